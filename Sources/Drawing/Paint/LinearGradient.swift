/// Colours that change along the line from `start` to `end` and stay the same beyond its ends.
public struct LinearGradient: Hashable, Sendable {
  /// The colours.
  public var gradient: Gradient
  /// Where the gradient is at 0.
  public var start: Point
  /// Where the gradient is at 1.
  public var end: Point

  /// Creates a gradient from `start` to `end`.
  public init(gradient: Gradient, start: Point, end: Point) {
    self.gradient = gradient
    self.start = start
    self.end = end
  }
}
