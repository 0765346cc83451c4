/// Distances from the four edges of a box, in pixels.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance at the top.
  public var top: Double
  /// The distance at the left.
  public var leading: Double
  /// The distance at the bottom.
  public var bottom: Double
  /// The distance at the right.
  public var trailing: Double

  /// Creates insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates equal insets on all four edges.
  public init(_ length: Double) { self.init(top: length, leading: length, bottom: length, trailing: length) }
}
