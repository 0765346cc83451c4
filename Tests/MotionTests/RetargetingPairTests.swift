import Motion
import Testing

/// Each kind of motion that is changed by each other kind: what is taken over, what is added, and what ends.
@Suite struct RetargetingPairTests {
  private static func time(_ seconds: Double) -> Time { Time(seconds: seconds) ?? .zero }
  private func time(_ seconds: Double) -> Time { Self.time(seconds) }

  /// What runs from 0 s towards 100, and is under way at 0.25 s.
  enum Run: String, CaseIterable, Sendable {
    case nothing, curve, curveUpright, spring, interpolatingSpring, delayed, repeated, custom
    case linearKeys, cubicKeys, springKeys

    func begin(on track: inout Timeline.Track) {
      let animation: Animation? =
        switch self {
        case .curve: .easeInOut(duration: 0.4)
        case .curveUpright: .timingCurve(.circularEaseIn, duration: 0.4)
        case .spring: .bouncy
        case .interpolatingSpring: .interpolatingSpring(stiffness: 150, damping: 12, initialVelocity: 2)
        case .delayed: .linear(duration: 0.3).delay(0.1)
        case .repeated: .easeInOut(duration: 0.2).repeatCount(3)
        case .custom: .custom(CustomCurve(curve: .cubic(.inOut), seconds: 0.5))
        case .nothing, .linearKeys, .cubicKeys, .springKeys: nil
        }
      if let animation { track.animate(to: Lanes(100), with: animation, at: .zero) }
      let (to, duration) = (Lanes(100), time(0.5))
      let key: Keyframe? =
        switch self {
        case .linearKeys: .linear(to: to, duration: duration, curve: .linear)
        case .cubicKeys: .cubic(to: to, duration: duration, startVelocity: nil, endVelocity: nil)
        case .springKeys: .spring(to: to, duration: duration, spring: .bouncy, startVelocity: nil)
        default: nil
        }
      if let key { track.run(KeyframeTrack(initial: .zero, keyframes: [key]), at: .zero) }
    }
  }

  private func running(_ run: Run) -> Timeline.Track {
    var track = Timeline.Track(node: 0, label: "box", attribute: .offsetX, initial: .zero)
    run.begin(on: &track)
    return track
  }

  /// Springs of every spelling, and what keeps them springs.
  static let merging: [Animation] = [
    .smooth, .bouncy, .spring(duration: 0.4, bounce: -0.3), .interactiveSpring, .bouncy.speed(1.5),
    .snappy.logicallyComplete(after: 0.1), .custom(CustomSpring(spring: .bouncy, merges: true)),
  ]

  /// What is added, with how fast it starts in changes a second.
  static let adding: [(animation: Animation, speed: Double)] = [
    (.linear(duration: 0.4), 2.5), (.easeInOut, 0), (.timingCurve(.back(.in), duration: 0.4), 0),
    (.interpolatingSpring(stiffness: 150, damping: 12), 0),
    (.interpolatingSpring(stiffness: 150, damping: 12, initialVelocity: -3), -3), (.bouncy.delay(0.1), 0),
    (.bouncy.repeatCount(2), 0), (.linear(duration: 0.5).repeatForever().logicallyComplete(after: 1), 2),
    (.custom(CustomCurve(curve: .linear, seconds: 0.5)), 2),
    (.custom(CustomSpring(spring: .bouncy, merges: false)), 0),
  ]

  @Test("a spring takes value and speed over from anything, and ends it", arguments: Run.allCases)
  func merges(run: Run) {
    for animation in Self.merging {
      var track = running(run)
      let before = track
      let shown = track.state(at: time(0.25))
      track.animate(to: Lanes(20), with: animation, at: time(0.25))
      let after = track.state(at: time(0.25))
      #expect(abs(after.value.x - shown.value.x) < 1e-9, "\(animation)")
      #expect(abs(after.velocity.x - shown.velocity.x) < 1e-9 * (1 + abs(shown.velocity.x)), "\(animation)")
      // From there on it is the spring alone.
      let alone = animation.motion(of: Lanes(20) - shown.value, initialVelocity: shown.velocity, after: time(0.1))
      #expect(abs(track.value(at: time(0.35)).x - shown.value.x - alone.value.x) < 1e-9, "\(animation)")
      expectPast(of: track, is: before)
    }
  }

