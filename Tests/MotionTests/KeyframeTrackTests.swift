import Motion
import Testing

@Suite struct KeyframeTrackTests {
  private func time(_ seconds: Double) -> Time { Time(seconds: seconds) ?? .zero }
  private func all(_ value: Double) -> SIMD4<Double> { SIMD4(repeating: value) }

  private func linear(_ value: Double, _ seconds: Double, _ curve: UnitCurve = .linear) -> Keyframe {
    .linear(to: all(value), duration: time(seconds), curve: curve)
  }
  private func cubic(_ value: Double, _ seconds: Double, from: Double? = nil, to: Double? = nil) -> Keyframe {
    .cubic(to: all(value), duration: time(seconds), startVelocity: from.map(all), endVelocity: to.map(all))
  }
  private func spring(_ value: Double, _ seconds: Double? = nil, _ spring: Spring = .bouncy) -> Keyframe {
    .spring(to: all(value), duration: seconds.map(time), spring: spring, startVelocity: nil)
  }
  private func track(_ keyframes: Keyframe..., initial: Double = 0, velocity: Double = 0) -> KeyframeTrack {
    KeyframeTrack(initial: all(initial), initialVelocity: all(velocity), keyframes: keyframes)
  }

  @Test("a row of cubic keys goes through each of them smoothly")
  func celebration() {
    let track = track(
      cubic(1, 0.1), cubic(0.6, 0.15), cubic(1.5, 0.1), cubic(1.05, 0.15), cubic(1, 0.88), cubic(0.8, 0.1),
      cubic(1.04, 0.4), cubic(1, 0.22), initial: 1)
    #expect(track.duration == time(2.1))
    #expect(track.keyTimes == [0.1, 0.25, 0.35, 0.5, 1.38, 1.48, 1.88, 2.1].map(time))
    for (instant, value) in zip(track.keyTimes, [1, 0.6, 1.5, 1.05, 1, 0.8, 1.04, 1]) {
      #expect(track.value(at: instant) == all(value))
    }
    for instant in track.keyTimes.dropLast() {
      let flick = Time(flicks: 1)
      let (before, after) = (track.velocity(at: instant), track.velocity(at: instant + flick))
      #expect(abs(before.x - after.x) < 1e-4)
      #expect(abs(track.value(at: instant + flick).x - track.value(at: instant).x) < 1e-7)
    }
    #expect(abs(track.value(at: time(0.94)).x - 1.025) > 0.01)
    #expect(track.velocity(at: .zero) == .zero && track.velocity(at: track.duration) == .zero)
  }

  @Test("springs hand over value and velocity, and the last one ends on its target")
  func springs() {
    let track = track(linear(1, 0.36), spring(1.5, 0.8), spring(1), initial: 1)
    let handOver = time(1.16)
    #expect(track.keyTimes[1] == handOver)
    #expect(track.value(at: handOver).x != 1.5)
    let flick = Time(flicks: 1)
    #expect(abs(track.value(at: handOver + flick).x - track.value(at: handOver).x) < 1e-8)
    #expect(abs(track.velocity(at: handOver + flick).x - track.velocity(at: handOver).x) < 1e-6)
    #expect(track.duration > time(1.16 + 0.8) && track.duration < time(1.16 + 1.2))
    #expect(track.value(at: track.duration) == all(1) && track.end == all(1))
    #expect(abs(track.value(at: track.duration - flick).x - 1) < 0.0006)
  }

  @Test("a spring without a duration settles whatever its size and speed", arguments: [1e-9, 1, 1e9])
  func settling(size: Double) {
    let lengths = [0.0, 10].map { track(spring(size), velocity: $0 * size).duration }
    #expect(lengths[0] == Spring.bouncy.settlingTime)
    let onTheSpot = track(spring(0), velocity: size)
    #expect(onTheSpot.duration > time(0.5) && onTheSpot.end == .zero)
    #expect(track(spring(0)).duration == .zero)
  }

  @Test("the velocity is the slope of the value")
  func velocity() {
    let track = track(
      linear(10, 0.2, .easeIn), cubic(-5, 0.3), cubic(3, 0.1), spring(8, 0.4), cubic(0, 0.2),
      linear(4, 0.5, .sine(.inOut)),
      velocity: 7)
    let step = time(1e-6)
    for index in 0..<170 {
      let instant = time(Double(index) / 100 + 0.003)
      let measured = (track.value(at: instant + step) - track.value(at: instant - step)) / (2 * step.seconds)
      #expect(abs(measured.x - track.velocity(at: instant).x) < 0.02, "at \(instant)")
    }
  }

