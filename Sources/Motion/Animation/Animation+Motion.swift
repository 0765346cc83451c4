extension Animation {
  /// How far a change of `interval` has come after `elapsed`, and how fast it goes.
  ///
  /// The value starts at 0 and ends at `interval`; one that is not a number or beyond ``greatestNumber`` is `interval`,
  /// and such a speed is 0. A function of its arguments alone, so any instant can be asked for
  /// in any order.
  ///
  /// - Parameters:
  ///   - interval: The whole change.
  ///   - initialVelocity: The speed at the start in units a second, for animations that take a motion over; others
  ///     ignore it.
  ///   - elapsed: The time since the start; before it nothing has moved.
  public func motion(of interval: Lanes, initialVelocity: Lanes, after elapsed: Time) -> (value: Lanes, velocity: Lanes)
  {
    guard elapsed >= .zero else { return (.zero, .zero) }
    let (value, velocity) = course.motion(
      of: interval, initialVelocity: initialVelocity, after: Double(elapsed.flicks))
    // Formulas of others can give anything, and speeds multiply; nothing of it may poison the lanes for good.
    guard value.isInRange else { return (interval, .zero) }
    return (value, velocity.isInRange ? velocity : .zero)
  }
}

extension Lanes {
  /// Whether all four are numbers that an animation may come to.
  var isInRange: Bool { all(self .<= Animation.greatestNumber .& self .>= -Animation.greatestNumber) }
}

extension Animation.Course {
  /// - Parameter flicks: The time since the start. A whole number of them is exact in a `Double` for 148 days, so the
  ///   ends of passes fall on whole passes and not beside them.
  func motion(of interval: Lanes, initialVelocity: Lanes, after flicks: Double) -> (value: Lanes, velocity: Lanes) {
    let perSecond = Double(Time.flicksPerSecond)
    switch self {
    case .curve(let curve, let seconds):
      guard seconds > 0, flicks < (seconds * perSecond).rounded() else { return (interval, .zero) }
      let progress = flicks / perSecond / seconds
      let slope = curve.velocity(at: progress)
      // Where a curve is upright it has no speed to hand on, and an infinite one would poison the lanes at rest.
      return (interval * curve.value(at: progress), slope.isFinite ? interval * (slope / seconds) : .zero)

    case .spring(let spring):
      let swing = spring.motion(displacement: -interval, velocity: initialVelocity, time: flicks / perSecond)
      return (interval + swing.displacement, swing.velocity)

    case .interpolatingSpring(let spring, let velocity):
      let swing = spring.motion(displacement: -interval, velocity: interval * velocity, time: flicks / perSecond)
      return (interval + swing.displacement, swing.velocity)

    case .custom(let custom):
      let time = flicks / perSecond
      return (
        custom.base.value(of: interval, initialVelocity: initialVelocity, time: time),
        custom.base.velocity(of: interval, initialVelocity: initialVelocity, time: time)
      )

    case .delayed(let base, let seconds):
      let start = (seconds * perSecond).rounded()
      guard flicks >= start else { return (.zero, .zero) }
      return base.motion(of: interval, initialVelocity: initialVelocity, after: flicks - start)

    case .sped(let base, let factor):
      let (value, velocity) = base.motion(
        of: interval, initialVelocity: initialVelocity / factor, after: flicks * factor)
      return (value, velocity * factor)

    case .repeated(let base, let count, let autoreverses):
      let pass = Double(base.pass.flicks)
      guard pass > 0 else { return (interval, .zero) }
      let number = (flicks / pass).rounded(.down)
      if let count, number >= Double(count) { return (interval, .zero) }
      let within = flicks - number * pass
      let isBackward = autoreverses && number.truncatingRemainder(dividingBy: 2) == 1
      guard isBackward else { return base.motion(of: interval, initialVelocity: .zero, after: within) }
      // The far end of a backward pass is the end of the forward one: exactly the target.
      guard within > 0 else { return (interval, .zero) }
      let (value, velocity) = base.motion(of: interval, initialVelocity: .zero, after: pass - within)
      return (value, -velocity)

    case .complete(let base, _):
      return base.motion(of: interval, initialVelocity: initialVelocity, after: flicks)
    }
  }
}
