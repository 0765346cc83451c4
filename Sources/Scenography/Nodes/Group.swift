import Drawing

/// Several nodes as one, on top of each other: modifiers of the group hold for all of them together.
public struct Group: NodeRepresentable, Sendable {
  let content: Node

  /// Creates a group of the nodes that `content` lists.
  public init(@NodeBuilder _ content: () -> Node) { self.content = content() }

  /// The node of the group.
  public var node: Node { Node(.zStack(alignment: .center), children: [content]) }
}
