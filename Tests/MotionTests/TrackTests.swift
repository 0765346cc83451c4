import Motion
import Testing

/// A value that is changed while it moves.
@Suite struct TrackTests {
  static func time(_ seconds: Double) -> Time { Time(seconds: seconds) ?? .zero }
  private func time(_ seconds: Double) -> Time { Self.time(seconds) }

  private func track(_ attribute: Attribute = .offsetX, from initial: Double = 0) -> Timeline.Track {
    Timeline.Track(node: 0, label: "box", attribute: attribute, initial: Lanes(initial))
  }

  private func near(_ track: Timeline.Track, _ values: [(Double, Double)], within tolerance: Double = 0.0005) {
    for (seconds, expected) in values {
      #expect(abs(track.value(at: time(seconds)).x - expected) <= tolerance, "at \(seconds) s")
    }
  }

  @Test("a curve is added to the curve that still runs")
  func addition() {
    var track = track()
    track.animate(to: Lanes(100), with: .easeInOut(duration: 0.4), at: .zero)
    track.animate(to: .zero, with: .linear(duration: 0.3), at: time(0.2))
    near(track, [(0, 0), (0.2, 50), (0.25, 54.056), (0.3, 53.750), (0.4, 33.333), (0.5, 0), (0.6, 0)])
    #expect(track.segments.map(\.takesOver) == [false, false])
    #expect(track.segments.map(\.logicalEnd) == [time(0.4), time(0.5)])
    #expect(track.settledEnd == time(0.5))
  }

  @Test("a spring takes the spring that still runs over, with its speed")
  func merging() {
    var track = track()
    track.animate(to: Lanes(100), with: .bouncy, at: .zero)
    let shown = track.state(at: time(0.2))
    #expect(abs(shown.value.x - 87.371) < 0.0005 && abs(shown.velocity.x - 295.381) < 0.0005)
    track.animate(to: .zero, with: .smooth(duration: 0.8), at: time(0.2))
    near(track, [(0.2, 87.371), (0.3, 84.590), (0.4, 58.973), (0.6, 20.743), (1, 1.630)])
    #expect(track.segments.map(\.takesOver) == [true, true])
    #expect(track.segments[0].logicalEnd == time(0.5), "what was complete stays complete when it was")
    #expect(track.segments[1].logicalEnd == time(1))
  }

  @Test("a spring takes a curve over with the slope of the curve")
  func springAfterCurve() {
    var track = track()
    track.animate(to: Lanes(100), with: .linear(duration: 0.5), at: .zero)
    track.animate(to: Lanes(20), with: .bouncy, at: time(0.25))
    let start = track.state(at: time(0.25))
    #expect(abs(start.value.x - 50) < 1e-9 && abs(start.velocity.x - 200) < 1e-9)
    let alone = Spring.bouncy.motion(displacement: 30, velocity: 200, time: 0.1)
    near(track, [(0.35, 20 + alone.displacement)], within: 1e-9)
  }

