/// A part of a scene with a name, made of other nodes.
///
///     struct Badge: Component {
///       let color: Color
///       var body: Node {
///         Circle().fill(color).frame(width: 64, height: 64)
///       }
///     }
public protocol Component: NodeRepresentable {
  /// What the component shows. Several nodes stand as if they stood in its place, and a modifier of the component makes
  /// a ``Group`` of them.
  @NodeBuilder var body: Node { get }
}

extension Component {
  /// What the component shows.
  public var node: Node { body }
}
