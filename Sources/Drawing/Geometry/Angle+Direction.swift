import Numerics

extension Angle {
  /// The unit vector in this direction, (cos, sin); zero points to the right, a quarter turn down.
  ///
  /// Multiples of a quarter turn, whether written in degrees or as multiples of π/2, give exactly 0 and ±1, so that
  /// what is turned by 90° stays sharp. π/2 itself is not a double, hence the rule.
  public var direction: Point {
    let quarters = (radians / (.pi / 2)).rounded()
    let isExact = radians == quarters * (.pi / 2) || radians == Angle(degrees: quarters * 90).radians
    guard isExact, quarters.magnitude < 0x1p20 else {
      let (sine, cosine) = Elementary.sincos(radians)
      return Point(x: cosine, y: sine)
    }
    switch quarters - 4 * (quarters / 4).rounded(.down) {
    case 0: return Point(x: 1, y: 0)
    case 1: return Point(x: 0, y: 1)
    case 2: return Point(x: -1, y: 0)
    default: return Point(x: 0, y: -1)
    }
  }

  /// Whether the angle is a finite number.
  public var isFinite: Bool { radians.isFinite }

  /// The sum of two angles.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
  /// The turn from `right` to `left`.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
  /// The angle `factor` times.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  /// The same turn the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
