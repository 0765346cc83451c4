import Motion
import Testing

/// What animations make of a change, from instant to instant.
@Suite struct AnimationMotionTests {
  private func time(_ seconds: Double) -> Time { Time(seconds: seconds) ?? .zero }

  private func value(_ animation: Animation, _ seconds: Double, of interval: Double = 1) -> Double {
    animation.motion(of: Lanes(interval), initialVelocity: .zero, after: time(seconds)).value.x
  }

  static let samples: [Animation] = [
    .linear, .easeIn, .easeOut, .easeInOut, .timingCurve(.circularEaseOut), .timingCurve(.back(.in)),
    .timingCurve(.steps(4)), .spring, .bouncy, .interactiveSpring, .spring(response: 0.4, dampingFraction: 2),
    .interpolatingSpring(stiffness: 170, damping: 8, initialVelocity: 3), .linear.delay(0.2), .bouncy.delay(0.2),
    .easeIn.speed(0.3), .bouncy.speed(3), .easeOut.repeatCount(3), .bouncy.repeatCount(2, autoreverses: false),
    .linear.logicallyComplete(after: 0.1), .easeIn.delay(0.1).repeatCount(3).speed(2),
  ]

  @Test("nothing has moved before the start, and all of it at the end", arguments: AnimationMotionTests.samples)
  func bounds(_ animation: Animation) throws {
    let way = Lanes(3, -2, 0, 0.1)
    for seconds in [-1, -0.001] {
      let before = animation.motion(of: way, initialVelocity: Lanes(1), after: time(seconds))
      #expect(before.value == .zero && before.velocity == .zero)
    }
    #expect(animation.motion(of: way, initialVelocity: .zero, after: .zero).value == .zero)
    let rest = try #require(animation.settledDuration(of: way, velocity: .zero, threshold: 1e-3))
    for late in [rest, rest + time(0.5), rest + time(20)] {
      let there = animation.motion(of: way, initialVelocity: .zero, after: late).value - way
      #expect(max(there.max(), -there.min()) <= 1e-3)
    }
    #expect(animation.motion(of: .zero, initialVelocity: .zero, after: time(0.1)).value == .zero)
  }

  @Test("the speed is the slope of the value", arguments: AnimationMotionTests.samples)
  func slope(_ animation: Animation) {
    let flicks = Time(flicks: 1000)
    for step in 0..<150 {
      // Between the instants at which passes meet.
      let instant = time(Double(step) / 100 + 0.0037)
      let before = animation.motion(of: Lanes(1), initialVelocity: .zero, after: instant - flicks)
      let after = animation.motion(of: Lanes(1), initialVelocity: .zero, after: instant + flicks)
      let speed = animation.motion(of: Lanes(1), initialVelocity: .zero, after: instant).velocity.x
      let measured = (after.value.x - before.value.x) / (2 * flicks.seconds)
      #expect(abs(measured - speed) < 0.01 + 0.001 * abs(speed), "\(animation) at \(instant)")
    }
  }

  @Test("modifiers wrap inside out")
  func wrapping() {
    let line = Animation.linear(duration: 1)
    #expect(value(line.delay(0.5).speed(2), 0.25) == 0)
    #expect(abs(value(line.delay(0.5).speed(2), 0.5) - 0.5) < 1e-12)
    #expect(value(line.delay(0.5).speed(2), 0.75) == 1)
    #expect(value(line.speed(2).delay(0.5), 0.5) == 0)
    #expect(abs(value(line.speed(2).delay(0.5), 0.75) - 0.5) < 1e-12)
    #expect(value(line.speed(2).delay(0.5), 1) == 1)
    // A delay within repeats comes before each pass, one around them once.
    let inside = line.delay(1).repeatCount(2, autoreverses: false)
    let outside = line.repeatCount(2, autoreverses: false).delay(1)
    for (seconds, values) in [(0.5, (0, 0)), (1.5, (0.5, 0.5)), (2.5, (0, 0.5)), (3.5, (0.5, 1)), (4, (1, 1))]
      as [(Double, (Double, Double))]
    {
      #expect(abs(value(inside, seconds) - values.0) < 1e-12, "at \(seconds)")
      #expect(abs(value(outside, seconds) - values.1) < 1e-12, "at \(seconds)")
    }
    #expect(value(line.logicallyComplete(after: 0.1), 0.5) == 0.5)
  }

  @Test("passes begin and end on exact multiples, forward and back", arguments: [1.0 / 3, 0.35, 0.8, 0.0417])
  func passes(length: Double) {
    let animation = Animation.easeInOut(duration: length).repeatCount(1000)
    let pass = time(length)
    for number in 0..<1000 {
      let turn = animation.motion(of: Lanes(0.8), initialVelocity: .zero, after: pass * number)
      #expect(turn.value.x == (number.isMultiple(of: 2) ? 0 : 0.8), "pass \(number)")
      let middle = animation.motion(of: Lanes(0.8), initialVelocity: .zero, after: pass * number + time(length / 2))
      #expect(abs(middle.value.x - 0.4) < 1e-7)
      #expect((middle.velocity.x > 0) == number.isMultiple(of: 2))
    }
    let end = animation.motion(of: Lanes(0.8), initialVelocity: .zero, after: pass * 1000)
    #expect(end.value.x == 0.8 && end.velocity == .zero)
  }

