import Motion
import OracleCases

extension Oracle.Case {
  var animations: [(actual: Double, expected: Double)] {
    switch kind {
    case "animation_preset":
      guard input.text("preset") == "interactiveSpring()" else { return [] }
      let spring = Spring(response: expect.number("response"), dampingRatio: expect.number("dampingFraction"))
      return (1...10).map { step in
        let seconds = Double(step) / 20
        return (value(.interactiveSpring(), at: seconds), spring.value(target: 1, time: seconds))
      }
    case "animation_total_duration":
      let animation = written(input.text("animation"))
      let rest = animation.settledDuration(of: Lanes(1), velocity: .zero, threshold: 0.001)
      return [animation.logicalDuration, rest].map { ($0?.seconds ?? .nan, expect.number("value")) }
    case "bezier_animation_fraction":
      let points = input.numbers("p1") + input.numbers("p2")
      let animation = Animation.timingCurve(
        points[0], points[1], points[2], points[3], duration: input.number("duration"))
      return [(value(animation, at: input.number("elapsed")), expect.number("value"))]
    case "repeat_duration":
      // There the pause stands between the passes only, here before the first one too.
      let pause = input.number("repeatDelay")
      let animation = Animation.linear(duration: input.number("duration")).delay(pause)
        .repeatCount(Int(input.number("repeat")) + 1)
      return [((animation.logicalDuration?.seconds ?? .nan) - pause, expect.number("value"))]
    case "repeat_reverse_linear":
      let animation = Animation.linear(duration: input.number("duration_ms") / 1000)
        .repeatCount(Int(input.number("iterations")))
      return [(input.number("to") * value(animation, at: input.number("t_ms") / 1000), expect.number("value"))]
    case "completion_order":
      let animation = written(input.text("animation"))
      let rest = animation.settledDuration(of: Lanes(1), velocity: .zero, threshold: 0.001)
      let ends = ["logicallyComplete": animation.logicalDuration?.seconds, "removed": rest?.seconds]
      let criteria = (input["completions"]?.list ?? []).map { ends[$0.text("criteria")]?.flatMap { $0 } ?? .nan }
      let order = criteria.indices.sorted { criteria[$0] < criteria[$1] }
      return zip(order, expect.numbers("order")).map { (Double($0 + 1), $1) }
    default:
      // Core Animation's repeats and turns. They have no end of their own here, and are asked up to it: after it Core
      // Animation shows the model, and here it is the target.
      let turns = input["autoreverses"]?.flag ?? false
      let passes = input.number("repeatCount") * (turns ? 2 : 1)
      let animation = Animation.linear(duration: input.number("duration")).repeatForever(autoreverses: turns)
      return zip(input.numbers("times"), expect.numbers("values")).filter { $0.0 < passes }.map {
        (value(animation, at: $0), $1)
      }
    }
  }

  private func value(_ animation: Animation, at seconds: Double) -> Double {
    animation.motion(of: Lanes(1), initialVelocity: .zero, after: Time(seconds: seconds) ?? .zero).value.x
  }

  /// The animation that `text` spells, such as "linear(1).delay(0.5).speed(2)".
  private func written(_ text: String) -> Animation {
    text.split(separator: ")").reduce(.linear(duration: .nan)) { animation, part in
      let words = part.split { $0 == "(" || $0 == " " }
      let number = words.last.flatMap { Double($0) } ?? .nan
      return switch words.first?.drop(while: { $0 == "." }) {
      case "linear": .linear(duration: number)
      case "delay": animation.delay(number)
      case "speed": animation.speed(number)
      case "repeatCount": animation.repeatCount(Int(number), autoreverses: false)
      case "logicallyComplete": animation.logicallyComplete(after: number)
      default: .linear(duration: .nan)
      }
    }
  }
}
