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
      let binding = tree.elements[binder.element].node.steps[binder.binding]
      let ends =
        switch binding.part {
        case .look(let animation, let from, let to):
          try perform(animation, from, to, of: binder, step, at: now)
        case .keyframes(let tracks): try perform(tracks, of: binder, step, at: now)
        }
      parts.append(Part(node: nodes[binder.element], ends: ends))
    }
    return (Ends(of: parts.map(\.ends), from: now), parts)
  }

  private mutating func perform(
    _ animation: Animation, _ from: LookChange, _ to: LookChange, of binder: Binder, _ step: Int, at now: Time
  ) throws(SceneError) -> Ends {
    members[nodes[binder.element]].isPending[binder.binding] = false
    var touched: [Int] = []
    var changesLayout = false
    for (property, _) in from.entries {
      let element = try element(for: property, of: binder, step)
      if !touched.contains(element) { touched.append(element) }
      changesLayout = changesLayout || property.isLayout
    }
    for (property, value) in to.entries {
      let element = try element(for: property, of: binder, step)
      if !touched.contains(element) { touched.append(element) }
      changesLayout = changesLayout || property.isLayout
      let declared = tree.elements[element].node
      override(element, property, declared.value(of: property, changedBy: value), step)
    }
    var ends = Ends(at: now)
    for element in touched {
      if let moved = move(element, to: targetLook(of: element), with: animation, at: now) { ends.merge(moved) }
    }
    if changesLayout { ends.merge(try moveFrames(with: animation, at: now, cancelling: false)) }
    return ends
  }

  private mutating func perform(
    _ tracks: [AttributeKeyframes], of binder: Binder, _ step: Int, at now: Time
  ) throws(SceneError) -> Ends {
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
      override(element, .attribute(track.attribute), keyframes.end, step)
      members[node].target[track.attribute] = keyframes.end
    }
    return ends
  }

  /// Puts all nodes of the sequence `name` back to how they look before it, and ends what still moves them.
  mutating func reset(_ name: String, at now: Time) throws(SceneError) {
    rearm(name)
    let steps = Set(program.steps.indices.filter { program.steps[$0].scope == name })
    var touched: [Int] = []
    var changesLayout = false
    for step in program.steps.indices where steps.contains(step) {
      for binder in binders[step] {
        members[nodes[binder.element]].isPending[binder.binding] = true
        for property in tree.elements[binder.element].node.steps[binder.binding].properties {
          let element = try element(for: property, of: binder, step)
          members[nodes[element]].overrides.removeAll { steps.contains($0.step) }
          touched.append(element)
          changesLayout = changesLayout || property.isLayout
          if case .attribute(let attribute) = property { stop(attribute, node: nodes[element], at: now) }
        }
      }
    }
    for element in touched { move(element, to: targetLook(of: element), with: nil, at: now, cancelling: true) }
    if changesLayout { _ = try moveFrames(with: nil, at: now, cancelling: true) }
  }

  private mutating func override(_ element: Int, _ property: LookChange.Property, _ value: Lanes, _ step: Int) {
    let node = nodes[element]
    members[node].overrides.removeAll { $0.property == property }
    members[node].overrides.append(Override(property: property, value: value, step: step))
  }

  // MARK: Checking

  /// The element that has the property which a step changes, or an error that says that there is none.
  func element(for property: LookChange.Property, of binder: Binder, _ step: Int) throws(SceneError) -> Int {
    if let element = tree.element(for: property, from: binder.element) { return element }
    let element = tree.elements[binder.element]
    throw SceneError(
      scene: scene, sequence: program.steps[step].scope, step: program.steps[step].name,
      node: tree.label(of: binder.element),
      problem: "a \(element.node.content.name) has no \(property.name) to change; \(property.advice)")
  }

  /// Whether the step's numbers are in range and what it changes is there.
  mutating func check(_ binding: StepBinding, at binder: Binder, step: Int) throws(SceneError) {
    for property in binding.properties {
      hasLayoutSteps = hasLayoutSteps || property.isLayout
      let element = tree.elements[try element(for: property, of: binder, step)]
      if case .attribute(let attribute) = property, let problem = element.node.problem(changing: attribute) {
        throw error(problem, binder, step)
      }
    }
    if let problem = binding.problem { throw error(problem, binder, step) }
  }

  private func error(_ problem: String, _ binder: Binder, _ step: Int) -> SceneError {
    SceneError(
      scene: scene, sequence: program.steps[step].scope, step: program.steps[step].name,
      node: tree.label(of: binder.element), problem: problem)
  }
}
