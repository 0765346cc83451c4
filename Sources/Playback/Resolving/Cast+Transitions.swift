import Drawing
import Motion
import Scenography

extension Cast {
  /// A node that goes by a transition of its own.
  struct Departure {
    let node: Int
    /// When the transition has settled, and the node is gone; `nil` is never.
    var end: Time?
  }

  // MARK: Coming

  /// Where a node comes from, as far as something animates its way: only the root of what has come transitions, and what
  /// stands on the stage from the beginning does not.
  func arrival(
    of element: Int, size: Size, after before: [Standing], with animation: Animation?
  ) -> Transition.Displacement {
    let outer = tree.elements[element].parent.map { nodes[$0] }
    let isRoot = !epochs.isEmpty && outer.map { $0 < before.count && before[$0] != .absent } == true
    let transition = isRoot ? tree.elements[element].node.transition : .identity
    var displacement = transition.displacement(.insertion, of: size)
    var (look, displaced) = (Look(), Look())
    displaced.presence = displacement.presence
    for attribute in Attribute.ofPresence where (displacement.animation(of: attribute) ?? animation) != nil {
      look[attribute] = displaced[attribute]
    }
    displacement.presence = look.presence
    return displacement
  }

  /// Puts a node that was not there to how it looks, as much of it as is there.
  ///
  /// - Parameter isKnown: Whether it was there before; what nobody has seen yet moves from nowhere, and its tracks, if
  ///   ever there are any, begin with this look.
  mutating func place(_ element: Int, _ frame: Rect, at now: Time, isKnown: Bool, from presence: Presence) {
    var look = targetLook(of: element)
    look.presence = presence
    if isKnown {
      move(element, to: look, with: nil, at: now, cancelling: true)
      _ = move(element, to: frame, with: nil, at: now, cancelling: true)
    } else {
      members[nodes[element]].target = look
      members[nodes[element]].frame = frame
    }
  }

  /// Has a node come from where it is displaced, or from where it is on its way out.
  ///
  /// - Returns: When it is there; `nil` where it is there already.
  mutating func moveIn(
    _ node: Int, _ displacement: Transition.Displacement, with animation: Animation?, at now: Time
  ) -> Ends? {
    move(node, to: .whole, displacement, with: animation, at: now)
  }

  // MARK: Going

  /// Has all nodes go that were there and are no part of the present tree.
  ///
  /// - Returns: When they are complete and gone, and how many go by a transition.
  mutating func depart(
    from before: [Standing], at now: Time, with animation: Animation?
  ) -> (ends: Ends, moved: Int) {
    var ends = Ends(at: now)
    var moved = 0
    guard let shown = epochs.last else { return (ends, moved) }
    departures = departures.filter { !isPresent($0.node) }
    let known = Set(departures.map(\.node))
    for (element, node) in zip(shown.tree.elements, shown.nodes) where members[node].standing == .leaving {
      // What is part of something that goes, goes with it.
      guard let parent = element.parent, isPresent(shown.nodes[parent]), !known.contains(node) else { continue }
      let displacement = element.node.transition.displacement(.removal, of: members[node].frame.size)
      var departure = Departure(node: node, end: now)
      if let end = move(node, to: displacement.presence, displacement, with: animation, at: now) {
        ends.merge(end)
        moved += 1
        departure.end = settledPresence(of: node, from: now)
      }
      departures.append(departure)
    }
    dropDeparted(at: now)
    return (ends, moved)
  }

  /// The instants after `now` at which nodes that go are gone.
  func departureEnds(after now: Time) -> [Time] { departures.compactMap(\.end).filter { $0 > now } }

  /// Whether a node that goes is gone by `instant`.
  func hasDeparted(by instant: Time) -> Bool { departures.contains { $0.isOver(by: instant) } }

  /// Has what is gone by now show no more.
  mutating func removeDeparted(at now: Time) {
    guard hasDeparted(by: now), let shown = epochs.last else { return }
    dropDeparted(at: now)
    let count = tree.elements.count
    begin(Array(shown.frames.prefix(count)), Array(shown.texts.prefix(count)), at: now)
  }

  private mutating func dropDeparted(at now: Time) {
    guard hasDeparted(by: now), let shown = epochs.last else { return }
    let gone = Set(departures.filter { $0.isOver(by: now) }.map(\.node))
    var isGone = Array(repeating: false, count: shown.nodes.count)
    for (index, element) in shown.tree.elements.enumerated() {
      let node = shown.nodes[index]
      isGone[index] =
        members[node].standing == .leaving && (gone.contains(node) || element.parent.map { isGone[$0] } == true)
      if isGone[index] { dismiss(node, at: now) }
    }
    departures = departures.filter { members[$0.node].standing == .leaving }
  }

  /// Moves the presence of a node; what the transition does not animate, and the change does not, is where it goes at
  /// once.
  private mutating func move(
    _ node: Int, to presence: Presence, _ displacement: Transition.Displacement, with animation: Animation?,
    at now: Time
  ) -> Ends? {
    let old = members[node].target
    guard presence != old.presence else { return nil }
    members[node].target.presence = presence
    let look = members[node].target
    var ends: Ends?
    for attribute in Attribute.ofPresence where look[attribute] != old[attribute] {
      let own = displacement.animation(of: attribute) ?? animation
      let part = move(
        attribute, of: node, from: old[attribute], to: look[attribute], with: own, at: now, own == nil)
      guard own != nil else { continue }
      ends = ends ?? Ends(at: now)
      ends?.merge(part)
    }
    return ends
  }

  private func settledPresence(of node: Int, from now: Time) -> Time? {
    var end = now
    for attribute in Attribute.ofPresence {
      guard let track = existingTrack(of: attribute, node: node) else { continue }
      guard let settled = timeline.tracks[track].settledEnd else { return nil }
      end = max(end, settled)
    }
    return end
  }
}

extension Cast.Departure {
  fileprivate func isOver(by instant: Time) -> Bool { end.map { $0 <= instant } ?? false }
}
