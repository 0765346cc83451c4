/// A rectangle whose shorter sides are half circles.
public struct Capsule: ShapeRepresentable, Sendable {
  /// Creates a capsule.
  public init() {}

  /// The shape.
  public var shape: Shape { .capsule }
}
