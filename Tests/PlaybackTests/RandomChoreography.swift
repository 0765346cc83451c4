import Drawing
import Motion
import Scenography

/// A choreography and its shapes, made of a seed.
struct RandomChoreography {
  /// What the choreography does, as a tree of which each leaf is a step or a wait.
  indirect enum Plan {
    case step(String)
    case wait(Double)
    case sequence([Plan])
    case group([Plan])
    case repeated([Plan], times: Int)
    /// A part of a sequence that begins at another time than the end of the one before.
    case placed(Plan, ActionStart)
  }

  private(set) var plan = Plan.sequence([])
  /// The shapes: the step of each, and its animation. Some steps have no shape, some have several.
  private(set) var shapes: [(step: String, animation: Motion.Animation)] = []
  private var random: SeededRandom
  private var count = 0

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    plan = .sequence(parts(2...6, depth: 0))
  }

  /// Parts of a sequence, some of which overlap the ones before them.
  private mutating func parts(_ count: ClosedRange<Int>, depth: Int) -> [Plan] {
    var parts: [Plan] = []
    for _ in 0..<random.int(in: count) {
      let part = part(depth: depth)
      switch random.int(in: 0...9) {
      case 0: parts.append(.placed(part, .afterPreviousStarts(0.004 * Double(random.int(in: 0...100)))))
      case 1: parts.append(.placed(part, .afterPreviousEnds(0.004 * Double(random.int(in: 0...100)))))
      case 2:
        // A wait is as long as it says, so that is how long its end is known ahead.
        parts.append(.wait(0.4))
        parts.append(.placed(part, .beforePreviousEnds(0.004 * Double(random.int(in: 0...100)))))
      default: parts.append(part)
      }
    }
    return parts
  }

  private mutating func part(depth: Int) -> Plan {
    switch random.int(in: 0...(depth < 3 ? 10 : 5)) {
    case 0: return .wait(0.01 * Double(random.int(in: 0...50)))
    case 1...5:
      count += 1
      let name = "step \(count)"
      for _ in 0..<random.int(in: 0...2) { shapes.append((name, animation())) }
      return .step(name)
    case 6, 7: return .group((0..<random.int(in: 0...3)).map { _ in part(depth: depth + 1) })
    case 8: return .repeated(parts(1...2, depth: depth + 1), times: random.int(in: 1...3))
    default: return .sequence(parts(0...3, depth: depth + 1))
    }
  }

  private mutating func animation() -> Motion.Animation {
    // Thousandths of a second, and speeds that divide them, are whole numbers of flicks.
    let seconds = 0.004 * Double(random.int(in: 0...250))
    switch random.int(in: 0...5) {
    case 0: return .linear(duration: seconds)
    case 1: return .easeInOut(duration: seconds)
    case 2: return .spring(duration: seconds + 0.1, bounce: random.double(in: 0...0.8))
    case 3: return .linear(duration: seconds).delay(0.008 * Double(random.int(in: 0...50)))
    case 4: return .easeOut(duration: seconds + 0.004).repeatCount(random.int(in: 1...3))
    default: return .bouncy.logicallyComplete(after: seconds)
    }
  }

  /// The scene, with its shapes in `order` and its actions as `change` makes them.
  func probe(
    order: [Int]? = nil, faster factor: Double = 1, replays: Int = 0, extra: String? = nil,
    on stage: Stage = Probe<NoState>.stage
  ) -> Probe<NoState> {
    let shapes = shapes
    let order = order ?? Array(shapes.indices)
    return Probe(on: stage) {
      for index in order {
        let animation = shapes[index].animation
        Rectangle().frame(width: 4, height: 4)
          .step(shapes[index].step, in: "s", factor == 1 ? animation : animation.speed(factor)) {
            $0.opacity(0.5).offset(x: 30).rotation(.degrees(20))
          }
          .id("\(index)")
      }
    } choreography: {
      Sequenced("s") {
        Self.action(plan, factor)
        if let extra { Step(extra) }
        if replays > 0 { Replay("s", times: replays) }
      }
    }
  }

  private static func action(_ plan: Plan, _ factor: Double) -> Action {
    switch plan {
    case .step(let name): .step(name)
    case .wait(let seconds): .wait(seconds: seconds / factor)
    case .sequence(let plans): .sequence(name: nil, start: .withScene, actions: plans.map { action($0, factor) })
    case .group(let plans): .group(plans.map { action($0, factor) }, end: .withLast)
    case .repeated(let plans, let times): .repeated(plans.map { action($0, factor) }, times: times)
    case .placed(let plan, .afterPreviousStarts(let seconds)):
      .placed(action(plan, factor), .afterPreviousStarts(seconds / factor))
    case .placed(let plan, .afterPreviousEnds(let seconds)):
      .placed(action(plan, factor), .afterPreviousEnds(seconds / factor))
    case .placed(let plan, .beforePreviousEnds(let seconds)):
      .placed(action(plan, factor), .beforePreviousEnds(seconds / factor))
    }
  }
}