  @Test("what ends upright hands no speed on, and does not poison the lanes at rest")
  func upright() {
    for curve in [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      var track = track()
      track.animate(to: Lanes(100), with: .timingCurve(curve, duration: 0.5), at: .zero)
      for seconds in [0, 0.25, 0.5, 0.6] { #expect(track.state(at: time(seconds)).velocity.isFinite) }
      track.animate(to: Lanes(50), with: .linear(duration: 0.5), at: time(0.25))
      let before = track.state(at: time(0.25))
      track.animate(to: .zero, with: .bouncy, at: time(0.25))
      let after = track.state(at: time(0.25))
      #expect(after.velocity.isFinite && after.value.isFinite && abs(after.value.x - before.value.x) < 1e-9)
    }
  }

  @Test("a spring that waits is added, and starts from rest when its time comes")
  func delayedSpring() {
    var track = track()
    track.animate(to: Lanes(100), with: .linear(duration: 1), at: .zero)
    track.animate(to: Lanes(200), with: .smooth.delay(0.5), at: time(0.2))
    near(track, [(0.2, 20), (0.5, 50), (0.7, 70)], within: 1e-9)
    #expect(track.value(at: time(0.9)).x > 90)
  }

  @Test("what still runs goes on after a jump, relative to the new value")
  func jump() {
    var track = track()
    track.animate(to: Lanes(100), with: .linear(duration: 1), at: .zero)
    track.jump(to: Lanes(500), at: time(0.5), cancelling: false)
    near(track, [(0.25, 25), (0.5, 450), (0.75, 475), (1, 500)], within: 1e-9)
    #expect(track.settledEnd == time(1))
    #expect(track.segments[1].logicalEnd == time(0.5))
  }

  @Test("a reset jumps and ends what still runs")
  func reset() {
    var track = track()
    track.animate(to: Lanes(100), with: .bouncy, at: .zero)
    track.jump(to: Lanes(-7), at: time(0.2), cancelling: true)
    #expect(track.value(at: time(0.2) - Time(flicks: 1)).x > 80)
    for seconds in [0.2, 0.3, 5] {
      #expect(track.state(at: time(seconds)).value == Lanes(-7))
      #expect(track.state(at: time(seconds)).velocity == .zero)
    }
    #expect(track.settledEnd == time(0.2))
    // A trigger at the same instant does animate.
    let segment = track.animate(to: Lanes(100), with: .bouncy, at: time(0.2))
    #expect(segment?.start == time(0.2) && segment?.logicalEnd == time(0.7))
    near(track, [(0.2, -7)], within: 1e-9)
    #expect(track.segments.count == 3)
  }

  @Test("of two animated changes at one instant the later one holds")
  func replacement() {
    var track = track()
    track.animate(to: Lanes(10), with: .linear(duration: 1), at: .zero)
    track.animate(to: Lanes(100), with: .bouncy, at: time(0.5))
    track.animate(to: Lanes(20), with: .linear(duration: 1), at: time(0.5))
    var direct = self.track()
    direct.animate(to: Lanes(10), with: .linear(duration: 1), at: .zero)
    direct.animate(to: Lanes(20), with: .linear(duration: 1), at: time(0.5))
    #expect(track == direct)
    // Changed and changed back is no change.
    #expect(track.animate(to: Lanes(90), with: .linear, at: time(0.7)) != nil)
    #expect(track.animate(to: Lanes(20), with: .linear, at: time(0.7)) == nil)
    #expect(track == direct)
    // A jump in between is a change of its own.
    track.jump(to: Lanes(30), at: time(0.7), cancelling: false)
    track.animate(to: Lanes(40), with: .linear, at: time(0.7))
    #expect(track.segments.count == 4)
  }

  @Test("nothing changes where the target stays the same")
  func noChange() {
    for moving in [false, true] {
      var track = track(from: 5)
      if moving { track.animate(to: Lanes(9), with: .bouncy, at: .zero) }
      let before = track
      for animation in [Animation.bouncy, .linear, .linear.repeatForever()] {
        #expect(track.animate(to: track.target, with: animation, at: time(0.1)) == nil)
      }
      #expect(track == before && track.target == Lanes(moving ? 9 : 5))
    }
    var zero = track()
    #expect(zero.animate(to: Lanes(-0.0), with: .linear, at: .zero) == nil)
  }

  @Test("an empty track rests at its initial value from the beginning")
  func empty() {
    let track = track(from: 5)
    #expect(track.settledEnd == .zero && track.target == Lanes(5))
    for instant in [Time.min, .zero, .max] { #expect(track.state(at: instant).value == Lanes(5)) }
  }

  @Test("before its first change a track has its initial value")
  func before() {
    var track = track(from: 5)
    track.animate(to: Lanes(9), with: .timingCurve(.steps(2, .jumpStart), duration: 1), at: time(1))
    #expect(track.value(at: time(1) - Time(flicks: 1)) == Lanes(5))
    #expect(track.value(at: time(1)) == Lanes(7))
  }

  @Test("a repetition without end never rests, until it is taken over or reset")
  func endless() {
    var track = track()
    #expect(track.animate(to: Lanes(1), with: .linear.repeatForever(), at: .zero)?.settledEnd == nil)
    #expect(track.settledEnd == nil)
    track.animate(to: Lanes(2), with: .linear, at: time(1))
    #expect(track.settledEnd == nil)
    var sprung = track
    sprung.animate(to: Lanes(3), with: .bouncy, at: time(2))
    #expect(sprung.settledEnd != nil && sprung.value(at: sprung.settledEnd ?? .zero) == Lanes(3))
    track.jump(to: Lanes(3), at: time(2), cancelling: true)
    #expect(track.settledEnd == time(2))
  }

  @Test("a spring has settled when its swing is below what can be seen", arguments: Attribute.allCases)
  func threshold(attribute: Attribute) throws {
    var track = Timeline.Track(node: 0, label: "box", attribute: attribute, initial: .zero)
    track.animate(to: Lanes(1), with: .bouncy, at: .zero)
    let rest = try #require(track.settledEnd)
    let last = track.value(at: rest - Time(flicks: 1)).x
    #expect(last != 1 && abs(last - 1) <= attribute.visibleThreshold)
    #expect(track.value(at: rest) == Lanes(1) && track.velocity(at: rest) == .zero)
  }
}
