import Motion
import Testing

/// When animations are complete and at rest, and which numbers they refuse.
@Suite struct AnimationTimingTests {
  private static let curve = Animation.linear(duration: 0.4)
  private static let bouncy = Animation.spring(duration: 0.6, bounce: 0.3)
  private static let loose = Animation.interpolatingSpring(stiffness: 100, damping: 10)

  /// The length of a pass of a spring: from rest to within a thousandth of the way.
  private static let bouncyPass = Spring(duration: 0.6, bounce: 0.3).settlingTime.seconds

  static let endRows: [(animation: Animation, logical: Double?, settled: Double?)] = [
    (curve, 0.4, 0.4), (.linear(duration: 0), 0, 0), (.easeInOut, 0.35, 0.35),
    (bouncy, 0.6, bouncyPass), (loose, 2 * .pi / 10, nil),
    (.interpolatingSpring(mass: 4, stiffness: 100, damping: 20), 2 * .pi / 5, nil),
    (curve.delay(0.5), 0.9, 0.9), (curve.speed(2), 0.2, 0.2), (curve.speed(0.5), 0.8, 0.8),
    (curve.delay(0.5).speed(2), 0.45, 0.45), (curve.speed(2).delay(0.5), 0.7, 0.7),
    (curve.delay(0.1).delay(0.2), 0.7, 0.7), (bouncy.delay(0.5), 1.1, 0.5 + bouncyPass),
    (bouncy.speed(2), 0.3, bouncyPass / 2),
    (curve.repeatCount(3), 1.2, 1.2), (curve.repeatCount(3, autoreverses: false), 1.2, 1.2),
    (curve.repeatCount(1), 0.4, 0.4), (curve.delay(0.1).repeatCount(2), 1, 1),
    (curve.repeatCount(2).delay(0.1), 0.9, 0.9), (curve.repeatCount(2).speed(2), 0.4, 0.4),
    (curve.repeatCount(2).repeatCount(3), 2.4, 2.4),
    (bouncy.repeatCount(3), 2 * bouncyPass + 0.6, 3 * bouncyPass),
    (curve.logicallyComplete(after: 0.1).repeatCount(3), 0.9, 1.2),
    (curve.logicallyComplete(after: 0.1), 0.1, 0.4), (curve.logicallyComplete(after: 2), 0.4, 0.4),
    (bouncy.logicallyComplete(after: 0.25), 0.25, bouncyPass),
    (curve.logicallyComplete(after: 0.1).delay(2), 2.1, 2.4),
    (curve.delay(2).logicallyComplete(after: 0.1), 0.1, 2.4),
  ]