  @Test("a pair of passes ends exactly where it began, also for springs")
  func pairs() {
    let spring = Animation.bouncy.repeatForever()
    let pass = Spring.bouncy.settlingTime
    for number in [0, 2, 10, 100_000] {
      #expect(spring.motion(of: Lanes(0.8), initialVelocity: .zero, after: pass * number).value.x == 0)
      #expect(spring.motion(of: Lanes(0.8), initialVelocity: .zero, after: pass * (number + 1)).value.x == 0.8)
    }
  }

  @Test("passes that do not turn back begin anew")
  func jumps() {
    let animation = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    for (seconds, expected) in [(0.25, 0.25), (0.75, 0.75), (1, 0), (1.25, 0.25), (7, 0), (100_000.5, 0.5)] {
      #expect(abs(value(animation, seconds) - expected) < 1e-9)
    }
  }

  @Test("the value after the last pass is the target, however many there were", arguments: [1, 2, 3, 4, 999_999])
  func last(count: Int) throws {
    for animation in [Animation.easeIn(duration: 0.1), .bouncy, .timingCurve(.steps(3), duration: 0.1)] {
      for turning in [true, false] {
        let repeats = animation.repeatCount(count, autoreverses: turning)
        let end = try #require(repeats.settledDuration(of: Lanes(5), velocity: .zero, threshold: 0.1))
        #expect(repeats.motion(of: Lanes(5), initialVelocity: .zero, after: end).value == Lanes(5))
      }
    }
  }

  @Test("springs take a speed over, at the pace at which they run")
  func takenSpeed() {
    for (animation, expected) in [(Animation.bouncy, 7.0), (.bouncy.speed(2), 7), (.easeIn, 0), (.bouncy.delay(0), 7)] {
      let start = animation.motion(of: Lanes(1), initialVelocity: Lanes(7), after: .zero)
      #expect(start.value == .zero && abs(start.velocity.x - expected) < 1e-12, "\(animation)")
    }
    let own = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 2)
    #expect(own.motion(of: Lanes(30), initialVelocity: Lanes(7), after: .zero).velocity.x == 60)
  }

  @Test("values and speeds are finite for every valid animation, whatever its size")
  func extremes() {
    let long = Animation.longestDuration
    let springs = [1e-300, 1e-9, 1e-3, long].flatMap { duration in
      [-1 + 1e-12, -0.5, 0, 0.5, 1 - 1e-12].map { Animation.spring(duration: duration, bounce: $0) }
    }
    let curves: [UnitCurve] = [
      .linear, .circularEaseIn, .circularEaseOut, .circularEaseInOut, .bezier(0, 1e6, 1, -1e6), .bezier(1, 0, 0, 1),
      .bezier(0, 0, 0, 0), .steps(.max), .points([(0, 0), (.leastNonzeroMagnitude, 1), (1, 0)]),
      .points([1e6, -1e6] as [Double]),
    ]
    let others: [Animation] =
      curves.flatMap { curve in
        [0, .leastNonzeroMagnitude, 1e-9, 0.3, long].map { .timingCurve(curve, duration: $0) }
      } + [
        .interpolatingSpring(mass: 1e-300, stiffness: 1e300, damping: 1e-3, initialVelocity: 1e6),
        .interpolatingSpring(stiffness: 1e300, damping: 1e300, initialVelocity: -1e6),
        .spring(dampingFraction: 1e-12), .spring(dampingFraction: 1e300),
      ]
    for base in springs + others {
      for animation in [
        base, base.delay(long), base.speed(1e-3), base.speed(1e3), base.repeatCount(1_000_000),
        base.repeatForever().delay(0.1), base.repeatCount(1_000_000).repeatCount(1_000_000),
      ] where animation.problem == nil {
        for way in [Lanes(1e6, -1e6, 0, 1e-300), Lanes(.leastNonzeroMagnitude)] {
          let rest = animation.settledDuration(of: way, velocity: Lanes(1e6), threshold: 1e-3) ?? .zero
          let complete = animation.logicalDuration ?? .zero
          for instant in [.zero, Time(flicks: 1), time(1e-3), time(0.3), complete, rest - Time(flicks: 1), rest, .max] {
            let (value, velocity) = animation.motion(of: way, initialVelocity: Lanes(1e6), after: instant)
            #expect(value.isFinite && velocity.isFinite, "\(animation) at \(instant)")
          }
        }
      }
    }
  }
}
