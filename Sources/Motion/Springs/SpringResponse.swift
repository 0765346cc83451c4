/// What a spring has made of its start after some time: the matrix from displacement and velocity then to those now.
///
/// The motion is linear in its start, so one response serves any number of values that move together:
/// x = xx·x₀ + xv·v₀ and v = vx·x₀ + vv·v₀.
public struct SpringResponse: Hashable, Sendable {
  /// The displacement that one unit of displacement has become.
  public let xx: Double
  /// The displacement in units that one unit a second of velocity has become, in seconds.
  public let xv: Double
  /// The velocity that one unit of displacement has become, per second.
  public let vx: Double
  /// The velocity that one unit a second of velocity has become.
  public let vv: Double

  /// The response at the start, which leaves everything as it is.
  public static let start = SpringResponse(xx: 1, xv: 0, vx: 0, vv: 1)
  /// The response after all motion, which leaves nothing.
  public static let rest = SpringResponse(xx: 0, xv: 0, vx: 0, vv: 0)

  /// The displacement and velocity now, for one value.
  public func applied(to displacement: Double, _ velocity: Double) -> (displacement: Double, velocity: Double) {
    (xx * displacement + xv * velocity, vx * displacement + vv * velocity)
  }

  /// The displacement and velocity now, for four values.
  public func applied(
    to displacement: SIMD4<Double>, _ velocity: SIMD4<Double>
  ) -> (displacement: SIMD4<Double>, velocity: SIMD4<Double>) {
    (xx * displacement + xv * velocity, vx * displacement + vv * velocity)
  }
}
