/// A rectangle that fills its box.
public struct Rectangle: ShapeRepresentable, Sendable {
  /// Creates a rectangle.
  public init() {}

  /// The shape.
  public var shape: Shape { .rectangle }
}