  @Test("what does not take over is added to anything", arguments: Run.allCases)
  func adds(run: Run) {
    for (animation, speed) in Self.adding {
      var track = running(run)
      let before = track
      let shown = track.state(at: time(0.25))
      let way = 20 - track.target.x
      track.animate(to: Lanes(20), with: animation, at: time(0.25))
      let after = track.state(at: time(0.25))
      #expect(abs(after.value.x - shown.value.x) < 1e-9, "\(animation)")
      #expect(abs(after.velocity.x - shown.velocity.x - speed * way) < 0.01, "\(animation)")
      for seconds in [0.3, 0.35, 0.5, 0.8] {
        let alone = animation.motion(of: Lanes(way), initialVelocity: .zero, after: time(seconds) - time(0.25))
        let sum = before.value(at: time(seconds)).x + alone.value.x
        #expect(abs(track.value(at: time(seconds)).x - sum) < 1.0 / 64, "\(animation) at \(seconds) s")
      }
      expectPast(of: track, is: before)
    }
  }

  @Test("keyframes begin at the value that shows, and with its speed, and end what ran", arguments: Run.allCases)
  func keyframes(run: Run) {
    let keys: [Keyframe] = [
      .cubic(to: Lanes(20), duration: time(0.3), startVelocity: nil, endVelocity: nil),
      .spring(to: Lanes(20), duration: nil, spring: .bouncy, startVelocity: nil),
      .linear(to: Lanes(20), duration: time(0.3), curve: .easeIn),
    ]
    for key in keys {
      var track = running(run)
      let before = track
      let shown = track.state(at: time(0.25))
      track.run(
        KeyframeTrack(initial: shown.value, initialVelocity: shown.velocity, keyframes: [key]), at: time(0.25))
      let after = track.state(at: time(0.25))
      #expect(after.value == shown.value)
      if case .linear = key {} else { #expect(after.velocity == shown.velocity) }
      #expect(track.value(at: track.settledEnd ?? .zero) == Lanes(20) && track.target == Lanes(20))
      expectPast(of: track, is: before)
    }
  }

  @Test("a jump shifts what runs, and keeps its speed; a reset ends both", arguments: Run.allCases)
  func jumps(run: Run) {
    let before = running(run)
    let shown = before.state(at: time(0.25))
    var (jumped, reset) = (before, before)
    jumped.jump(to: Lanes(20), at: time(0.25), cancelling: false)
    reset.jump(to: Lanes(20), at: time(0.25), cancelling: true)
    let after = jumped.state(at: time(0.25))
    #expect(abs(after.value.x - shown.value.x - 20 + before.target.x) < 1e-9 && after.velocity == shown.velocity)
    #expect(jumped.settledEnd == max(before.settledEnd ?? .max, time(0.25)))
    #expect(reset.state(at: time(0.25)) == (Lanes(20), .zero) && reset.settledEnd == time(0.25))
    expectPast(of: jumped, is: before)
    expectPast(of: reset, is: before)
  }

  @Test("a change by the way back is nothing left to go, whatever runs", arguments: Run.allCases)
  func thereAndBack(run: Run) {
    var track = running(run)
    track.animate(to: Lanes(40), with: .linear(duration: 0.5), at: time(0.25))
    track.animate(to: Lanes(40), with: .linear(duration: 0.5), at: time(0.5))
    #expect(track.segments.count == running(run).segments.count + 1)
  }

  /// What was shown and when it was complete stays as it was.
  private func expectPast(of track: Timeline.Track, is before: Timeline.Track) {
    for frame in 0..<15 {
      let instant = (60 as FrameRate).time(ofFrame: frame)
      #expect(track.value(at: instant) == before.value(at: instant))
    }
    #expect(track.segments.prefix(before.segments.count).map(\.logicalEnd) == before.segments.map(\.logicalEnd))
  }
}
