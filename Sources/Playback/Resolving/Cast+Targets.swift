import Drawing
import Motion
import Scenography

extension Cast {
  /// How the element looks once everything has settled: as it is declared, but for where steps have led it and for what
  /// steps do to it before their turn.
  func targetLook(of element: Int) -> Look {
    let declared = tree.elements[element].node.look
    var look = declared
    for override in members[nodes[element]].overrides {
      guard case .attribute(let attribute) = override.property else { continue }
      look[attribute] =
        override.isChange ? attribute.value(declared[attribute], changedBy: override.value) : override.value
    }
    for setup in pendingSetups(of: element) {
      if case .attribute(let attribute) = setup.property, !isOutlasted(setup, of: element) {
        look[attribute] = attribute.value(look[attribute], changedBy: setup.value)
      }
    }
    return look
  }

  /// The present tree with the boxes that steps give their nodes.
  func treeWithSteps() -> Tree {
    var tree = tree
    for element in tree.elements.indices {
      for override in members[nodes[element]].overrides where override.property.isLayout {
        tree.elements[element].node.set(override.property, to: override.value.x)
      }
      for setup in pendingSetups(of: element) where setup.property.isLayout {
        tree.elements[element].node.set(setup.property, to: setup.value.x)
      }
    }
    return tree
  }

  /// What steps do to the element before their turn, in the order in which it is applied: of two steps that say the same
  /// property, the first one written is the first to run, so it has the last word until then.
  private func pendingSetups(of element: Int) -> some Sequence<Setup> {
    setups[element].reversed().lazy.filter { members[nodes[$0.binder.element]].turns[$0.binder.binding].isPending }
  }

  /// Whether keyframes have led the attribute elsewhere since the node was put to how it looks before its step: what they
  /// say holds, and the step finds it there.
  private func isOutlasted(_ setup: Setup, of element: Int) -> Bool {
    let since = members[nodes[setup.binder.element]].turns[setup.binder.binding].since
    return members[nodes[element]].overrides.contains {
      $0.property == setup.property && !$0.isChange && $0.since > since
    }
  }

  // MARK: Moving

  /// Moves what of the element's look comes out different.
  ///
  /// - Returns: When that is done; `nil` where nothing is different.
  @discardableResult
  mutating func move(
    _ element: Int, to look: Look, with animation: Animation?, at now: Time, cancelling: Bool = false
  ) -> Ends? {
    let node = nodes[element]
    let old = members[node].target
    guard look != old else { return nil }
    members[node].target = look
    var ends: Ends?
    for attribute in Attribute.allCases {
      let target = look[attribute]
      guard !attribute.shows(target, like: old[attribute]) else { continue }
      let part = move(attribute, of: node, from: old[attribute], to: target, with: animation, at: now, cancelling)
      ends = ends ?? Ends(at: now)
      ends?.merge(part)
    }
    return ends
  }

  /// Moves the element's box, as ``move(_:to:with:at:cancelling:)`` moves its look.
  mutating func move(
    _ element: Int, to frame: Rect, with animation: Animation?, at now: Time, cancelling: Bool
  ) -> Ends? {
    let node = nodes[element]
    let old = members[node].frame
    guard frame != old else { return nil }
    members[node].frame = frame
    var ends = Ends(at: now)
    for attribute in Attribute.ofBox where old[attribute] != frame[attribute] {
      let (from, to) = (Lanes(old[attribute]), Lanes(frame[attribute]))
      ends.merge(move(attribute, of: node, from: from, to: to, with: animation, at: now, cancelling))
    }
    return ends
  }

  /// Lays the tree out anew and moves all boxes that come out different.
  ///
  /// - Parameter cancelled: The nodes whose boxes are not to go on with what still moves them.
  /// - Returns: When that is done, and the nodes whose boxes move.
  mutating func moveFrames(
    with animation: Animation?, at now: Time, cancelling cancelled: Set<Int> = []
  ) throws(SceneError) -> (ends: Ends, nodes: [Int]) {
    let layout = try layOut()
    var ends = Ends(at: now)
    var moved: [Int] = []
    for element in tree.elements.indices {
      let node = nodes[element]
      let isCancelled = cancelled.contains(node)
      if let end = move(element, to: layout.frames[element], with: animation, at: now, cancelling: isCancelled) {
        ends.merge(end)
        moved.append(node)
      }
      if isCancelled { for attribute in Attribute.ofBox { stop(attribute, node: node, at: now) } }
    }
    // Tracks carry the boxes; only a text that is broken into other lines needs to be told apart.
    if !layout.texts.elementsEqual(epochs.last?.texts.prefix(layout.texts.count) ?? []) { begin(layout, at: now) }
    return (ends, moved)
  }

  /// Ends what still moves the attribute: it stands at its target.
  mutating func stop(_ attribute: Attribute, node: Int, at now: Time) {
    if let index = existingTrack(of: attribute, node: node) { stop(index, at: now) }
  }

  /// Ends what still moves along the track.
  mutating func stop(_ track: Int, at now: Time) {
    guard timeline.tracks[track].settledEnd.map({ $0 > now }) ?? true else { return }
    timeline.modify(track) { $0.jump(to: $0.target, at: now, cancelling: true) }
  }

  mutating func move(
    _ attribute: Attribute, of node: Int, from old: Lanes, to target: Lanes, with animation: Animation?, at now: Time,
    _ cancelling: Bool
  ) -> Ends {
    let index = track(of: attribute, node: node, initial: old)
    guard let animation else {
      timeline.modify(index) { $0.jump(to: target, at: now, cancelling: cancelling) }
      return Ends(at: now)
    }
    let segment = timeline.modify(index) { $0.animate(to: target, with: animation, at: now) }
    return segment.map { Ends(logical: $0.logicalEnd, settled: $0.settledEnd) } ?? Ends(at: now)
  }

  // MARK: Tracks

  /// The track of an attribute of a node, made where there is none.
  mutating func track(of attribute: Attribute, node: Int, initial: Lanes? = nil) -> Int {
    if let index = existingTrack(of: attribute, node: node) { return index }
    let index = timeline.append(
      Timeline.Track(
        node: node, label: members[node].label, attribute: attribute,
        initial: initial ?? members[node].target[attribute]))
    tracksOfNode[node].append(index)
    return index
  }

  func existingTrack(of attribute: Attribute, node: Int) -> Int? {
    tracksOfNode[node].first { timeline.tracks[$0].attribute == attribute }
  }
}

extension Attribute {
  /// Whether nobody can tell the values apart.
  ///
  /// The colours of a look are sRGB, and on the way from Oklab and back some digits are lost: a step that leads to the
  /// colour that is declared must not pass for a change.
  fileprivate func shows(_ value: Lanes, like other: Lanes) -> Bool {
    guard laneCount == 4, value != other else { return value == other }
    let difference = value - other
    return (difference * difference).sum() < 1e-12
  }
}
