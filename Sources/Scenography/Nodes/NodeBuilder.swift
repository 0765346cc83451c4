/// Makes one node of the nodes that a block lists, with `if`, `switch` and `for`.
///
/// Each statement keeps its place among the others whether it makes nodes or not, so that a node that comes or goes does
/// not change which node its neighbours are.
@resultBuilder
public enum NodeBuilder {
  /// A node, shape, text, stack or component.
  public static func buildExpression(_ expression: some NodeRepresentable) -> Node { expression.node }
  /// All statements of a block.
  public static func buildBlock(_ nodes: Node...) -> Node {
    nodes.count == 1 ? nodes[0] : Node(.list(branch: 0), children: nodes)
  }
  /// What an `if` without `else` makes.
  public static func buildOptional(_ node: Node?) -> Node {
    Node(.list(branch: 0), children: node.map { [$0] } ?? [])
  }
  /// What an `if` makes when it holds.
  public static func buildEither(first node: Node) -> Node { Node(.list(branch: 1), children: [node]) }
  /// What an `else` makes.
  public static func buildEither(second node: Node) -> Node { Node(.list(branch: 2), children: [node]) }
  /// What a `for` makes.
  public static func buildArray(_ nodes: [Node]) -> Node { Node(.list(branch: 0), children: nodes) }
  /// What an availability check makes.
  public static func buildLimitedAvailability(_ node: Node) -> Node { node }
}
