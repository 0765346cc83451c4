extension KeyframeTrack {
  /// A key with its place in time, and all that it needs from its neighbours.
  struct Piece: Hashable, Sendable {
    /// The time at which the piece starts, before its end.
    let start: Time
    /// The time at which it ends.
    let end: Time
    /// The values at the start.
    let from: SIMD4<Double>
    /// The values that the piece aims at.
    let to: SIMD4<Double>
    let path: Path

    /// The values at the end, after the jumps there.
    var final: SIMD4<Double>

    enum Path: Hashable, Sendable {
      case linear(UnitCurve)
      /// The velocities at the start and at the end.
      case cubic(SIMD4<Double>, SIMD4<Double>)
      /// The velocity at the start.
      case spring(Spring, SIMD4<Double>)
    }

    /// The values and velocities of the path itself at `time`, from start to end.
    func motion(at time: Time) -> (value: SIMD4<Double>, velocity: SIMD4<Double>) {
      let duration = (end - start).seconds
      let progress = (time - start) / (end - start)
      switch path {
      case .linear(let curve):
        let slope = curve.velocity(at: progress)
        // An upright curve has no velocity to hand on.
        return (mix(curve.value(at: progress)), slope.isFinite ? (to - from) / duration * slope : .zero)

      case .cubic(let startVelocity, let endVelocity):
        // Hermite's curve as the Bézier curve of its end points and their thirds of the tangents.
        let (first, second) = (startVelocity * duration, endVelocity * duration)
        let rest = 1 - progress
        let step = to - from
        let value =
          mix(progress * progress * (3 - 2 * progress))
          + first * (progress * rest * rest) - second * (progress * progress * rest)
        let slope =
          step * (6 * progress * rest)
          + first * (rest * (1 - 3 * progress)) + second * (progress * (3 * progress - 2))
        return (value, slope / duration)

      case .spring(let spring, let startVelocity):
        let motion = spring.response(at: time - start).applied(to: from - to, startVelocity)
        return (to + motion.displacement, motion.velocity)
      }
    }

    private func mix(_ part: Double) -> SIMD4<Double> { from * (1 - part) + to * part }
  }
}
