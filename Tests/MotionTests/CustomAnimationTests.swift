import Motion
import Testing

/// Ways of moving that scenes bring along.
@Suite struct CustomAnimationTests {
  private func time(_ seconds: Double) -> Time { Time(seconds: seconds) ?? .zero }

  private func bits(_ lanes: Lanes) -> [UInt64] { (0..<4).map { lanes[$0].bitPattern } }

  // MARK: A spring that is one

  /// Pairs of animations that must not differ: of a spring, and of the same spring as a custom animation.
  private static func pairs(_ random: inout SeededRandom) -> (built: Animation, custom: Animation) {
    let spring = Spring(duration: random.double(in: 0.1...1), bounce: random.double(in: -0.6...0.8))
    let built = Animation.spring(spring)
    let custom = Animation(CustomSpring(spring: spring, merges: true))
    let number = random.double(in: 0.1...3)
    switch random.int(in: 0...7) {
    case 0, 1, 2: return (built, custom)
    case 3: return (built.speed(number), custom.speed(number))
    case 4: return (built.delay(number / 10), custom.delay(number / 10))
    case 5: return (built.repeatCount(2), custom.repeatCount(2))
    case 6: return (built.logicallyComplete(after: number), custom.logicallyComplete(after: number))
    default:
      let loose = Spring(stiffness: spring.stiffness, damping: spring.damping)
      return (
        .interpolatingSpring(stiffness: spring.stiffness, damping: spring.damping),
        .custom(CustomSpring(spring: loose, merges: false))
      )
    }
  }

  @Test("a spring as a custom animation is the spring, bit for bit, in merges and in additions", arguments: 1...40)
  func spring(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var built = Timeline.Track(node: 0, label: "box", attribute: .fill, initial: Lanes(1, 2, 3, 4))
    var custom = built
    var instant = Time.zero
    for _ in 0..<20 {
      instant += time(random.double(in: 0...0.4))
      let target = Lanes(random.double(in: -9...9), random.double(in: -1...1), 0, 1e6 * random.nextDouble())
      if random.int(in: 0...4) == 0 {
        let curve = Animation.easeInOut(duration: 0.3)
        built.animate(to: target, with: curve, at: instant)
        custom.animate(to: target, with: curve, at: instant)
        continue
      }
      let pair = Self.pairs(&random)
      #expect(pair.built.logicalDuration == pair.custom.logicalDuration && pair.built.merges == pair.custom.merges)
      built.animate(to: target, with: pair.built, at: instant)
      custom.animate(to: target, with: pair.custom, at: instant)
    }
    #expect(built.segments.count > 10 && built.settledEnd == custom.settledEnd)
    #expect(built.segments.map(\.takesOver) == custom.segments.map(\.takesOver))
    #expect(built.segments.map(\.logicalEnd) == custom.segments.map(\.logicalEnd))
    #expect(built.segments.map(\.settledEnd) == custom.segments.map(\.settledEnd))
    let marks = built.segments.flatMap { [$0.start, $0.logicalEnd, $0.settledEnd].compactMap { $0 } }
    for instant in marks + (0..<600).map({ Time(flicks: 11_760_000 * $0 + 7) }) {
      let (one, other) = (built.state(at: instant), custom.state(at: instant))
      #expect(bits(one.value) == bits(other.value) && bits(one.velocity) == bits(other.velocity), "at \(instant)")
    }
  }

  // MARK: A curve that is one

