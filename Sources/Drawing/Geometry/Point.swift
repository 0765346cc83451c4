/// A position or a displacement in the plane, in pixels: x to the right, y down.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Creates the point (`x`, `y`).
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Point {
  /// The sum of two displacements.
  public static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
  /// The displacement from `right` to `left`.
  public static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
  /// The displacement made `factor` times as long.
  public static func * (point: Point, factor: Double) -> Point { Point(x: point.x * factor, y: point.y * factor) }

  /// The distance from the origin, √(x² + y²).
  public var length: Double { (x * x + y * y).squareRoot() }
  /// Whether both coordinates are finite numbers.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point `fraction` of the way to `other`; 0 is this point, 1 is `other`, values outside extrapolate.
  public func interpolated(to other: Point, fraction: Double) -> Point { self + (other - self) * fraction }
}
