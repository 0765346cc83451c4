public import Drawing

/// A polygon: of equal sides in its box, or through points.
public struct Polygon: ShapeRepresentable, Sendable {
  /// The polygon.
  public let shape: Shape

  /// Creates a polygon of `sides` equal sides with a corner at the top; at least 3.
  public init(sides: Int) { shape = .regularPolygon(sides: sides) }

  /// Creates a closed polygon through `points`, from the top left corner of its box.
  public init(points: [Point]) { shape = .path(.polygon(points)) }
}
