/// An ellipse that touches all sides of its box.
public struct Ellipse: ShapeRepresentable, Sendable {
  /// Creates an ellipse.
  public init() {}

  /// The shape.
  public var shape: Shape { .ellipse }
}
