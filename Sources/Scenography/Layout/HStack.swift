/// Nodes in a row, from left to right.
public struct HStack: NodeRepresentable, Sendable {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Node

  /// Creates a row of the nodes that `content` lists.
  ///
  /// - Parameters:
  ///   - alignment: Where nodes lower than the row stand.
  ///   - spacing: The room between two nodes in pixels, 8 where none is given.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @NodeBuilder _ content: () -> Node
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The node of the stack.
  public var node: Node { Node(.hStack(alignment: alignment, spacing: spacing), children: [content]) }
}
