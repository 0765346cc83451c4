import Motion
import Testing

/// Each kind of keyframe by its formula, and what holds where two of them meet.
@Suite struct KeyframeKindTests {
  private func time(_ seconds: Double) -> Time { Time(seconds: seconds) ?? .zero }

  private func track(_ keyframes: Keyframe..., initial: Double = 2, velocity: Double = 0) -> KeyframeTrack {
    KeyframeTrack(initial: Lanes(initial), initialVelocity: Lanes(velocity), keyframes: keyframes)
  }

  private func linear(_ value: Double, _ seconds: Double, _ curve: UnitCurve = .linear) -> Keyframe {
    .linear(to: Lanes(value), duration: time(seconds), curve: curve)
  }
  private func cubic(_ value: Double, _ seconds: Double, from: Double? = nil, to: Double? = nil) -> Keyframe {
    .cubic(
      to: Lanes(value), duration: time(seconds), startVelocity: from.map { Lanes($0) },
      endVelocity: to.map { Lanes($0) })
  }
  private func spring(_ value: Double, _ seconds: Double?, from: Double? = nil) -> Keyframe {
    .spring(
      to: Lanes(value), duration: seconds.map(time), spring: .bouncy, startVelocity: from.map { Lanes($0) })
  }

  @Test("a linear key goes along a straight line at the pace of its curve")
  func linearKey() {
    for curve in [UnitCurve.linear, .easeIn, .back(.out), .steps(4)] {
      let track = track(linear(12, 0.4, curve))
      for step in 0...40 {
        let instant = time(Double(step) / 100)
        let progress = instant / time(0.4)
        #expect(abs(track.value(at: instant).x - (2 + 10 * curve.value(at: progress))) < 1e-12)
        #expect(abs(track.velocity(at: instant).x - 25 * curve.velocity(at: progress)) < 1e-9)
      }
    }
  }

  @Test("a cubic key is Hermite's curve of its ends and speeds", arguments: [(0.0, 0.0), (30, -8), (-100, 55)])
  func cubicKey(start: Double, end: Double) {
    let track = track(cubic(12, 0.4, from: start, to: end))
    for step in 0...40 {
      let s = Double(step) / 40
      let value =
        (2 * s * s * s - 3 * s * s + 1) * 2 + (s * s * s - 2 * s * s + s) * 0.4 * start
        + (-2 * s * s * s + 3 * s * s) * 12 + (s * s * s - s * s) * 0.4 * end
      #expect(abs(track.value(at: time(s * 0.4)).x - value) < 1e-9)
    }
    #expect(track.velocity(at: .zero).x == start && abs(track.velocity(at: time(0.4)).x - end) < 1e-12)
  }

  @Test("a spring key is its spring, entered with the speed of the key before it unless it is given one")
  func springKey() {
    for (given, speed) in [(nil, 20.0), (-90, -90), (0, 0)] as [(Double?, Double)] {
      let track = track(linear(12, 0.5), spring(5, 0.3, from: given))
      for step in 1...29 {
        let motion = Spring.bouncy.motion(displacement: 7, velocity: speed, time: Double(step) / 100)
        let instant = time(0.5 + Double(step) / 100)
        #expect(abs(track.value(at: instant).x - 5 - motion.displacement) < 1e-9)
        #expect(abs(track.velocity(at: instant).x - motion.velocity) < 1e-7)
      }
    }
  }

  @Test("a spring key that is cut off holds what it has reached, and the next key begins there")
  func cutSpring() {
    let reached = 5 + Spring.bouncy.motion(displacement: -3, velocity: 0, time: 0.1).displacement
    let alone = track(spring(5, 0.1))
    for seconds in [0.1, 0.11, 0.5, 99] { #expect(abs(alone.value(at: time(seconds)).x - reached) < 1e-12) }
    #expect(alone.end == alone.value(at: time(0.1)) && abs(reached - 5) > 0.1)
    let followed = track(spring(5, 0.1), linear(20, 1))
    #expect(abs(followed.value(at: time(0.6)).x - (reached + 20) / 2) < 1e-9)
  }

  @Test("a spring key without a duration lasts until a thousandth of its swing is left, and then is its target")
  func settledSpring() {
    let track = track(spring(5, nil))
    #expect(track.duration == Spring.bouncy.settlingTime)
    #expect(track.end == Lanes(5) && track.velocity(at: track.duration) == .zero)
    let last = track.value(at: track.duration - Time(flicks: 1)).x
    #expect(last != 5 && abs(last - 5) < 0.003)
  }

  @Test("a move key takes no time, ends the speed and shows from its instant on")
  func moveKey() {
    let track = track(linear(12, 0.5), .move(to: Lanes(-3)), spring(5, 0.3))
    #expect(track.keyTimes == [0.5, 0.5, 0.8].map(time))
    #expect(abs(track.value(at: time(0.5) - Time(flicks: 1)).x - 12) < 1e-6 && track.value(at: time(0.5)) == Lanes(-3))
    let motion = Spring.bouncy.motion(displacement: -8, velocity: 0, time: 0.1)
    #expect(abs(track.value(at: time(0.6)).x - 5 - motion.displacement) < 1e-9)
  }

  /// Keys of each kind that end at 7, with and without given speeds.
  private var kinds: [Keyframe] {
    [
      linear(7, 0.3), linear(7, 0.3, .easeIn), linear(7, 0.3, .circularEaseIn), cubic(7, 0.3), cubic(7, 0.3, from: 9),
      cubic(7, 0.3, to: -9), cubic(7, 0.3, from: 9, to: -9), spring(7, 0.3), spring(7, 0.3, from: 9), spring(7, nil),
      .move(to: Lanes(7)), linear(7, 0), cubic(7, 0, from: 3), spring(7, 0), linear(7, -1),
    ]
  }

  @Test("between any two kinds the value has no gap, and the earlier key answers at their boundary")
  func boundaries() {
    let flick = Time(flicks: 1)
    for first in kinds {
      for second in kinds {
        let track = track(first, second, linear(1, 0.25))
        let alone = self.track(first)
        let (boundary, next) = (track.keyTimes[0], track.keyTimes[1])
        #expect(track.keyframes.count == 3 && track.duration == next + time(0.25))
        // A second key that takes no time has the last word at the boundary.
        if next > boundary {
          #expect(track.value(at: boundary) == alone.end, "\(first), \(second)")
          #expect(abs(track.value(at: boundary + flick).x - alone.end.x) < 1e-5, "\(first), \(second)")
        } else {
          #expect(track.value(at: boundary) == Lanes(7))
        }
        if case .spring(_, _?, _, _) = first {} else if boundary > .zero { #expect(alone.end == Lanes(7)) }
        #expect(abs(track.value(at: next).x - track.value(at: next + flick).x) < 1e-5)
        #expect(track.value(at: track.duration) == Lanes(1) && track.value(at: .max) == Lanes(1))
      }
    }
  }

  @Test("a key without a duration is its target at once, whatever its kind, also where it stands alone")
  func noDuration() {
    for keyframe in [linear(9, 0), cubic(9, 0, from: 5, to: 5), spring(9, 0, from: 5), .move(to: Lanes(9))] {
      let alone = track(keyframe)
      #expect(alone.duration == .zero && alone.keyTimes == [.zero] && alone.end == Lanes(9))
      for instant in [Time.zero, time(1)] {
        #expect(alone.value(at: instant) == Lanes(9) && alone.velocity(at: instant) == .zero)
      }
    }
  }
}
