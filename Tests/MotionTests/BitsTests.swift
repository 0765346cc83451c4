import Motion
import Testing

/// The last bits of what moves: the same on every machine, in every build, and in every version to come.
@Suite struct BitsTests {
  /// A fingerprint of numbers by all of their bits: Fowler, Noll and Vo's FNV-1a.
  private struct Fingerprint {
    private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ number: Double) {
      for byte in 0..<8 { hash = (hash ^ (number.bitPattern >> (8 * byte) & 0xff)) &* 0x100_0000_01b3 }
    }

    mutating func add(_ lanes: Lanes) { for lane in 0..<4 { add(lanes[lane]) } }
  }

  @Test("springs have the bits that they always had")
  func springs() {
    var bits = Fingerprint()
    for dampingRatio in SpringTests.dampingRatios {
      let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
      for step in 0..<200 {
        let response = spring.response(at: Double(step) * 0.0123)
        for number in [response.xx, response.xv, response.vx, response.vv] { bits.add(number) }
      }
      bits.add(Double(spring.settlingTime.flicks))
    }
    #expect(bits.hash == 14_566_399_014_905_792_727)
  }

  @Test("curves have the bits that they always had")
  func curves() {
    var bits = Fingerprint()
    for curve in UnitCurveTests.eases + [.steps(7), .points([0, 0.3, 0.1, 1])] {
      for step in 0...200 {
        bits.add(curve.value(at: Double(step) / 200))
        bits.add(curve.velocity(at: Double(step) / 200))
      }
    }
    #expect(bits.hash == 11_479_851_760_195_340_062)
  }

  @Test("a value that is changed while it moves has the bits that it always had")
  func tracks() {
    func time(_ seconds: Double) -> Time { Time(seconds: seconds) ?? .zero }
    var track = Timeline.Track(node: 0, label: "a", attribute: .fill, initial: Lanes(0.6, 0.1, -0.1, 1))
    let animations: [Animation] = [
      .easeInOut, .bouncy, .timingCurve(.elastic(.out), duration: 0.7), .spring(duration: 0.4, bounce: -0.5),
      .interpolatingSpring(stiffness: 170, damping: 8, initialVelocity: 3), .snappy.speed(1.3), .easeOut.delay(0.1),
      .bouncy.repeatCount(3), .custom(CustomSpring(spring: .bouncy, merges: true)),
      .custom(CustomCurve(curve: .back(.inOut), seconds: 0.6)),
    ]
    for (index, animation) in animations.enumerated() {
      let step = Double(index)
      track.animate(to: Lanes(step / 10, -0.3, step / 7, 1), with: animation, at: time(step * 0.17))
    }
    let shown = track.state(at: time(2))
    let keys: [Keyframe] = [
      .cubic(to: Lanes(1, 0, 0, 0), duration: time(0.3), startVelocity: nil, endVelocity: nil),
      .cubic(to: Lanes(0, 1, 0, 0), duration: time(0.2), startVelocity: nil, endVelocity: nil),
      .linear(to: Lanes(0, 0, 1, 0), duration: time(0.2), curve: .easeIn),
      .spring(to: Lanes(0, 0, 0, 1), duration: nil, spring: .bouncy, startVelocity: nil),
    ]
    track.run(KeyframeTrack(initial: shown.value, initialVelocity: shown.velocity, keyframes: keys), at: time(2))
    var bits = Fingerprint()
    for frame in 0..<300 {
      let state = track.state(at: (60 as FrameRate).time(ofFrame: frame))
      bits.add(state.value)
      bits.add(state.velocity)
    }
    for segment in track.segments { bits.add(Double(segment.settledEnd?.flicks ?? -1)) }
    #expect(bits.hash == 14_362_022_642_622_287_873)
  }
}
