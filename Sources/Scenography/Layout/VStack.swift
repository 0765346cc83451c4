/// Nodes in a column, from top to bottom.
public struct VStack: NodeRepresentable, Sendable {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Node

  /// Creates a column of the nodes that `content` lists.
  ///
  /// - Parameters:
  ///   - alignment: Where nodes narrower than the column stand.
  ///   - spacing: The room between two nodes in pixels, 8 where none is given.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @NodeBuilder _ content: () -> Node
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The node of the stack.
  public var node: Node { Node(.vStack(alignment: alignment, spacing: spacing), children: [content]) }
}
