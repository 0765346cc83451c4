import Numerics
import Scenography

extension Program {
  /// The number of a step, or an error that says what is wrong with its name.
  func number(of binding: StepBinding, node: String) throws(SceneError) -> Int {
    let scope = try scope(of: binding, node: node)
    if let number = stepNumbers[StepName(scope: scope, name: binding.name)] { return number }
    let known = steps(of: scope).map { steps[$0].name }
    let hint = EditDistance.nearest(to: binding.name, in: known).map { "did you mean \($0)?" }
    throw SceneError(
      scene: scene, sequence: scope, step: binding.name, node: node,
      problem: "the sequence has no step of this name; \(hint ?? "add Step(\"\(binding.name)\") to it")")
  }

  private func scope(of binding: StepBinding, node: String) throws(SceneError) -> String {
    if let name = binding.sequence {
      if sequenceItems[name] != nil { return name }
      throw SceneError(
        scene: scene, sequence: name, step: binding.name, node: node,
        problem: "no sequence is called so; \(hint(for: name))")
    }
    if sequenceNames.count == 1 { return sequenceNames[0] }
    if sequenceNames.isEmpty {
      throw SceneError(
        scene: scene, step: binding.name, node: node,
        problem: "the scene has no choreography; add one with Step(\"\(binding.name)\")")
    }
    let owners = sequenceNames.filter { stepNumbers[StepName(scope: $0, name: binding.name)] != nil }
    let owner = owners.count == 1 ? "\"\(owners[0])\"" : "…"
    throw SceneError(
      scene: scene, step: binding.name, node: node,
      problem: "it does not say which sequence it is a step of, and there are "
        + "\(sequenceNames.joined(separator: ", ")); write .step(\"\(binding.name)\", in: \(owner))")
  }

  /// Looks all names of sequences and cues up that actions refer to.
  func checkReferences() throws(SceneError) {
    for item in items {
      switch item.work {
      case .trigger(let name, _): try check(name, of: item, "triggers")
      case .reset(let name): try check(name, of: item, "resets")
      case .replay(let name, _): try check(name, of: item, "replays")
      case .waitForCue(let name) where !knownCues.contains(name):
        let near = EditDistance.nearest(to: name, in: cueNames).map { "did you mean \($0)?" }
        throw SceneError(
          scene: scene, sequence: item.scope,
          problem: "it waits for the cue \(name), but there is none; \(near ?? "add Cue(\"\(name)\")")")
      case .step, .sequence, .group, .repeated, .wait, .waitForCue, .cue, .change: break
      }
    }
  }

  private func check(_ name: String, of item: Item, _ verb: String) throws(SceneError) {
    guard sequenceItems[name] == nil else { return }
    throw SceneError(
      scene: scene, sequence: item.scope,
      problem: "it \(verb) \(name), but no sequence is called so; \(hint(for: name))")
  }

  /// What may have been meant by the name of a sequence that there is not.
  private func hint(for name: String) -> String {
    if let near = EditDistance.nearest(to: name, in: sequenceNames) { return "did you mean \(near)?" }
    return sequenceNames.isEmpty
      ? "add it with Sequenced(\"\(name)\")" : "there are \(sequenceNames.joined(separator: ", "))"
  }
}
