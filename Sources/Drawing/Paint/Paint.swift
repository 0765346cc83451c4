/// What a path is filled or stroked with. Geometry is in the coordinates of the item that is painted.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case solid(Color)
  /// A gradient along a line.
  case linear(LinearGradient)
  /// A gradient from one circle to another.
  case radial(RadialGradient)
  /// A gradient around a point.
  case conic(ConicGradient)
}
