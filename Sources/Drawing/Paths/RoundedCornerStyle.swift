/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle or an ellipse.
  case circular
  /// A curve that leaves the sides gradually, half as far again from the corner as a quarter circle would.
  case continuous
}
