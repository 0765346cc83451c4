import Motion
import Testing

/// Laws that hold for every chain of changes, tried on random ones.
@Suite struct RetargetingTests {
  static let seeds = Array(UInt64(1)...60)

  /// A track of changes at random instants, with what was true at each of them.
  struct Chain {
    var track = Timeline.Track(node: 0, label: "box", attribute: .offsetX, initial: Lanes(3))
    var random: SeededRandom
    var instant = Time.zero

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func animation() -> Animation {
      let length = random.double(in: 0.05...1)
      let curves: [UnitCurve] = [
        .linear, .easeIn, .easeInOut, .circularEaseOut, .back(.inOut), .bounce(.out), .steps(3),
      ]
      switch random.int(in: 0...9) {
      case 0...3: return .timingCurve(curves[random.int(in: 0...6)], duration: length)
      case 4, 5: return .spring(duration: length, bounce: random.double(in: -0.5...0.7))
      case 6: return .interpolatingSpring(stiffness: 120, damping: 9, initialVelocity: random.double(in: -3...3))
      case 7: return .easeOut(duration: length).delay(length / 2).speed(1.5)
      case 8: return .bouncy.speed(2)
      default: return .easeIn(duration: length).repeatCount(random.int(in: 1...4))
      }
    }

    mutating func keyframes() -> KeyframeTrack {
      let shown = track.state(at: instant)
      let frames: [Keyframe] = (0..<random.int(in: 1...3)).map { _ in
        let (target, length) = (
          Lanes(random.double(in: -50...50)), Time(seconds: random.double(in: 0.1...0.5)) ?? .zero
        )
        switch random.int(in: 0...2) {
        case 0: return .linear(to: target, duration: length, curve: .easeIn)
        case 1: return .cubic(to: target, duration: length, startVelocity: nil, endVelocity: nil)
        default: return .spring(to: target, duration: length, spring: .bouncy, startVelocity: nil)
        }
      }
      return KeyframeTrack(initial: shown.value, initialVelocity: shown.velocity, keyframes: frames)
    }

    mutating func advance() {
      if random.int(in: 0...5) > 0 { instant = instant + (Time(seconds: random.double(in: 0.001...0.5)) ?? .zero) }
    }

    /// A finished chain of `count` changes of every kind.
    static func made(seed: UInt64, count: Int = 25) -> Timeline.Track {
      var chain = Chain(seed: seed)
      for _ in 0..<count {
        chain.advance()
        let target = Lanes(chain.random.double(in: -100...100))
        switch chain.random.int(in: 0...9) {
        case 0: chain.track.jump(to: target, at: chain.instant, cancelling: false)
        case 1: chain.track.jump(to: target, at: chain.instant, cancelling: true)
        case 2: chain.track.run(chain.keyframes(), at: chain.instant)
        default: chain.track.animate(to: target, with: chain.animation(), at: chain.instant)
        }
      }
      return chain.track
    }
  }

  /// The value by its definition: all segments so far, none left out.
  private func folded(_ track: Timeline.Track, at instant: Time) -> Lanes {
    var running: [Timeline.Segment] = []
    for segment in track.segments where segment.start <= instant {
      if segment.takesOver { running = [] }
      running.append(segment)
    }
    guard let last = running.last else { return track.initial }
    if case .keyframes(let keyframes) = last.course { return keyframes.value(at: instant - last.start) }
    return running.reduce(last.target) { value, segment in
      if let end = segment.settledEnd, end <= instant { return value }
      let elapsed = instant - segment.start
      return switch segment.course {
      case .jump: value
      case .animation(let animation, let interval, let velocity):
        value + (animation.motion(of: interval, initialVelocity: velocity, after: elapsed).value - interval)
      case .keyframes(let keyframes): value + (keyframes.value(at: elapsed) - segment.target)
      }
    }
  }

  private func instants(of track: Timeline.Track) -> [Time] {
    let flick = Time(flicks: 1)
    let marks = track.segments.flatMap { segment in
      [segment.start, segment.logicalEnd, segment.settledEnd].compactMap { $0 }.flatMap {
        [$0 - flick, $0, $0 + flick]
      }
    }
    return marks + (0..<600).map { FrameRate(60).time(ofFrame: $0) }
  }

