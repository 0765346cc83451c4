import Scenography

extension Cast {
  /// The element that has the property which a step changes, or an error that says that there is none.
  func element(for property: LookChange.Property, of binder: Binder, _ step: Int) throws(SceneError) -> Int {
    if let element = tree.element(for: property, from: binder.element) { return element }
    let name = tree.elements[binder.element].node.content.name
    throw error("a \(name) has no \(property.name) to change; \(property.advice)", binder, step)
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
