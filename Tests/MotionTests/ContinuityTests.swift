import Motion
import Testing

/// Random chains of changes of every kind: nothing jumps that is not told to, and no order of asking matters.
@Suite struct ContinuityTests {
  static let seeds = Array(UInt64(100)..<180)

  /// What a change does to value and speed at its instant.
  enum Kind: Sendable {
    /// Neither breaks.
    case smooth
    /// The value does not break, and the speed grows by that with which the change begins.
    case adding(speed: Lanes)
    /// The value does not break, and the speed is that of the first key.
    case keyed
    /// The value is shifted, and the speed goes on.
    case shift(Lanes)
    /// The value is the target, at rest.
    case reset
  }

  struct Chain {
    var track = Timeline.Track(node: 0, label: "box", attribute: .fill, initial: Lanes(3, 0, -1, 0.5))
    /// What each segment of the track is.
    var kinds: [Kind] = []
    var random: SeededRandom

    init(seed: UInt64, count: Int = 30) {
      random = SeededRandom(seed: seed)
      var instant = Time.zero
      for _ in 0..<count {
        // Now and then two changes fall on one instant.
        if random.int(in: 0...7) > 0 { instant += Chain.time(random.double(in: 0.01...0.4)) }
        let kind = change(at: instant)
        // A change that replaces another one at its instant leaves as many segments as before.
        kinds = Array(kinds.prefix(max(track.segments.count - 1, 0)))
        if track.segments.count > kinds.count { kinds.append(kind) }
      }
    }

    static func time(_ seconds: Double) -> Time { Time(seconds: seconds) ?? .zero }

    private mutating func lanes(_ bound: Double) -> Lanes {
      Lanes(
        random.double(in: -bound...bound), random.double(in: -bound...bound), random.double(in: -bound...bound), 0)
    }

    private mutating func change(at instant: Time) -> Kind {
      let target = lanes(100)
      switch random.int(in: 0...13) {
      case 0:
        let shift = target - track.target
        track.jump(to: target, at: instant, cancelling: false)
        return .shift(shift)
      case 1:
        track.jump(to: target, at: instant, cancelling: true)
        return .reset
      case 2, 3:
        let shown = track.state(at: instant)
        let keys = keyframes()
        track.run(KeyframeTrack(initial: shown.value, initialVelocity: shown.velocity, keyframes: keys), at: instant)
        if case .linear = keys[0] { return .keyed }
        return .smooth
      default:
        let (animation, speed) = self.animation()
        track.animate(to: target, with: animation, at: instant)
        guard case .animation(_, let interval, _)? = track.segments.last?.course else { return .smooth }
        return speed == 0 ? .smooth : .adding(speed: interval * speed)
      }
    }

    /// An animation, and how fast it begins in changes a second.
    private mutating func animation() -> (Animation, speed: Double) {
      let length = random.double(in: 0.1...1)
      let spring = Spring(duration: length, bounce: random.double(in: -0.5...0.7))
      switch random.int(in: 0...12) {
      case 0: return (.easeInOut(duration: length), 0)
      case 1: return (.timingCurve(.cubic(.inOut), duration: length), 0)
      case 2: return (.timingCurve(.back(.in), duration: length), 0)
      case 3: return (.linear(duration: length), 1 / length)
      case 4: return (.easeOut(duration: length), UnitCurve.easeOut.velocity(at: 0) / length)
      case 5, 6: return (.spring(spring), 0)
      case 7: return (.spring(spring).speed(1.5), 0)
      case 8: return (.interpolatingSpring(stiffness: 120, damping: 9, initialVelocity: length), length)
      case 9: return (.spring(spring).delay(length / 3), 0)
      case 10: return (.easeInOut(duration: length / 2).repeatCount(3), 0)
      case 11: return (.custom(CustomSpring(spring: spring, merges: true)), 0)
      default: return (.custom(CustomCurve(curve: .quad(.in), seconds: length)), 0)
      }
    }

    private mutating func keyframes() -> [Keyframe] {
      (0..<random.int(in: 1...4)).map { _ in
        let (target, length) = (lanes(50), Chain.time(random.double(in: 0.1...0.4)))
        return switch random.int(in: 0...2) {
        case 0: .linear(to: target, duration: length, curve: .easeInOut)
        case 1: .cubic(to: target, duration: length, startVelocity: nil, endVelocity: nil)
        default:
          .spring(
            to: target, duration: random.int(in: 0...1) == 0 ? length : nil, spring: .bouncy, startVelocity: nil)
        }
      }
    }
  }