  @Test("the value is the sum over all changes so far, bit for bit", arguments: RetargetingTests.seeds)
  func fold(seed: UInt64) {
    let track = Chain.made(seed: seed)
    for instant in instants(of: track) {
      #expect(track.value(at: instant) == folded(track, at: instant), "at \(instant)")
    }
  }

  @Test("an animated change keeps the value, and the speed but for its own", arguments: RetargetingTests.seeds)
  func continuity(seed: UInt64) {
    var chain = Chain(seed: seed)
    for _ in 0..<40 {
      chain.advance()
      // One change takes the place of another at the same instant, and then both start from the same state.
      if chain.track.segments.last?.start == chain.instant { chain.instant = chain.instant + Time(flicks: 1) }
      let before = chain.track
      let (value, velocity) = before.state(at: chain.instant)
      if chain.random.int(in: 0...5) == 0 {
        chain.track.run(chain.keyframes(), at: chain.instant)
        #expect(abs(chain.track.value(at: chain.instant).x - value.x) < 1e-9)
        continue
      }
      let animation = chain.animation()
      let target = Lanes(chain.random.double(in: -100...100))
      guard let segment = chain.track.animate(to: target, with: animation, at: chain.instant),
        case .animation(_, let interval, let taken) = segment.course
      else {
        Issue.record("no segment")
        continue
      }
      let own = animation.motion(of: interval, initialVelocity: taken, after: .zero)
      let after = chain.track.state(at: chain.instant)
      #expect(abs(after.value.x - value.x - own.value.x) < 1e-9, "\(animation)")
      let speed = animation.merges ? own.velocity.x : velocity.x + own.velocity.x
      #expect(abs(after.velocity.x - speed) < 1e-9 * (1 + abs(speed)), "\(animation)")
      if animation.merges { #expect(abs(taken.x - velocity.x) < 1e-9 * (1 + abs(velocity.x))) }
      // What was shown before stays as it was.
      for ago in 1...20 {
        let past = chain.instant - Time(flicks: Int64(ago) * 7_000_000 + 1)
        #expect(chain.track.value(at: past) == before.value(at: past))
      }
    }
  }

  @Test("from its settled end on a track is exactly at its target, and at rest", arguments: RetargetingTests.seeds)
  func rest(seed: UInt64) throws {
    let track = Chain.made(seed: seed)
    let end = try #require(track.settledEnd)
    for late in [end, end + Time(flicks: 1), end + (Time(seconds: 0.7) ?? .zero), .max] {
      #expect(track.value(at: late) == track.target)
    }
    #expect(track.velocity(at: end + Time(flicks: 1)) == .zero)
    #expect(track.segments.allSatisfy { $0.start <= end })
  }

  @Test("frames are the same in any order, bit for bit", arguments: RetargetingTests.seeds.prefix(12))
  func order(seed: UInt64) {
    let track = Chain.made(seed: seed)
    let frames = (0..<900).map { FrameRate(60).time(ofFrame: $0) }
    let forward = frames.map { track.value(at: $0) }
    let backward = frames.reversed().map { track.value(at: $0) }
    #expect(forward == backward.reversed())
    // The same choreography made anew is the same track.
    #expect(track == Chain.made(seed: seed))
    // A prefix of the choreography shows the same until the rest of it begins.
    let half = Chain.made(seed: seed, count: 12)
    if let next = track.segments.dropFirst(half.segments.count).first?.start {
      for (frame, value) in zip(frames, forward) where frame < next && frame < (half.segments.last?.start ?? .zero) {
        #expect(half.value(at: frame) == value)
      }
    }
  }

  @Test("a thousand changes while it moves stay finite and come to rest")
  func long() throws {
    let track = Chain.made(seed: 7, count: 1000)
    #expect(track.segments.count > 800)
    for frame in 0..<2000 { #expect(track.state(at: FrameRate(10).time(ofFrame: frame)).value.isFinite) }
    #expect(track.value(at: try #require(track.settledEnd)) == track.target)
  }
}

extension FrameRate {
  fileprivate init(_ framesPerSecond: Int) { self.init(integerLiteral: framesPerSecond) }
}
