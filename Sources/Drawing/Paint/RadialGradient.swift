/// Colours that change with the distance from `center`, from `startRadius` to `endRadius`.
public struct RadialGradient: Hashable, Sendable {
  /// The colours.
  public var gradient: Gradient
  /// The middle of both circles.
  public var center: Point
  /// The distance at which the gradient is at 0.
  public var startRadius: Double
  /// The distance at which the gradient is at 1.
  public var endRadius: Double

  /// Creates a gradient between two circles around `center`.
  public init(gradient: Gradient, center: Point, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
}