  private func isNear(_ left: Lanes, _ right: Lanes, within tolerance: Double) -> Bool {
    let difference = left - right
    return max(difference.max(), -difference.min()) <= tolerance
  }

  @Test("value and speed do not break at any change that is no jump", arguments: ContinuityTests.seeds)
  func changes(seed: UInt64) {
    let chain = Chain(seed: seed)
    let segments = chain.track.segments
    #expect(segments.count == chain.kinds.count && segments.count > 15)
    let flick = Time(flicks: 1)
    for (index, kind) in chain.kinds.enumerated() {
      let start = segments[index].start
      // Changes that share their instant have no time of their own to look at.
      if index > 0, segments[index - 1].start == start { continue }
      if index + 1 < segments.count, segments[index + 1].start == start { continue }
      // The speed just before, a flick away, and what it makes of a flick.
      let before = chain.track.state(at: start - flick)
      let after = chain.track.state(at: start)
      let way = before.velocity * flick.seconds
      // A motion that comes to rest in that flick leaves what nobody sees.
      let unseen = chain.track.attribute.visibleThreshold
      let isResting = segments[..<index].contains { $0.settledEnd == start }
      let slack = isResting ? unseen : 1e-6
      // No motion here has an acceleration beyond 10⁷ a second and a second, which is 0.015 in a flick.
      let speedSlack = isResting ? 1 : 0.05
      switch kind {
      case .smooth:
        #expect(isNear(after.value, before.value + way, within: slack), "change \(index)")
        #expect(isNear(after.velocity, before.velocity, within: speedSlack), "change \(index)")
      case .adding(let speed):
        #expect(isNear(after.value, before.value + way, within: slack), "change \(index)")
        #expect(isNear(after.velocity, before.velocity + speed, within: speedSlack), "change \(index)")
      case .keyed:
        #expect(isNear(after.value, before.value + way, within: slack), "change \(index)")
      case .shift(let shift):
        #expect(isNear(after.value, before.value + way + shift, within: slack), "change \(index)")
        #expect(isNear(after.velocity, before.velocity, within: speedSlack), "change \(index)")
      case .reset:
        #expect(after.value == segments[index].target && after.velocity == .zero, "change \(index)")
      }
    }
  }

  @Test("between changes the value has no gap, and its slope is the speed", arguments: ContinuityTests.seeds.prefix(30))
  func between(seed: UInt64) {
    var chain = Chain(seed: seed)
    let track = chain.track
    let step = Time(flicks: 2000)
    let length = (track.segments.last?.start ?? .zero).seconds + 1
    for _ in 0..<2000 {
      let instant = Chain.time(chain.random.double(in: 0...length))
      let window = (instant - step)...(instant + step)
      // Changes, ends and the corners of keyframes have a test of their own.
      let marks = track.segments.flatMap { segment -> [Time] in
        guard case .keyframes(let keys) = segment.course else { return [segment.start, segment.settledEnd ?? .max] }
        return [segment.start, segment.settledEnd ?? .max] + keys.keyTimes.map { segment.start + $0 }
      }
      if marks.contains(where: window.contains) { continue }
      let (early, now, late) = (
        track.state(at: instant - step), track.state(at: instant), track.state(at: instant + step)
      )
      let measured = (late.value - early.value) / (2 * step.seconds)
      let bound = 0.05 + 0.002 * max(now.velocity.max(), -now.velocity.min())
      #expect(isNear(measured, now.velocity, within: bound), "at \(instant)")
      #expect(isNear(late.value, early.value, within: 0.2), "at \(instant)")
    }
  }

  @Test("any order of asking gives the same bits", arguments: ContinuityTests.seeds.prefix(30))
  func anyOrder(seed: UInt64) {
    func bits(_ state: (value: Lanes, velocity: Lanes)) -> [UInt64] {
      (0..<4).flatMap { [state.value[$0].bitPattern, state.velocity[$0].bitPattern] }
    }
    var chain = Chain(seed: seed)
    let frames = (0..<500).map { (60 as FrameRate).time(ofFrame: $0) }
    let forward = frames.map { bits(chain.track.state(at: $0)) }
    var order = Array(frames.indices)
    for index in order.indices.reversed() { order.swapAt(index, chain.random.int(in: 0...index)) }
    for index in order { #expect(bits(chain.track.state(at: frames[index])) == forward[index]) }
    for index in order.reversed() { #expect(bits(chain.track.state(at: frames[index])) == forward[index]) }
    // Each half of a second is also the first that is asked for, on a track that was made anew.
    for index in stride(from: 0, to: frames.count, by: 30) {
      #expect(bits(Chain(seed: seed).track.state(at: frames[index])) == forward[index])
    }
  }
}