  @Test("a curve as a custom animation moves like the curve, and repeats, waits and speeds up like it")
  func curve() {
    let built = Animation.timingCurve(.back(.inOut), duration: 0.6)
    let custom = Animation(CustomCurve(curve: .back(.inOut), seconds: 0.6))
    let pairs: [(Animation, Animation)] = [
      (built, custom), (built.delay(0.1), custom.delay(0.1)), (built.speed(1.5), custom.speed(1.5)),
      (built.repeatCount(3), custom.repeatCount(3)), (built.repeatForever(), custom.repeatForever()),
      (built.delay(0.1).repeatCount(2, autoreverses: false), custom.delay(0.1).repeatCount(2, autoreverses: false)),
      (built.repeatForever().logicallyComplete(after: 1), custom.repeatForever().logicallyComplete(after: 1)),
    ]
    for (built, custom) in pairs {
      #expect(!custom.merges && custom.problem == nil && built.logicalDuration == custom.logicalDuration)
      let way = Lanes(3, -1, 0, 8)
      #expect(
        built.settledDuration(of: way, velocity: .zero, threshold: 0.1)
          == custom.settledDuration(of: way, velocity: .zero, threshold: 0.1))
      for step in 0..<200 {
        let instant = time(Double(step) * 0.0117)
        let (one, other) = (
          built.motion(of: way, initialVelocity: .zero, after: instant),
          custom.motion(of: way, initialVelocity: .zero, after: instant)
        )
        #expect(bits(one.value) == bits(other.value), "\(custom) at \(instant)")
        // The speed is measured, here between the instants at which passes meet.
        let isTurn = [0.0, 0.1, 0.3, 0.4, 0.6, 0.7, 1.2, 1.3, 1.4, 1.8].contains { abs(instant.seconds - $0) < 1e-3 }
        #expect(isTurn || abs(one.velocity.x - other.velocity.x) < 1e-4, "\(custom) at \(instant)")
      }
    }
  }

  @Test("a speed that is not given is the symmetric difference of the values, and one-sided at the start")
  func difference() {
    let curve = CustomCurve(curve: .quad(.in), seconds: 2)
    // A parabola has the slope of its chord in the middle of it.
    for seconds in [0.25, 0.5, 1, 1.75] {
      let speed = curve.velocity(of: Lanes(8, -8, 0, 4), initialVelocity: .zero, time: seconds)
      #expect(abs(speed.x - 4 * seconds) < 1e-9 && abs(speed.y + 4 * seconds) < 1e-9 && speed.z == 0)
    }
    let start = curve.velocity(of: Lanes(8), initialVelocity: .zero, time: 0)
    #expect(start.x == 2 * 0x1p-20)
    #expect(curve.velocity(of: Lanes(8), initialVelocity: .zero, time: 5) == .zero)
  }

  @Test("a spring takes a custom curve over with the speed that is measured on it")
  func handOver() {
    var track = Timeline.Track(node: 0, label: "box", attribute: .offsetX, initial: .zero)
    track.animate(to: Lanes(100), with: .custom(CustomCurve(curve: .quad(.in), seconds: 1)), at: .zero)
    track.animate(to: .zero, with: .bouncy, at: time(0.5))
    let start = track.state(at: time(0.5))
    #expect(abs(start.value.x - 25) < 1e-9 && abs(start.velocity.x - 100) < 1e-6)
  }

  // MARK: Ends

  @Test("what never rests is complete when it says, repeats for no count, and ends where it is taken over")
  func endless() {
    let glide = Animation(Glide(seconds: 0.5))
    #expect(glide.logicalDuration == time(0.5) && glide.problem == nil)
    #expect(glide.settledDuration(of: Lanes(1), velocity: .zero, threshold: 1) == nil)
    #expect(glide.repeatCount(2).problem == "it repeats what never ends")
    #expect(glide.delay(0.5).speed(2).logicalDuration == time(0.5))
    var track = Timeline.Track(node: 0, label: "box", attribute: .offsetX, initial: .zero)
    track.animate(to: Lanes(100), with: glide, at: .zero)
    #expect(track.settledEnd == nil && track.segments[0].logicalEnd == time(0.5))
    track.animate(to: Lanes(50), with: .smooth, at: time(1))
    #expect(track.settledEnd != nil)
  }

  @Test("one that is never complete lets nothing follow, unless it is told when it counts as complete")
  func neverComplete() {
    let animation = Animation(Broken(wrong: 0, after: 9, logicalDuration: nil, settled: nil))
    #expect(animation.logicalDuration == nil && animation.problem == nil)
    #expect(animation.logicallyComplete(after: 2).logicalDuration == time(2))
  }

  // MARK: Numbers

  static let notNumbers = [Double.nan, .infinity, -.infinity, 1e308, -1.1e15]

  @Test(
    "a value that is no number shows the target, and a speed that is none counts as 0",
    arguments: CustomAnimationTests.notNumbers)
  func wrongNumbers(wrong: Double) {
    let value = Animation(Broken(wrong: wrong, after: 0.5))
    #expect(value.motion(of: Lanes(8), initialVelocity: .zero, after: time(0.25)).value == Lanes(2))
    for animation in [value, value.speed(2), value.delay(0.1), value.repeatCount(2), value.logicallyComplete(after: 1)]
    {
      let end = animation.motion(of: Lanes(8), initialVelocity: .zero, after: time(0.75))
      #expect(end.value == Lanes(8) && end.velocity == .zero, "\(animation)")
    }
    let speed = Animation(Broken(wrong: 0, speed: wrong))
    #expect(speed.motion(of: Lanes(8), initialVelocity: .zero, after: time(0.5)).value == Lanes(4))
    #expect(speed.motion(of: Lanes(8), initialVelocity: .zero, after: time(0.5)).velocity == .zero)
    // Neither reaches what takes it over.
    for animation in [value, speed] {
      var track = Timeline.Track(node: 0, label: "box", attribute: .offsetX, initial: Lanes(3))
      track.animate(to: Lanes(11), with: animation, at: .zero)
      track.animate(to: Lanes(7), with: .linear, at: time(0.6))
      track.animate(to: Lanes(5), with: .bouncy, at: time(0.7))
      for frame in 0..<120 {
        let state = track.state(at: Time(flicks: 11_760_000 * Int64(frame)))
        #expect(state.value.isFinite && state.velocity.isFinite)
      }
      #expect(track.value(at: .max) == Lanes(5))
    }
  }

  @Test("speeds that multiply beyond all bounds count as 0")
  func nested() {
    let steep = (0..<100).reduce(Animation.linear) { animation, _ in animation.speed(1000) }
    #expect(steep.problem == nil)
    #expect(steep.motion(of: Lanes(1), initialVelocity: .zero, after: .zero).velocity == .zero)
  }

  static let problemRows: [(Broken, String)] = [
    (Broken(wrong: .nan), "its value after 0 s of a change of 1 is nan"),
    (Broken(wrong: .infinity, after: 0.4), "its value after 0.4375 s of a change of 1 is inf"),
    (Broken(wrong: 1e16, after: 1), "its value after 1 s of a change of 1 is 1e+16"),
    (Broken(wrong: 0, speed: -.infinity), "its speed after 0 s of a change of 1 is -inf"),
    (Broken(wrong: 0, logicalDuration: Time(seconds: -1)), "its logical duration is -1 s"),
    (Broken(wrong: 0, logicalDuration: .max), "its logical duration is 1000000000 s; give a time from 0 to 1000000 s"),
    (Broken(wrong: 0, settled: Time(seconds: -0.5)), "its settled duration is -0.5 s"),
    (Broken(wrong: .nan, problem: "its wheel has 3 corners"), "its wheel has 3 corners"),
  ]

  @Test("a number out of its range is named before anything moves", arguments: CustomAnimationTests.problemRows.indices)
  func problems(row: Int) {
    let (broken, words) = Self.problemRows[row]
    for animation in [Animation(broken), .custom(broken).delay(1), .custom(broken).speed(2)] {
      #expect(animation.problem?.hasPrefix(words) == true, "\(animation.problem ?? "none")")
    }
    // And does no harm where it runs.
    let track = Animation(broken)
    #expect(track.logicalDuration.map { $0 >= .zero } ?? true)
    #expect(track.settledDuration(of: Lanes(1), velocity: .zero, threshold: 1).map { $0 >= .zero } ?? true)
  }

  // MARK: Equality and text

  @Test("two are equal where their types and their properties are")
  func equality() {
    let curve = Animation(CustomCurve(curve: .linear, seconds: 1))
    #expect(curve == .custom(CustomCurve(curve: .linear, seconds: 1)))
    #expect(curve.hashValue == Animation(CustomCurve(curve: .linear, seconds: 1)).hashValue)
    for other in [
      Animation(CustomCurve(curve: .linear, seconds: 2)), .custom(Glide(seconds: 1)), .linear(duration: 1),
      curve.delay(0),
    ] {
      #expect(curve != other)
    }
    #expect(Set([curve, curve.speed(2), .custom(CustomCurve(curve: .linear, seconds: 1)).speed(2)]).count == 2)
    var tracks = [Timeline.Track(node: 0, label: "a", attribute: .opacity, initial: .zero)]
    tracks.append(tracks[0])
    for index in tracks.indices { tracks[index].animate(to: Lanes(1), with: .custom(Glide(seconds: 1)), at: .zero) }
    #expect(tracks[0] == tracks[1] && tracks[0].hashValue == tracks[1].hashValue)
  }

  @Test("they print by their names and properties, or as they describe themselves")
  func text() {
    #expect("\(Animation(CustomCurve(curve: .easeIn, seconds: 0.5)))" == "CustomCurve(curve: easeIn, seconds: 0.5)")
    #expect("\(Animation(Glide(seconds: 0.5)).delay(1))" == "glide over 0.5 s.delay(1 s)")
  }
}
