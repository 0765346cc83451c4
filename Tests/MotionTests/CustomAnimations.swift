import Motion

/// A spring written as a custom animation: what it gives must be that of the spring to the last bit.
struct CustomSpring: CustomAnimation {
  var spring: Spring
  var merges: Bool

  var logicalDuration: Time? { Time(seconds: spring.duration) }

  func settledDuration(of interval: Lanes, initialVelocity: Lanes, threshold: Double) -> Time? {
    spring.settlingTime(displacement: -interval, velocity: initialVelocity, epsilon: threshold)
  }

  func value(of interval: Lanes, initialVelocity: Lanes, time: Double) -> Lanes {
    interval + motion(of: interval, initialVelocity, time).displacement
  }

  func velocity(of interval: Lanes, initialVelocity: Lanes, time: Double) -> Lanes {
    motion(of: interval, initialVelocity, time).velocity
  }

  var problem: String? { spring.problem }

  private func motion(of interval: Lanes, _ velocity: Lanes, _ time: Double) -> (displacement: Lanes, velocity: Lanes) {
    // One that is added starts from rest.
    spring.motion(displacement: -interval, velocity: merges ? velocity : .zero, time: time)
  }
}

/// A curve written as a custom animation, with no speed of its own.
struct CustomCurve: CustomAnimation {
  var curve: UnitCurve
  var seconds: Double

  var logicalDuration: Time? { Time(seconds: seconds) }

  func value(of interval: Lanes, initialVelocity: Lanes, time: Double) -> Lanes {
    interval * curve.value(at: time / seconds)
  }
}

/// Glides to a stop, e^(−t/τ) by its limit (1 + t/τn)^(−n): slower and slower, for ever.
struct Glide: CustomAnimation, CustomStringConvertible {
  var seconds: Double

  var logicalDuration: Time? { Time(seconds: seconds) }

  func settledDuration(of interval: Lanes, initialVelocity: Lanes, threshold: Double) -> Time? { nil }

  func value(of interval: Lanes, initialVelocity: Lanes, time: Double) -> Lanes {
    let step = 1 + time / seconds / 4
    return interval * (1 - 1 / (step * step * step * step))
  }

  var description: String { "glide over \(seconds) s" }
}

/// Gives what it is told to, where a formula would be wrong.
struct Broken: CustomAnimation {
  var wrong: Double
  var after = 0.0
  var speed: Double? = nil
  var logicalDuration: Time? = Time(seconds: 1)
  var settled: Time? = Time(seconds: 1)
  var problem: String? = nil

  func settledDuration(of interval: Lanes, initialVelocity: Lanes, threshold: Double) -> Time? { settled }

  func value(of interval: Lanes, initialVelocity: Lanes, time: Double) -> Lanes {
    time >= after && speed == nil ? Lanes(wrong) : interval * min(time, 1)
  }

  func velocity(of interval: Lanes, initialVelocity: Lanes, time: Double) -> Lanes {
    speed.map { Lanes(repeating: $0) } ?? interval
  }
}
