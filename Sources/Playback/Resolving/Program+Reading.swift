import Motion
import Scenography

extension Program {
  private static let greatestDepth = 200
  private static let mostReplays = 10_000

  /// Takes an action in, and all that it holds.
  ///
  /// - Returns: The number of its item.
  mutating func add(_ action: Action, scope: String, depth: Int) throws(SceneError) -> Int {
    guard depth <= Self.greatestDepth else {
      throw error(in: scope, "actions are nested more than \(Self.greatestDepth) deep; flatten them")
    }
    switch action {
    case .step(let name): return append(.step(try addStep(name, in: scope)), scope)
    case .wait(let seconds): return append(.wait(try length(seconds, "a wait", in: scope)), scope)
    case .waitForCue(let name): return append(.waitForCue(name), scope)
    case .cue(let name):
      guard knownCues.insert(name).inserted else {
        throw error(in: scope, "two cues are called \(name); give one of them another name")
      }
      cueNames.append(name)
      return append(.cue(name), scope)
    case .trigger(let name, let policy): return append(.trigger(name, policy), scope)
    case .reset(let name): return append(.reset(name), scope)
    case .replay(let name, let times):
      guard times >= 0, times <= Self.mostReplays else {
        throw error(in: scope, "it replays \(name) \(times) times; give a number from 0 to \(Self.mostReplays)")
      }
      return append(.replay(name, times: times), scope)
    case .change(let change):
      if let problem = change.animation?.problem { throw error(in: scope, "a change of state: \(problem)") }
      return append(.change(change), scope)
    case .placed(let action, let start):
      let item = try add(action, scope: scope, depth: depth + 1)
      items[item].start = try read(start, in: scope)
      return item
    case .group(let actions, let end): return try addMembers(actions, to: append(.group(end), scope), scope, depth)
    case .staggered(let actions, let timing):
      if let problem = timing.problem { throw error(in: scope, "a stagger: \(problem)") }
      let item = try addMembers(actions, to: append(.group(.withLast), scope), scope, depth)
      let children = items[item].children
      for (child, delay) in zip(children, timing.delays(count: children.count)) {
        items[child].start = .afterStart(delay)
      }
      return item
    case .repeated(let actions, let times):
      guard times >= 1, times <= Self.mostReplays else {
        throw error(in: scope, "it repeats actions \(times) times; give a number from 1 to \(Self.mostReplays)")
      }
      return try addInOrder(actions, to: append(.repeated(times: times), scope), scope, depth)
    case .sequence(nil, _, let actions):
      return try addInOrder(actions, to: append(.sequence(isNamed: false), scope), scope, depth)
    case .sequence(let name?, _, let actions):
      let item = append(.sequence(isNamed: true), name)
      guard sequenceItems.updateValue(item, forKey: name) == nil else {
        throw error(
          in: name,
          "two sequences have this name; give one of them another"
            + (name == Self.mainScope ? ", since what stands outside of named sequences is the sequence main" : ""))
      }
      sequenceNames.append(name)
      if depth > 0 { sequencesInSequence[scope, default: []].append(name) }
      return try addInOrder(actions, to: item, name, depth)
    }
  }

  /// Takes the members of a group in.
  private mutating func addMembers(
    _ actions: [Action], to item: Int, _ scope: String, _ depth: Int
  ) throws(SceneError) -> Int {
    if let number = actions.firstIndex(where: \.isPlaced) {
      throw error(
        in: scope,
        "member \(number + 1) of a group says when it starts, but members start side by side; put it into a Sequenced")
    }
    return try add(actions, to: item, scope, depth)
  }

  /// Takes the actions of a sequence in; before the first of them there is nothing to overlap.
  private mutating func addInOrder(
    _ actions: [Action], to item: Int, _ scope: String, _ depth: Int
  ) throws(SceneError) -> Int {
    let item = try add(actions, to: item, scope, depth)
    if let first = items[item].children.first, case .beforeEnd = items[first].start {
      throw error(in: scope, "the first action begins before the end of the one before it, but there is none")
    }
    return item
  }

  private mutating func add(_ actions: [Action], to item: Int, _ scope: String, _ depth: Int) throws(SceneError) -> Int
  {
    for action in actions {
      let child = try add(action, scope: scope, depth: depth + 1)
      items[item].children.append(child)
    }
    return item
  }

  private mutating func append(_ work: Work, _ scope: String) -> Int {
    items.append(Item(work: work, scope: scope))
    return items.count - 1
  }

  private mutating func addStep(_ name: String, in scope: String) throws(SceneError) -> Int {
    let step = StepName(scope: scope, name: name)
    guard stepNumbers.updateValue(steps.count, forKey: step) == nil else {
      throw SceneError(
        scene: scene, sequence: scope, step: name,
        problem: "the step stands in its sequence twice, but has one turn; give the second another name"
      )
    }
    stepsOfSequence[scope, default: []].append(steps.count)
    steps.append(step)
    return steps.count - 1
  }

  private func read(_ start: ActionStart, in scope: String) throws(SceneError) -> Start {
    switch start {
    case .afterPreviousEnds(let seconds): .afterEnd(try length(seconds, "a start", in: scope))
    case .beforePreviousEnds(let seconds): .beforeEnd(try length(seconds, "an overlap", in: scope))
    case .afterPreviousStarts(let seconds): .afterStart(try length(seconds, "a start", in: scope))
    }
  }

  private func length(_ seconds: Double, _ what: String, in scope: String) throws(SceneError) -> Time {
    guard seconds >= 0, seconds <= Animation.longestDuration, let time = Time(seconds: seconds) else {
      throw error(
        in: scope, "\(what) cannot last \(seconds) s; give a number from 0 to \(Int(Animation.longestDuration))")
    }
    return time
  }

  private func error(in scope: String, _ problem: String) -> SceneError {
    SceneError(scene: scene, sequence: scope, problem: problem)
  }
}

extension Action {
  fileprivate var isPlaced: Bool {
    if case .placed = self { true } else { false }
  }
}
