import Drawing
import Motion
import Scenography

extension Cast {
  /// Performs the step: every node of it begins to move.
  ///
  /// - Returns: When the step is done, and the part of each node; no parts where no node has the step.
  mutating func perform(_ step: Int, at now: Time) throws(SceneError) -> (total: Ends, parts: [Part]) {
    markBegun(step)
    var parts: [Part] = []
    for binder in binders[step] {
      let ends =
        switch binding(of: binder).part {
        case .look(let animation, let from, let to):
          try perform(animation, from, to, of: binder, step, at: now)
        case .keyframes(let tracks): try perform(tracks, of: binder, step, at: now)
        }
      parts.append(Part(node: nodes[binder.element], ends: ends))
    }
    return (Ends(of: parts.map(\.ends), from: now), parts)
  }

  func binding(of binder: Binder) -> StepBinding { tree.elements[binder.element].node.steps[binder.binding] }

  private mutating func perform(
    _ animation: Animation, _ from: LookChange, _ to: LookChange, of binder: Binder, _ step: Int, at now: Time
  ) throws(SceneError) -> Ends {
    setTurn(of: binder, isPending: false)
    var touched = try hold(to, of: binder, step)
    for (property, _) in from.entries {
      let element = try element(for: property, of: binder, step)
      if !touched.contains(element) { touched.append(element) }
    }
    var ends = Ends(at: now)
    for element in touched {
      if let moved = move(element, to: targetLook(of: element), with: animation, at: now) { ends.merge(moved) }
    }
    if (from.entries + to.entries).contains(where: \.property.isLayout) {
      let boxes = try moveFrames(with: animation, at: now)
      boxesMoved[step, default: []] += boxes.nodes
      ends.merge(boxes.ends)
    }
    return ends
  }

  private mutating func perform(
    _ tracks: [AttributeKeyframes], of binder: Binder, _ step: Int, at now: Time
  ) throws(SceneError) -> Ends {
    setTurn(of: binder, isPending: false)
    var ends = Ends(at: now)
    for track in tracks {
      let element = try element(for: .attribute(track.attribute), of: binder, step)
      let node = nodes[element]
      let index = self.track(of: track.attribute, node: node)
      let isMoving = timeline.tracks[index].settledEnd.map { $0 > now } ?? true
      if !isMoving {
        // At rest keyframes begin anew: where they themselves had led before does not count.
        members[node].overrides.removeAll { $0.property == .attribute(track.attribute) && $0.step == step }
      }
      let shown = timeline.tracks[index].state(at: now)
      let keyframes = KeyframeTrack(
        initial: isMoving ? shown.value : targetLook(of: element)[track.attribute],
        initialVelocity: isMoving ? shown.velocity : .zero, keyframes: track.keyframes)
      if let segment = timeline.modify(index, { $0.run(keyframes, at: now) }) {
        ends.merge(Ends(logical: segment.logicalEnd, settled: segment.settledEnd))
      }
      hold(keyframes.end, as: .attribute(track.attribute), isChange: false, of: element, step)
      members[node].target[track.attribute] = keyframes.end
    }
    return ends
  }

  /// Puts all nodes of `steps` back to how they look before them, and ends what still moves them.
  mutating func reset(_ steps: [Int], at now: Time) throws(SceneError) {
    let isReset = Set(steps)
    for node in members.indices where members[node].standing == .leaving {
      members[node].turns.removeAll { isReset.contains($0.step) }
      members[node].overrides.removeAll { isReset.contains($0.step) }
    }
    var touched: [(element: Int, property: LookChange.Property)] = []
    var boxes: Set<Int> = []
    for step in steps {
      begun[step] = 0
      boxes.formUnion(boxesMoved.removeValue(forKey: step) ?? [])
      for binder in binders[step] {
        setTurn(of: binder, isPending: true)
        for property in binding(of: binder).properties {
          let element = try element(for: property, of: binder, step)
          members[nodes[element]].overrides.removeAll { isReset.contains($0.step) }
          touched.append((element, property))
        }
      }
    }
    for (element, _) in touched {
      move(element, to: targetLook(of: element), with: nil, at: now, cancelling: true)
    }
    for case (let element, .attribute(let attribute)) in touched { stop(attribute, node: nodes[element], at: now) }
    if touched.contains(where: \.property.isLayout) { _ = try moveFrames(with: nil, at: now, cancelling: boxes) }
  }

  private mutating func setTurn(of binder: Binder, isPending: Bool) {
    members[nodes[binder.element]].turns[binder.binding].isPending = isPending
    members[nodes[binder.element]].turns[binder.binding].since = begunCount
  }

  // MARK: Holding

  /// Has what the step leads to hold from now on.
  ///
  /// - Returns: The elements whose look or box that is, each once.
  mutating func hold(_ to: LookChange, of binder: Binder, _ step: Int) throws(SceneError) -> [Int] {
    var touched: [Int] = []
    for (property, value) in to.entries {
      let element = try element(for: property, of: binder, step)
      if !touched.contains(element) { touched.append(element) }
      // Only a reset of the whole sequence takes this back, so nobody will ask where its earlier steps have led.
      let steps = program.steps
      members[nodes[element]].overrides.removeAll {
        $0.property == property && steps[$0.step].scope == steps[step].scope
      }
      hold(value, as: property, isChange: true, of: element, step)
    }
    return touched
  }

  /// Has `value` hold in place of the declared one and of where earlier steps have led.
  mutating func hold(
    _ value: Lanes, as property: LookChange.Property, isChange: Bool, of element: Int, _ step: Int
  ) {
    let node = nodes[element]
    members[node].overrides.removeAll { $0.property == property && $0.step == step }
    members[node].overrides.append(
      Override(property: property, value: value, isChange: isChange, step: step, since: begunCount))
  }
}
