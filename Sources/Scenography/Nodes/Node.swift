import Drawing
import Motion

/// One node of the tree that a scene shows: what it is, what it holds, and how it looks.
///
/// A concrete value without type parameters, so that a large scene type-checks fast. A modifier that changes the box of a
/// node (frame, padding, background, overlay, position, clip) wraps it in another node, as in SwiftUI; a modifier that
/// changes how it looks (opacity, offset, scale, rotation, shadow) changes ``look`` of the node itself.
public struct Node: Hashable, Sendable {
  /// What the node is.
  public var content: Content
  /// The nodes it holds, from the bottom up.
  public internal(set) var children: [Node]
  /// How many levels of nodes there are, this one among them.
  let height: Int
  /// How it looks when no step changes it.
  public var look: Look
  /// What it is filled and stroked with.
  public var style: ShapeStyle
  /// The order among its siblings in which it is drawn: larger covers smaller, equal ones keep their order.
  public var zIndex: Double
  /// The steps of sequences that it takes part in.
  public var steps: [StepBinding]
  /// A name that tells it from its siblings, in place of its position among them.
  public var id: String?
  /// How it comes and goes; ``Transition/opacity`` where nothing is said.
  public var transition: Transition

  /// Creates a node of `content` that holds `children`.
  ///
  /// Nodes nested more deeply than ``Tree/greatestDepth`` are left out, for ``Tree/init(_:)`` to report: to walk over
  /// them, or only to give their memory back, would overflow the stack.
  public init(_ content: Content, children: [Node] = []) {
    self.content = content
    let height = 1 + (children.lazy.map(\.height).max() ?? 0)
    self.height = min(height, Tree.greatestDepth + 1)
    self.children = height > Tree.greatestDepth ? [] : children
    look = Look()
    style = ShapeStyle()
    zIndex = 0
    steps = []
    id = nil
    transition = .opacity
  }
}

extension Node {
  /// The node, or a group of the nodes that it lists, on top of each other: what a modifier can hold for.
  var single: Node {
    if case .list = content { return Node(.zStack(alignment: .center), children: [self]) }
    return self
  }

  /// The node in another box, which takes its place among its siblings, and with it its name, its order and how it comes
  /// and goes.
  func wrapped(in content: Content, with second: Node? = nil) -> Node {
    var inner = single
    (inner.id, inner.zIndex, inner.transition) = (nil, 0, .opacity)
    var outer = Node(content, children: [inner] + (second.map { [$0] } ?? []))
    (outer.id, outer.zIndex, outer.transition) = (id, zIndex, transition)
    return outer
  }
}
