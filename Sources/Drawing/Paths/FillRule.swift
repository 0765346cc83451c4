/// What counts as the inside of a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  /// A point is inside when the path winds around it a number of times other than zero.
  case nonZero
  /// A point is inside when a ray from it crosses the path an odd number of times.
  case evenOdd
}
