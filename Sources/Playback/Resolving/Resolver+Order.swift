import Motion
import Scenography

/// Which action of a sequence begins when.
extension Resolver {
  /// Begins a sequence with its first action, or ends it where it has none.
  mutating func beginInOrder(_ index: Int) throws(SceneError) {
    guard let next = next(of: index) else { return try end(index, at: now) }
    switch next.start {
    case .afterEnd(let length), .afterStart(let length): schedule(next.item, of: index, at: now + length)
    case .beforeEnd: schedule(next.item, of: index, at: now)
    }
  }

  /// Takes note that `child` has begun, in the place of `replaced` where that was cut short.
  mutating func childBegan(_ child: Int, of parent: Int, replacing replaced: Int?) {
    if let replaced {
      if activations[parent].latest == replaced { activations[parent].latest = child }
      return
    }
    activations[parent].begun += 1
    activations[parent].running += 1
    activations[parent].latest = child
  }

  /// Schedules what begins some time after the start of `child`, which has just begun.
  mutating func scheduleFromStart(of child: Int, in parent: Int) {
    guard isLast(child, of: parent), let next = next(of: parent), case .afterStart(let length) = next.start else {
      return
    }
    schedule(next.item, of: parent, at: now + length)
  }

  /// Schedules what overlaps the end of an activation as soon as that end is known: its own, and that of what it is the
  /// last part of.
  mutating func endIsKnown(_ activation: Int) throws(SceneError) {
    var child = activation
    while let end = activations[child].knownEnd, let parent = activations[child].parent {
      activations[parent].know(end, isNew: !activations[child].hasToldEnd)
      activations[child].hasToldEnd = true
      if isLast(child, of: parent), let next = next(of: parent), case .beforeEnd(let length) = next.start {
        guard end - length >= now else { throw overlapError(next.item, length, end - now) }
        schedule(next.item, of: parent, at: end - length)
      }
      guard let end = knownEnd(of: parent), end != activations[parent].knownEnd else { return }
      activations[parent].knownEnd = end
      child = parent
    }
  }

  /// Goes on after the end of `child`.
  mutating func childEnded(_ child: Int, of parent: Int) throws(SceneError) {
    activations[parent].running -= 1
    if isLast(child, of: parent), let next = next(of: parent) {
      switch next.start {
      case .afterEnd(let length):
        if length == .zero { try countHandOver(from: child, to: next.item) }
        schedule(next.item, of: parent, at: now + length)
      case .beforeEnd(let length): throw overlapError(next.item, length, .zero)
      case .afterStart: break
      }
    }
    let item = program.items[activations[parent].item]
    if case .group(.withFirst) = item.work { return try end(parent, at: now) }
    if activations[parent].running == 0, activations[parent].begun == item.children.count { try end(parent, at: now) }
  }

  /// Whether something waits for the end of the activation, in its sequence or around a group that it is in.
  func isAwaited(_ activation: Int) -> Bool {
    var child = activation
    while let parent = activations[child].parent {
      let item = program.items[activations[parent].item]
      // Another member may end a race.
      if case .group(.withFirst) = item.work, item.children.count > 1 { return false }
      if isLast(child, of: parent), let next = next(of: parent) {
        guard case .afterStart = next.start else { return true }
      }
      if hasMorePasses(parent) { return true }
      child = parent
    }
    return false
  }

  // MARK: What is known

  private func isInOrder(_ activation: Int) -> Bool {
    switch program.items[activations[activation].item].work {
    case .sequence, .repeated: true
    default: false
    }
  }

  /// Whether `child` began last in the sequence `parent`, and nothing after it is scheduled.
  private func isLast(_ child: Int, of parent: Int) -> Bool {
    isInOrder(parent) && activations[parent].latest == child
      && activations[parent].begun == activations[parent].scheduled
  }

  /// The next child of a sequence that is not scheduled yet.
  private func next(of index: Int) -> (item: Int, start: Program.Start)? {
    let children = program.items[activations[index].item].children
    let next = activations[index].scheduled
    return next < children.count ? (children[next], program.items[children[next]].start) : nil
  }

  private mutating func schedule(_ item: Int, of parent: Int, at time: Time) {
    activations[parent].scheduled += 1
    agenda.add(.begin(item: item, parent: parent), at: time)
  }

  /// Whether a repetition is to begin again after the pass that it is in.
  func hasMorePasses(_ activation: Int) -> Bool {
    guard case .repeated(let times) = program.items[activations[activation].item].work else { return false }
    return activations[activation].passes + 1 < times
  }

  /// When a sequence or a group ends, where all its children have begun and the ends of all are known.
  private func knownEnd(of parent: Int) -> Time? {
    let item = program.items[activations[parent].item]
    let known = activations[parent].knownEnds
    guard known.count == item.children.count, !hasMorePasses(parent) else { return nil }
    if case .group(.withFirst) = item.work { return known.first }
    return known.last
  }

  private func overlapError(_ item: Int, _ length: Time, _ known: Time) -> SceneError {
    SceneError(
      scene: program.scene, sequence: program.items[item].scope, step: stepName(of: item),
      problem: "it begins \(length) before the end of what comes before it, but that end is known only \(known) ahead; "
        + "let it begin \(known) before the end at most, or some time after the start of what comes before it")
  }
}

extension Resolver.Activation {
  /// Takes the end of a child in.
  fileprivate mutating func know(_ end: Time, isNew: Bool) {
    if isNew { knownEnds.count += 1 }
    knownEnds.first = min(knownEnds.first ?? end, end)
    knownEnds.last = max(knownEnds.last ?? end, end)
  }
}