  @Test("each animation is complete and at rest when it should be", arguments: AnimationTimingTests.endRows.indices)
  func ends(row: Int) throws {
    let (animation, logical, settled) = Self.endRows[row]
    #expect(animation.problem == nil)
    let logicalDuration = try #require(animation.logicalDuration)
    #expect(abs(logicalDuration.seconds - (logical ?? .nan)) < 5e-9, "\(animation)")
    let rest = try #require(animation.settledDuration(of: Lanes(1), velocity: .zero, threshold: 0.001))
    if let settled { #expect(abs(rest.seconds - settled) < 5e-9, "\(animation)") }
    #expect(rest >= logicalDuration)
  }

  @Test("a spring rests when nobody sees its swing any more, so later for a longer way")
  func springRest() throws {
    let spring = Spring(duration: 0.6, bounce: 0.3)
    for animation in [Self.bouncy, .interpolatingSpring(stiffness: spring.stiffness, damping: spring.damping)] {
      let rests = try [1.0, 10, 1000].map {
        try #require(animation.settledDuration(of: Lanes($0), velocity: .zero, threshold: 0.01))
      }
      #expect(rests[0] < rests[1] && rests[1] < rests[2])
      for (way, rest) in zip([1.0, 10, 1000], rests) {
        let late = (0...100).map { animation.motion(of: Lanes(way), initialVelocity: .zero, after: rest + ms($0)) }
        #expect(late.allSatisfy { abs($0.value.x - way) <= 0.01 })
        let (value, velocity) = animation.motion(of: Lanes(way), initialVelocity: .zero, after: rest - ms(1))
        #expect(abs(value.x - way) + abs(velocity.x) / spring.angularFrequency > 0.009)
      }
    }
  }

  @Test("a speed that is taken over makes a spring rest later, and a speed does nothing to a curve")
  func restAtSpeed() {
    func rest(_ animation: Animation, _ velocity: Double) -> Time? {
      animation.settledDuration(of: Lanes(1), velocity: Lanes(velocity), threshold: 0.001)
    }
    #expect(rest(.bouncy, -100) ?? .zero > rest(.bouncy, 0) ?? .max)
    #expect(rest(.bouncy.speed(2), -200) == rest(.bouncy, -100)?.divided(by: 2))
    #expect(rest(.linear, 100) == Time(seconds: 0.35))
  }

  @Test("what repeats for ever is never complete and never rests, unless it is told when it counts as complete")
  func forever() {
    for animation in [
      Self.curve.repeatForever(), Self.bouncy.repeatForever(autoreverses: false), Self.curve.repeatForever().delay(1),
      Self.curve.repeatForever().speed(2),
    ] {
      #expect(animation.logicalDuration == nil && animation.problem == nil)
      #expect(animation.settledDuration(of: Lanes(1), velocity: .zero, threshold: 0.1) == nil)
    }
    let told = Self.curve.repeatForever().logicallyComplete(after: 1)
    #expect(told.logicalDuration == Time(seconds: 1))
    #expect(told.settledDuration(of: Lanes(1), velocity: .zero, threshold: 0.1) == nil)
  }

  @Test("a thousand passes of a third of a second take exactly 333 1/3 s")
  func exactRepeats() {
    let animation = Animation.easeIn(duration: 1.0 / 3).repeatCount(1000)
    #expect(animation.logicalDuration?.fraction ?? (0, 0) == (1000, 3))
    #expect(animation.settledDuration(of: Lanes(1), velocity: .zero, threshold: 1)?.fraction ?? (0, 0) == (1000, 3))
    #expect(Animation.linear(duration: 0.75).repeatCount(16).logicalDuration == Time(seconds: 12))
  }

  @Test("springs take a motion over, and all else is added to it")
  func merging() {
    for spring in [
      Animation.spring, .bouncy, .interactiveSpring, .bouncy.speed(2), .bouncy.logicallyComplete(after: 0.1),
    ] {
      #expect(spring.merges, "\(spring)")
    }
    for other in [Self.curve, Self.loose, .bouncy.delay(0.1), .bouncy.repeatCount(2), .bouncy.repeatForever()] {
      #expect(!other.merges, "\(other)")
    }
  }

  static let problemRows: [(Animation, String)] =
    [-1, .nan, .infinity, -.infinity, 1_000_001, 1e308].flatMap { (bad: Double) -> [(Animation, String)] in
      [
        (.linear(duration: bad), "duration is \(bad)"), (.linear.delay(bad), "delay is \(bad)"),
        (.linear.logicallyComplete(after: bad), "logical completion is \(bad)"),
        (.linear.delay(bad).speed(2).repeatCount(3).delay(1), "delay is \(bad)"),
      ]
    }
    + [0, -1, .nan, .infinity, 0.0009, 1001].map { (bad: Double) in (.linear.speed(bad), "speed is \(bad)") }
    + [0, -1, 1_000_001, .max, .min].map { (bad: Int) in (.linear.repeatCount(bad), "repeats \(bad) times") }
    + [0, -1, .nan, .infinity, 1e7, 1e308].flatMap { (bad: Double) -> [(Animation, String)] in
      [
        (.spring(duration: bad), "duration"), (.spring(response: bad), "response of the spring is"),
        (.bouncy(duration: bad), "duration"),
      ].map { bad == 1e7 || bad == 1e308 ? ($0.0, "duration is 1") : $0 }
    }
    + [0, -1, .nan, .infinity].flatMap { (bad: Double) -> [(Animation, String)] in
      [
        (.spring(dampingFraction: bad), "damping ratio of the spring is \(bad)"),
        (.interpolatingSpring(mass: bad, stiffness: 1, damping: 1), "mass of the spring is \(bad)"),
        (.interpolatingSpring(stiffness: bad, damping: 1), "stiffness of the spring is \(bad)"),
        (.interpolatingSpring(stiffness: 1, damping: bad), "damping of the spring is \(bad)"),
      ]
    }
    + [1, -1, .nan, 2, -.infinity].map { (bad: Double) in (.spring(bounce: bad), "bounce of the spring is \(bad)") }
    + [.nan, .infinity, 1e7, -1e308].map { (bad: Double) in
      (.interpolatingSpring(stiffness: 1, damping: 1, initialVelocity: bad), "initial velocity is \(bad)")
    }
    + [
      (.interpolatingSpring(stiffness: .leastNonzeroMagnitude, damping: 1e-160), "duration is"),
      (.snappy(extraBounce: 0.85), "bounce"), (.interactiveSpring(extraBounce: .nan), "bounce"),
      (.timingCurve(2, 0, 1, 1), "x1 of the Bézier curve is 2.0"),
      (.timingCurve(0, .nan, 1, 1), "y1"), (.timingCurve(0, 1, 1, 1e308), "y2"),
      (.timingCurve(.steps(0)), "steps"), (.timingCurve(.points([Double]())), "no points"),
      (.timingCurve(.points([0, 1e308] as [Double])), "point 1"),
      (.linear.repeatForever().repeatCount(2), "it repeats what never ends"),
      (.linear.repeatForever().repeatForever(), "it repeats what never ends"),
      (.linear.repeatForever().logicallyComplete(after: 1).repeatCount(2), "it repeats what never ends"),
      (.linear(duration: 0).repeatForever(), "it repeats what takes no time"),
    ]

  @Test("a number out of its range is named", arguments: AnimationTimingTests.problemRows.indices)
  func problems(row: Int) throws {
    let (animation, words) = Self.problemRows[row]
    let problem = try #require(animation.problem, "\(animation)")
    #expect(problem.contains(words), "\(problem)")
  }

  private func ms(_ count: Int) -> Time { Time(seconds: Double(count) / 1000) ?? .zero }
}
