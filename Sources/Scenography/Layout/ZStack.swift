public import Drawing

/// Nodes on top of each other, the first at the bottom.
public struct ZStack: NodeRepresentable, Sendable {
  let alignment: Alignment
  let content: Node

  /// Creates a stack of the nodes that `content` lists; smaller ones stand at `alignment` of the largest.
  public init(alignment: Alignment = .center, @NodeBuilder _ content: () -> Node) {
    self.alignment = alignment
    self.content = content()
  }

  /// The node of the stack.
  public var node: Node { Node(.zStack(alignment: alignment), children: [content]) }
}
