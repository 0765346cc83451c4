/// What can stand in a scene: shapes, texts, stacks, components of your own, and nodes.
///
/// All modifiers are here, and each gives a ``Node``.
public protocol NodeRepresentable {
  /// The node it stands for.
  var node: Node { get }
}

extension Node: NodeRepresentable {
  /// The node itself.
  public var node: Node { self }
}
