extension KeyframeTrack {
  /// Works keys out one after the other: each starts where, when and as fast as the one before it ends.
  struct Builder {
    private(set) var time = Time.zero
    private(set) var values: SIMD4<Double>
    private(set) var start: SIMD4<Double>
    private(set) var keyTimes: [Time] = []
    private(set) var pieces: [Piece] = []

    /// The velocity that the keys so far end with.
    private(set) var velocity: SIMD4<Double>

    init(values: SIMD4<Double>, velocity: SIMD4<Double>) {
      self.values = values
      self.velocity = velocity
      start = values
    }

    /// Adds `keyframe`, whose end may depend on the one that follows.
    mutating func append(_ keyframe: Keyframe, before next: Keyframe?) {
      switch keyframe {
      case .move: jump(to: keyframe.target)

      case .linear(let target, let duration, let curve):
        append(duration, to: target, .linear(curve))

      case .cubic(let target, let duration, let startVelocity, let endVelocity):
        let first = startVelocity ?? velocity
        let last = endVelocity ?? joint(at: target, after: duration, next)
        append(duration, to: target, .cubic(first, last))

      case .spring(let target, let duration, let spring, let startVelocity):
        let velocity = startVelocity ?? self.velocity
        append(duration ?? settling(spring, target, velocity), to: target, .spring(spring, velocity))
        // What is close enough to its target ends on it, at rest.
        if duration == nil { jump(to: target) }
      }
      keyTimes.append(time)
    }

    /// The velocity at the end of a cubic key, `target`, which it shares with the key that follows.
    private func joint(at target: SIMD4<Double>, after duration: Time, _ next: Keyframe?) -> SIMD4<Double> {
      switch next {
      case .cubic(let following, let nextDuration, let startVelocity, _) where nextDuration > .zero:
        return startVelocity ?? (following - values) / (duration + nextDuration).seconds
      case .linear(let following, let nextDuration, let curve) where nextDuration > .zero:
        let slope = curve.velocity(at: 0)
        return slope.isFinite ? (following - target) / nextDuration.seconds * slope : .zero
      case .spring(_, _, _, let startVelocity?): return startVelocity
      default: return .zero
      }
    }

    private func settling(_ spring: Spring, _ target: SIMD4<Double>, _ velocity: SIMD4<Double>) -> Time {
      let displacement = values - target
      let amplitude = spring.amplitude(displacement, velocity)
      if amplitude == 0 { return .zero }
      return spring.settlingTime(displacement: displacement, velocity: velocity, epsilon: 0.001 * amplitude)
    }

    private mutating func append(_ duration: Time, to target: SIMD4<Double>, _ path: Piece.Path) {
      let end = time + duration
      // Also where time has reached its limit.
      if end <= time { return jump(to: target) }
      var piece = Piece(start: time, end: end, from: values, to: target, path: path, final: target)
      let reached = piece.motion(at: end)
      if case .spring = path { piece.final = reached.value }
      (time, values, velocity) = (end, piece.final, reached.velocity)
      pieces.append(piece)
    }

    /// Shows `target` from this instant on; what jumps has no velocity.
    private mutating func jump(to target: SIMD4<Double>) {
      (values, velocity) = (target, .zero)
      if pieces.isEmpty { start = target } else { pieces[pieces.count - 1].final = target }
    }
  }
}
