/// The largest circle in the middle of its box.
public struct Circle: ShapeRepresentable, Sendable {
  /// Creates a circle.
  public init() {}

  /// The shape.
  public var shape: Shape { .circle }
}
