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
  public var children: [Node]
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

  /// Creates a node of `content` that holds `children`.
  public init(_ content: Content, children: [Node] = []) {
    self.content = content
    self.children = children
    look = Look()
    style = ShapeStyle()
    zIndex = 0
    steps = []
    id = nil
  }
}
