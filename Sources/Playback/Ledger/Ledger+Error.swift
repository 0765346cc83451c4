extension Ledger.Entry {
  /// The error of what the entry did; `problem` is what that does.
  func error(in scene: String, _ problem: String) -> SceneError {
    switch kind {
    case .step: SceneError(scene: scene, sequence: sequence, step: name, problem: "it \(problem)")
    case .change: SceneError(scene: scene, sequence: sequence, problem: "a change of state \(problem)")
    case .wait: SceneError(scene: scene, sequence: sequence, problem: "a wait \(problem)")
    }
  }
}
