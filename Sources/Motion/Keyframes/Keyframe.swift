/// One step of a ``KeyframeTrack``: what the values go to, in what time and in what way.
///
/// A negative duration counts as none, and a key without a duration is a jump, whatever its kind.
public enum Keyframe: Hashable, Sendable {
  /// Goes along a straight line, at the pace of `curve`.
  case linear(to: SIMD4<Double>, duration: Time, curve: UnitCurve)

  /// Goes along a cubic Hermite curve with a velocity at each end, in units a second.
  ///
  /// A velocity that is not given comes from the neighbours: between two cubic keys (pᵢ₊₁ − pᵢ₋₁) / (tᵢ₊₁ − tᵢ₋₁), or
  /// the one that the other key gives; next to another kind what that has there; at the start of the track its initial
  /// velocity; and 0 at its end and next to a jump. A spring takes its velocity from the key before it, so that after a
  /// cubic key it starts from 0 unless it is given one.
  case cubic(to: SIMD4<Double>, duration: Time, startVelocity: SIMD4<Double>?, endVelocity: SIMD4<Double>?)

  /// Follows a spring that starts with the velocity of the key before it, unless it is given one, in units a second.
  ///
  /// With a duration the spring is cut off there and the values hold what they have reached. Without one it runs until
  /// its amplitude has fallen to a thousandth of what it was, and ends on `to`.
  case spring(to: SIMD4<Double>, duration: Time?, spring: Spring, startVelocity: SIMD4<Double>?)

  /// Jumps, in no time.
  case move(to: SIMD4<Double>)
}

extension Keyframe {
  /// The values at the end of the step.
  public var target: SIMD4<Double> {
    switch self {
    case .linear(let target, _, _), .cubic(let target, _, _, _), .spring(let target, _, _, _), .move(let target): target
    }
  }

  /// Which parameter of the key's curve or spring is out of its range, and the range; `nil` where none is.
  public var problem: String? {
    switch self {
    case .linear(_, _, let curve): curve.problem
    case .spring(_, _, let spring, _): spring.problem
    case .cubic, .move: nil
    }
  }
}
