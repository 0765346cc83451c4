import Motion
import OracleCases
import Playback
import Scenography

extension Oracle.Case {
  /// When each step of a sequence begins, -1 where it is skipped, and when the last one is complete.
  func schedule() throws -> [(actual: Double, expected: Double)] {
    let order = (input["order"]?.list ?? []).map { ($0.list + [$0]).compactMap(\.text) }
    let steps = Set(order.joined()).sorted().compactMap { name in input["steps"]?[name].map { (name, $0) } }
    // Steps whose shapes come later than the scene.
    let arrival = steps.compactMap { $0.1["registered"]?.number }.max()
    let resolved = try Probe(0.0) { now in
      for (name, step) in steps where step["registered"]?.number ?? 0 <= now { node(name, step["anim"]) }
    } choreography: { probe in
      Sequenced {
        for names in order {
          Together {
            for name in names { Step(name) }
          }
        }
      }
      if let arrival {
        Sequenced("arrival") {
          Wait(arrival)
          probe.set { $0 = arrival }
        }
      }
    }.resolved()
    let end = resolved.ledger.entries.compactMap { $0.isSkipped ? .zero : $0.logicalEnd }.max()
    let starts = (expect["starts"]?.keys ?? []).sorted().map { name in
      (resolved.start(of: name) ?? -1, expect["starts"]?[name]?.number ?? -1)
    }
    return starts + [(end?.seconds ?? .nan, expect.number("end"))]
  }

  private func node(_ name: String, _ part: JSON?) -> Node {
    guard let part, let seconds = part["keyframes"]?.number else { return box(name, in: "main", animation(part)) }
    return Rectangle().keyframeStep(name, in: "main") { Track(.offsetX) { LinearKeyframe(10, duration: seconds) } }
  }

  private func animation(_ part: JSON?) -> Animation {
    (part?["mods"]?.list ?? []).reduce(unmodified(part)) { animation, modifier in
      let number = modifier.list.last?.number
      return switch modifier.list.first?.text {
      case "delay": animation.delay(number ?? .nan)
      case "speed": animation.speed(number ?? .nan)
      case "logical": animation.logicallyComplete(after: number ?? .nan)
      case "repeat": number.map { animation.repeatCount(Int($0)) } ?? animation.repeatForever()
      default: animation.speed(.nan)
      }
    }
  }

  private func unmodified(_ part: JSON?) -> Animation {
    if let spring = part?.numbers("spring"), spring.count == 2 {
      return .spring(duration: spring[0], bounce: spring[1])
    }
    if let spring = part?.numbers("interpolating"), spring.count == 3 {
      return .interpolatingSpring(mass: spring[0], stiffness: spring[1], damping: spring[2])
    }
    return .linear(duration: part?.number("duration") ?? .nan)
  }
}
