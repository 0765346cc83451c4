/// What is wrong with a scene, where, and what to do about it.
public struct SceneError: Error, Hashable, Sendable {
  /// The name of the scene.
  public var scene: String
  /// The sequence concerned, where one is.
  public var sequence: String?
  /// The step concerned, where one is.
  public var step: String?
  /// The node concerned, where one is.
  public var node: String?
  /// What is wrong, and what to do, as a clause that follows the place.
  public var problem: String

  /// Creates an error.
  public init(
    scene: String, sequence: String? = nil, step: String? = nil, node: String? = nil, problem: String
  ) {
    self.scene = scene
    self.sequence = sequence
    self.step = step
    self.node = node
    self.problem = problem
  }
}

extension SceneError: CustomStringConvertible {
  /// The place, then the problem: "scene QuickStart, sequence intro, step button: its spring has no damping; …".
  public var description: String {
    let place = [
      "scene \(scene)", sequence.map { "sequence \($0)" }, step.map { "step \($0)" }, node.map { "node \($0)" },
    ]
    return place.compactMap { $0 }.joined(separator: ", ") + ": " + problem
  }
}
