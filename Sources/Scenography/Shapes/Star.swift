/// A star in the largest circle in its box, a point at the top.
public struct Star: ShapeRepresentable, Sendable {
  let points: Int
  let innerRatio: Double

  /// Creates a star.
  ///
  /// - Parameters:
  ///   - points: How many points it has; at least 2.
  ///   - innerRatio: The radius of its inner corners as a fraction of the outer ones, 0…1; 0.382 is the pentagram.
  public init(points: Int = 5, innerRatio: Double = 0.381966) {
    self.points = points
    self.innerRatio = innerRatio
  }

  /// The shape.
  public var shape: Shape { .star(points: points, innerRatio: innerRatio) }
}
