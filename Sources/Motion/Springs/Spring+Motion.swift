import Numerics

extension Spring {
  /// What the spring makes of its start in `time` seconds: the exact solution of x″ + 2ζω₀·x′ + ω₀²·x = 0.
  ///
  /// With τ = ω₀·t and δ = (1 − ζ²)·τ², and C = cos √δ, S = τ · sin √δ / √δ, the matrix is
  ///
  ///     e^(−ζτ) · | C + ζ·S     S / ω₀   |
  ///               | −ω₀·S       C − ζ·S  |
  ///
  /// for every damping: where δ is negative the cosine and sine of an imaginary number are the hyperbolic ones. It is
  /// within 10⁻¹³ of the amplitude for ζ from 0.001 up, and finite for any time; ``SpringResponse/start`` at a `time`
  /// of 0 or less; and at once ``SpringResponse/rest`` for a spring that is not ``isValid``.
  public func response(at time: Double) -> SpringResponse {
    guard isValid else { return .rest }
    guard time > 0 else { return .start }
    // Beyond these bounds, which no motion can tell from infinity, squares would overflow.
    let phase = min(angularFrequency * time, 1e300)
    let dampingRatio = min(dampingRatio, 1e150)
    let excess = (1 - dampingRatio) * (1 + dampingRatio)
    let delta = excess * phase * phase
    if delta < -1 { return creep(phase, dampingRatio, (-excess).squareRoot()) }

    // What is left of the motion is far below the smallest number, and the angle may be beyond any sense.
    if dampingRatio * phase > 800 { return .rest }
    let (cosine, sine) = delta > 1 ? Self.circle(delta) : Self.series(delta)
    let decay = Elementary.exp(-dampingRatio * phase)
    let (even, odd) = (decay * cosine, decay * sine * phase)
    return matrix(xx: even + dampingRatio * odd, odd: odd, vv: even - dampingRatio * odd)
  }

  /// What the spring makes of its start in `time`.
  public func response(at time: Time) -> SpringResponse { response(at: time.seconds) }

  /// The displacement from rest and the velocity `time` seconds after `displacement` and `velocity`.
  public func motion(
    displacement: Double, velocity: Double, time: Double
  ) -> (displacement: Double, velocity: Double) {
    response(at: time).applied(to: displacement, velocity)
  }

  /// The displacement from rest and the velocity `time` seconds after `displacement` and `velocity`, of four values.
  public func motion(
    displacement: SIMD4<Double>, velocity: SIMD4<Double>, time: Double
  ) -> (displacement: SIMD4<Double>, velocity: SIMD4<Double>) {
    response(at: time).applied(to: displacement, velocity)
  }

  /// The value `time` seconds after a start at 0 with `initialVelocity`, on the way to `target`.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    target + motion(displacement: -target, velocity: initialVelocity, time: time).displacement
  }

  /// The velocity `time` seconds after a start at 0 with `initialVelocity`, on the way to `target`, in units a second.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    motion(displacement: -target, velocity: initialVelocity, time: time).velocity
  }
}

extension Spring {
  /// The over-damped motion as the sum of its two decays, whose rates have the product 1: nothing overflows, and the
  /// slow rate keeps its precision.
  private func creep(_ phase: Double, _ dampingRatio: Double, _ root: Double) -> SpringResponse {
    let fastRate = dampingRatio + root
    let slowRate = 1 / fastRate
    let (fast, slow) = (Elementary.exp(-fastRate * phase), Elementary.exp(-slowRate * phase))
    let span = 2 * root
    return matrix(
      xx: (fastRate / span) * slow - (slowRate / span) * fast,
      odd: (slow - fast) / span,
      vv: (fastRate / span) * fast - (slowRate / span) * slow)
  }

  private func matrix(xx: Double, odd: Double, vv: Double) -> SpringResponse {
    SpringResponse(xx: xx, xv: odd / angularFrequency, vx: -angularFrequency * odd, vv: vv)
  }

  /// cos √δ and sin √δ / √δ.
  private static func circle(_ delta: Double) -> (cosine: Double, sine: Double) {
    let angle = delta.squareRoot()
    let (sine, cosine) = Elementary.sincos(angle)
    return (cosine, sine / angle)
  }

  /// cos √δ and sin √δ / √δ for |δ| ≤ 1 by their series, Σ (−δ)ᵏ / (2k)! and Σ (−δ)ᵏ / (2k + 1)!.
  private static func series(_ delta: Double) -> (cosine: Double, sine: Double) {
    var (cosine, sine) = (1.0, 1.0)
    // The first term left out is below 1/18!, 2⁻⁵².
    for k in stride(from: 8.0, to: 0, by: -1) {
      cosine = 1 - delta * cosine / (2 * k * (2 * k - 1))
      sine = 1 - delta * sine / (2 * k * (2 * k + 1))
    }
    return (cosine, sine)
  }
}
