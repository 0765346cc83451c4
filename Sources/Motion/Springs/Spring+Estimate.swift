import Numerics

extension Spring {
  /// SwiftUI's estimate of the seconds in which a motion settles, for parity with scenes timed by it.
  ///
  /// It is no bound: ``settlingTime(displacement:velocity:epsilon:)`` is when a motion really has settled. With the
  /// displacement x₀ = −target and γ = ζω₀ it is
  ///
  /// - below ζ = 1: ln((|x₀| + |v₀ + γ·x₀|) / epsilon) / γ, which adds a length to a velocity;
  /// - from ζ = 1 up: the first tenth of a second at which the value is within `epsilon` of the target.
  ///
  /// At least 0, and limited to ``longestSettling``. The formula is worked out from published measurements.
  public func settlingDuration(target: Double = 1, initialVelocity: Double = 0, epsilon: Double = 0.001) -> Double {
    guard isValid else { return 0 }
    let limit = Spring.longestSettling.seconds
    if dampingRatio < 1 {
      let decay = dampingRatio * angularFrequency
      let envelope = target.magnitude + (initialVelocity - decay * target).magnitude
      let estimate = Elementary.log(envelope / epsilon) / decay
      return estimate < limit ? max(estimate, 0) : limit
    }
    // What creeps comes in once and for all, but for a start that throws it past the target. One tenth after the other
    // would take 10⁷ of them for the slowest springs.
    let isInside = { (tenth: Int) in
      motion(displacement: -target, velocity: initialVelocity, time: Double(tenth) / 10).displacement.magnitude
        < epsilon
    }
    var (step, last) = (0, Int(limit) * 10)
    while step < last, step < 1024, !isInside(step) { step += 1 }
    if step < 1024 { return Double(step) / 10 }
    while step < last {
      let middle = (step + last) / 2
      if isInside(middle) { last = middle } else { step = middle + 1 }
    }
    return Double(step) / 10
  }
}
