import Numerics

extension Spring {
  /// The longest time in which a motion can settle, 10⁶ s (11.6 days): what takes longer is said to take this long.
  public static let longestSettling = Time(flicks: 1_000_000 * Time.flicksPerSecond)

  /// The first instant from which the motion stays within `epsilon` of rest, and as slow.
  ///
  /// Settled means √(Σ x² + (v/ω₀)²) ≤ epsilon over the four values. That amplitude, the root of the energy, never
  /// grows in a damped motion, so there is one such instant, exact to the flick; an overshoot cannot come back. It is
  /// limited to ``longestSettling``, which also stands for never, as with an `epsilon` of 0 or less.
  public func settlingTime(displacement: SIMD4<Double>, velocity: SIMD4<Double>, epsilon: Double) -> Time {
    // What has no motion is at rest.
    guard isValid else { return .zero }
    // Numbers too small to hold would settle even within 0.
    guard epsilon > 0 else { return Spring.longestSettling }
    return Spring.first { time in
      let (x, v) = response(at: time).applied(to: displacement, velocity)
      return amplitude(x, v) <= epsilon
    }
  }

  /// The time in which a motion from rest to a target 1 away settles within 0.001, a thousandth of the way.
  public var settlingTime: Time {
    settlingTime(displacement: SIMD4(-1, 0, 0, 0), velocity: .zero, epsilon: 0.001)
  }

  /// √(Σ x² + (v/ω₀)²): how far the motion could still swing if nothing damped it.
  func amplitude(_ displacement: SIMD4<Double>, _ velocity: SIMD4<Double>) -> Double {
    let speed = velocity / angularFrequency
    // Sums of squares must not overflow before the root is taken.
    let largest = max(max(displacement.max(), -displacement.min()), max(speed.max(), -speed.min()))
    // The sum is there for what is not a number, which the largest passes over.
    guard largest > 0, largest.isFinite else { return largest + 0 * (displacement + speed).sum() }
    let (x, v) = (displacement / largest, speed / largest)
    return largest * (x * x + v * v).sum().squareRoot()
  }

  /// The last instant at which a motion from rest to a target 1 away is further than `epsilon` from it.
  ///
  /// Unlike ``settlingTime`` it ignores the velocity: the value may pass its target fast in between. Limited to
  /// ``longestSettling``, which also stands for never; ``Time/zero`` for an `epsilon` of 1 or more.
  public func lastTimeOutside(epsilon: Double) -> Time {
    if !isValid || epsilon >= 1 { return .zero }
    guard epsilon > 0 else { return Spring.longestSettling }
    // The value turns every half period, where what is left of it has decayed by the same factor each time; between
    // the last turn outside and the one after it, it comes in and stays.
    var turn = 0.0
    let excess = (1 - dampingRatio) * (1 + dampingRatio)
    if excess > 0 {
      let rate = excess.squareRoot() * angularFrequency
      let decay = dampingRatio * angularFrequency
      turn = (-Elementary.log(epsilon) * rate / (decay * .pi)).rounded(.down) * .pi / rate
    }
    let start = Time(seconds: turn) ?? Spring.longestSettling
    return Spring.first(from: start) { response(at: $0).xx.magnitude <= epsilon }
  }

  /// The first instant at which `condition` holds, where it goes on holding once it does.
  private static func first(from start: Time = .zero, where condition: (Time) -> Bool) -> Time {
    if start >= longestSettling || !condition(longestSettling) { return longestSettling }
    var (lower, upper) = (start.flicks, longestSettling.flicks)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if condition(Time(flicks: middle)) { upper = middle } else { lower = middle + 1 }
    }
    return Time(flicks: lower)
  }
}