  @Test("cubic keys take the velocity of their neighbours")
  func joints() {
    let flick = Time(flicks: 1)
    func joint(_ keyframes: Keyframe...) -> (Double, Double) {
      let track = KeyframeTrack(initial: .zero, keyframes: keyframes)
      let instant = track.keyTimes[0]
      return (track.velocity(at: instant).x, track.velocity(at: instant + flick).x)
    }
    func near(_ pair: (Double, Double), _ value: Double) -> Bool {
      abs(pair.0 - value) < 1e-3 && abs(pair.1 - value) < 1e-3
    }
    #expect(near(joint(cubic(10, 0.1), cubic(30, 0.3)), 75))
    #expect(near(joint(linear(10, 0.2), cubic(0, 0.2)), 50))
    #expect(near(joint(cubic(10, 0.2), linear(0, 0.2)), -50))
    #expect(near(joint(cubic(10, 0.2), spring(0, 0.2)), 0))
    #expect(near(joint(cubic(10, 0.2, to: 33), spring(0, 0.2)), 33))
    #expect(near(joint(cubic(10, 0.2), cubic(0, 0.2, from: 12)), 12))
    #expect(near(joint(cubic(10, 0.2, to: 12), cubic(0, 0.2)), 12))
    // An upright curve has no velocity to share.
    #expect(joint(linear(10, 0.2, .circularEaseIn), cubic(0, 0.2)).1.isFinite)
    #expect(joint(linear(10, 0.2, .circularEaseIn), spring(0, 0.2)).1.isFinite)
    let start = track(cubic(1, 1), velocity: 5)
    #expect(start.velocity(at: .zero) == all(5))
  }

  @Test("of two keys at one time the last wins")
  func jump() {
    for jump in [Keyframe.move(to: all(90)), linear(90, 0), cubic(90, 0), spring(90, 0), linear(90, -1)] {
      let track = track(linear(10, 5), jump, linear(100, 5))
      #expect(abs(track.value(at: time(4.9999)).x - 9.9998) < 1e-9)
      #expect(track.value(at: time(5)).x == 90)
      #expect(abs(track.value(at: time(7.5)).x - 95) < 1e-12)
      #expect(track.keyTimes == [5, 5, 10].map(time))
    }
  }

  @Test("jumps at the start show before the start")
  func leadingJump() {
    let track = track(.move(to: all(5)), linear(9, 1))
    for (seconds, value) in [(-1, 5), (0, 5), (0.5, 7), (1, 9), (1.5, 9)] as [(Double, Double)] {
      #expect(track.value(at: time(seconds)).x == value)
    }
    let only = self.track(.move(to: all(4)))
    for seconds in [-1.0, 0, 1] { #expect(only.value(at: time(seconds)) == all(4)) }
  }

  @Test("keys of reports", arguments: [(5, -4), (10, -8), (30, 46), (50, 100), (60, 100)] as [(Double, Double)])
  func reported(seconds: Double, value: Double) {
    #expect(abs(track(linear(-8, 10), linear(100, 40)).value(at: time(seconds)).x - value) < 1e-12)
  }

  @Test("a track without keys holds its start")
  func empty() {
    let track = track(initial: 7)
    for seconds in [-1.0, 0, 2, 9] { #expect(track.value(at: time(seconds)) == all(7)) }
    #expect(track.duration == .zero && track.end == all(7) && track.keyTimes.isEmpty)
    #expect(track.velocity(at: .zero) == .zero)
  }

  @Test("a thousand keys of a third of a second are where they should be")
  func many() {
    let keyframes = (1...1000).map { linear(Double($0), 1.0 / 3) }
    let track = KeyframeTrack(initial: .zero, keyframes: keyframes)
    #expect(track.duration.fraction == (1000, 3))
    for (index, instant) in track.keyTimes.enumerated() { #expect(track.value(at: instant) == all(Double(index + 1))) }
    #expect(abs(track.value(at: time(100.5)).x - 301.5) < 1e-9)
  }

  @Test("lanes do not touch one another")
  func lanes() {
    let track = KeyframeTrack(
      initial: SIMD4(0, 1, 2, 3),
      keyframes: [
        .cubic(to: SIMD4(10, 1, 0, -3), duration: time(0.2), startVelocity: nil, endVelocity: nil),
        .spring(to: SIMD4(0, 1, 5, 8), duration: time(0.3), spring: .bouncy, startVelocity: nil),
      ])
    for step in 0...50 { #expect(track.value(at: time(Double(step) / 100)).y == 1) }
  }

  @Test("durations, values and springs beyond all bounds do no harm")
  func extremes() {
    let broken = Spring(stiffness: -1, damping: .nan)
    let tracks = [
      track(.linear(to: all(1), duration: .max, curve: .linear), linear(2, 1), cubic(3, 1), spring(4)),
      track(cubic(.infinity, 1), cubic(.nan, 1), spring(1), linear(-.infinity, 1)),
      track(spring(1, nil, broken), spring(2, 1, broken), cubic(3, 1)),
      track(spring(1, nil, Spring(response: 1, dampingRatio: 1e-9))), track(linear(1, 1, .steps(0)), cubic(2, 1)),
    ]
    for track in tracks {
      for instant in [Time.min, .zero, time(0.5), time(1), time(1.5), track.duration, .max] {
        _ = track.value(at: instant)
        _ = track.velocity(at: instant)
      }
      #expect(track.value(at: .max).x == track.end.x || track.end.x.isNaN)
    }
    #expect(spring(1, nil, broken).problem?.contains("stiffness") == true)
    #expect(linear(1, 1, .steps(0)).problem?.contains("steps") == true)
    #expect(cubic(1, 1).problem == nil)
  }
}
