import Motion
import Testing

/// The names that animations have, and how they are printed.
@Suite struct AnimationPresetTests {
  private typealias Row = (animation: Animation, spring: Spring)

  private static let springRows: [Row] = [
    (.spring, Spring(duration: 0.5, bounce: 0)), (.spring(), .smooth), (.smooth, .smooth), (.smooth(), .smooth),
    (.snappy, Spring(duration: 0.5, bounce: 0.15)), (.bouncy, Spring(duration: 0.5, bounce: 0.3)),
    (.smooth(duration: 0.2, extraBounce: 0.1), Spring(duration: 0.2, bounce: 0.1)),
    (.snappy(extraBounce: 0.1), Spring(duration: 0.5, bounce: 0.25)),
    (.bouncy(duration: 2), Spring(duration: 2, bounce: 0.3)),
    (.spring(duration: 0.7), Spring(duration: 0.7, bounce: 0)),
    (.spring(bounce: -0.5), Spring(duration: 0.5, bounce: -0.5)),
    (.spring(response: 0.7), Spring(response: 0.7, dampingRatio: 0.825)),
    (.spring(response: 0.7, dampingFraction: 0.4), Spring(response: 0.7, dampingRatio: 0.4)),
    (.spring(dampingFraction: 0.4), Spring(response: 0.5, dampingRatio: 0.4)),
    (.interactiveSpring, Spring(response: 0.15, dampingRatio: 0.85)),
    (.interactiveSpring(), Spring(response: 0.15, dampingRatio: 0.85)),
    (.interactiveSpring(duration: 0.3, extraBounce: 0.1), Spring(duration: 0.3, bounce: 0.25)),
    (.interactiveSpring(response: 0.3), Spring(response: 0.3, dampingRatio: 0.86)),
    (.interactiveSpring(response: 0.3, dampingFraction: 0.5), Spring(response: 0.3, dampingRatio: 0.5)),
  ]

  @Test("spring presets move like the springs they stand for", arguments: AnimationPresetTests.springRows.indices)
  func springs(row: Int) {
    let (animation, spring) = Self.springRows[row]
    for tenth in 0...10 {
      let instant = Time(seconds: Double(tenth) / 20) ?? .zero
      let shown = animation.motion(of: Lanes(1), initialVelocity: .zero, after: instant)
      #expect(abs(shown.value.x - spring.value(target: 1, time: instant.seconds)) < 1e-12)
      #expect(abs(shown.velocity.x - spring.velocity(target: 1, time: instant.seconds)) < 1e-11)
    }
    #expect(animation.logicalDuration == Time(seconds: spring.duration))
  }

  @Test("curves last 0.35 s where they do not say how long")
  func curves() {
    let rows: [(Animation, Animation, UnitCurve)] = [
      (.linear, .linear(), .linear), (.easeIn, .easeIn(), .easeIn), (.easeOut, .easeOut(), .easeOut),
      (.easeInOut, .easeInOut(), .easeInOut), (.timingCurve(.back(.out)), .timingCurve(.back(.out)), .back(.out)),
      (.timingCurve(0.1, 0.2, 0.3, 0.4), .timingCurve(0.1, 0.2, 0.3, 0.4), .bezier(0.1, 0.2, 0.3, 0.4)),
    ]
    for (named, made, curve) in rows {
      #expect(named == made && named.logicalDuration == Time(seconds: 0.35))
      let quarter = named.motion(of: Lanes(1), initialVelocity: .zero, after: Time(seconds: 0.0875) ?? .zero).value.x
      #expect(abs(quarter - curve.value(at: 0.25)) < 1e-8)
    }
  }

  @Test(
    "animations print as they are written",
    arguments: [
      (.easeOut(duration: 0.5), "easeOut 0.5 s"),
      (.timingCurve(0.19, 0.73, 0.11, 1, duration: 0.32), "bezier(0.19, 0.73, 0.11, 1) 0.32 s"),
      (.bouncy.delay(0.2), "spring(0.5 s, bounce 0.3).delay(0.2 s)"),
      (.interpolatingSpring(stiffness: 100, damping: 10), "interpolating spring(0.6283 s, bounce 0.5)"),
      (
        .interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 2),
        "interpolating spring(0.6283 s, bounce 0), velocity 2"
      ),
      (.linear.speed(2).repeatCount(3), "linear 0.35 s.speed(2).repeat(3, autoreverses)"),
      (.linear.repeatForever(autoreverses: false), "linear 0.35 s.repeat(forever)"),
      (.linear.logicallyComplete(after: 0.1), "linear 0.35 s.logicallyComplete(after: 0.1 s)"),
    ] as [(Animation, String)])
  func text(animation: Animation, text: String) { #expect("\(animation)" == text) }
}
