/// Colours that change with the direction from `center`, clockwise once around from `angle`.
public struct ConicGradient: Hashable, Sendable {
  /// The colours.
  public var gradient: Gradient
  /// The point around which the colours turn.
  public var center: Point
  /// The direction in which the gradient is at 0; zero points to the right.
  public var angle: Angle

  /// Creates a gradient once around `center`.
  public init(gradient: Gradient, center: Point, angle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.angle = angle
  }
}
