import Motion
import Testing

/// Keyframes on a track, and what comes before and after them.
@Suite struct TrackKeyframeTests {
  private func time(_ seconds: Double) -> Time { Time(seconds: seconds) ?? .zero }

  private func linear(_ value: Double, _ seconds: Double) -> Keyframe {
    .linear(to: Lanes(value), duration: time(seconds), curve: .linear)
  }
  private func spring(_ value: Double, _ seconds: Double? = nil) -> Keyframe {
    .spring(to: Lanes(value), duration: seconds.map(time), spring: .bouncy, startVelocity: nil)
  }

  private func track(_ keyframes: Keyframe..., at start: Double = 1) -> Timeline.Track {
    var track = Timeline.Track(node: 0, label: "box", attribute: .offsetY, initial: Lanes(5))
    track.run(KeyframeTrack(initial: Lanes(5), keyframes: keyframes), at: time(start))
    return track
  }

  @Test("a track shows its keyframes from their instant on and holds their end")
  func running() {
    let track = track(linear(10, 1), linear(-4, 0.5))
    for (seconds, value) in [(0, 5), (1, 5), (1.5, 7.5), (2, 10), (2.25, 3), (2.5, -4), (9, -4)] as [(Double, Double)] {
      #expect(track.value(at: time(seconds)).x == value)
    }
    #expect(track.target == Lanes(-4) && track.settledEnd == time(2.5))
    #expect(track.segments[0].logicalEnd == time(2.5))
  }

  @Test("keyframes end what ran before them")
  func takingOver() {
    var track = Timeline.Track(node: 0, label: "box", attribute: .offsetY, initial: .zero)
    track.animate(to: Lanes(100), with: .linear(duration: 10), at: .zero)
    track.run(KeyframeTrack(initial: track.value(at: time(1)), keyframes: [linear(0, 1)]), at: time(1))
    #expect(track.value(at: time(1)) == Lanes(10) && track.value(at: time(1.5)) == Lanes(5))
    #expect(track.settledEnd == time(2))
  }

  @Test("a spring goes on from the value and the speed of keyframes, in their course and at their end")
  func handOver() {
    for (seconds, value, speed) in [(1.25, 6.25, 5.0), (2, 10, 5), (2.5, 10, 0)] {
      var track = track(linear(10, 1))
      track.animate(to: .zero, with: .bouncy, at: time(seconds))
      let (shown, velocity) = track.state(at: time(seconds))
      #expect(abs(shown.x - value) < 1e-9 && abs(velocity.x - speed) < 1e-9, "at \(seconds) s")
      let later = Spring.bouncy.motion(displacement: value, velocity: speed, time: 0.1)
      #expect(abs(track.value(at: time(seconds + 0.1)).x - later.displacement) < 1e-9)
    }
  }

  @Test("keyframes that end in a jump or at rest hand no speed on")
  func restingEnd() {
    for track in [track(linear(10, 1), .move(to: Lanes(3))), track(spring(10)), track(linear(10, 1), linear(3, 0))] {
      let end = track.settledEnd ?? .zero
      #expect(track.velocity(at: end) == .zero)
      #expect(track.value(at: end) == track.target)
    }
    #expect(track(spring(10, 0.2)).velocity(at: time(1.2)).x > 1, "a spring that is cut off is still moving")
  }

  @Test("a curve is added to keyframes that still run")
  func curveOver() {
    var track = track(linear(10, 1))
    track.animate(to: Lanes(20), with: .linear(duration: 1), at: time(1.5))
    for (seconds, value) in [(1.5, 7.5), (1.75, 11.25), (2, 15), (2.25, 17.5), (2.5, 20)] as [(Double, Double)] {
      #expect(abs(track.value(at: time(seconds)).x - value) < 1e-9, "at \(seconds) s")
    }
  }

  @Test("spring keyframes go on with the speed that the value has")
  func takenSpeed() {
    let frames = KeyframeTrack(initial: Lanes(5), initialVelocity: Lanes(80), keyframes: [spring(0, 0.3), spring(9)])
    var track = Timeline.Track(node: 0, label: "box", attribute: .offsetY, initial: Lanes(5))
    track.run(frames, at: .zero)
    #expect(track.velocity(at: .zero) == Lanes(80))
    let cut = Spring.bouncy.motion(displacement: 5, velocity: 80, time: 0.3)
    #expect(abs(track.value(at: time(0.3)).x - cut.displacement) < 1e-9)
    let second = Spring.bouncy.motion(displacement: cut.displacement - 9, velocity: cut.velocity, time: 0.1)
    #expect(abs(track.value(at: time(0.4)).x - 9 - second.displacement) < 1e-6)
  }

  @Test("keyframes of no length are a jump")
  func empty() {
    for frames in [[], [.move(to: Lanes(8))]] as [[Keyframe]] {
      var track = Timeline.Track(node: 0, label: "box", attribute: .offsetY, initial: Lanes(5))
      let segment = track.run(KeyframeTrack(initial: Lanes(5), keyframes: frames), at: time(1))
      #expect(segment?.logicalEnd == time(1) && segment?.settledEnd == time(1))
      #expect(track.value(at: time(1)) == Lanes(frames.isEmpty ? 5 : 8) && track.velocity(at: time(1)) == .zero)
    }
  }
}
