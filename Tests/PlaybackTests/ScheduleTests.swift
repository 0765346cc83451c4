import Motion
import Playback
import Scenography
import Testing

@Suite("Schedules of sequences")
struct ScheduleTests {
  /// Steps with their animations, in groups that follow each other, and when each starts; `nil` is skipped.
  struct Schedule: Sendable {
    let name: String
    let order: [[String]]
    let steps: [(String, Animation)]
    let starts: [String: Double?]
    let end: Double
  }

  private static func linear(_ seconds: Double) -> Animation { .linear(duration: seconds) }

  static let schedules = [
    Schedule(
      name: "two curves", order: [["a"], ["b"]], steps: [("a", linear(0.4)), ("b", linear(0.35))],
      starts: ["a": 0, "b": 0.4], end: 0.75),
    Schedule(
      name: "a spring, then a curve", order: [["a"], ["b"]],
      steps: [("a", .spring(duration: 0.6, bounce: 0.3)), ("b", linear(0.2))], starts: ["a": 0, "b": 0.6], end: 0.8),
    Schedule(
      name: "delays in a group", order: [["a", "b", "c"], ["d"]],
      steps: [
        ("a", linear(0.3)), ("b", linear(0.3).delay(0.1)), ("c", linear(0.3).delay(0.2)), ("d", linear(0.1)),
      ],
      starts: ["a": 0, "b": 0, "c": 0, "d": 0.5], end: 0.6),
    Schedule(name: "no shapes at all", order: [["x"], ["y"]], steps: [], starts: ["x": nil, "y": nil], end: 0),
    Schedule(
      name: "a delay, then a speed", order: [["a"], ["b"]],
      steps: [("a", linear(1).delay(0.5).speed(2)), ("b", linear(0.1))], starts: ["a": 0, "b": 0.75], end: 0.85),
    Schedule(
      name: "complete before its end", order: [["a"], ["b"]],
      steps: [("a", linear(5).logicallyComplete(after: 1)), ("b", linear(0.1))], starts: ["a": 0, "b": 1], end: 1.1),
    Schedule(
      name: "complete after its end", order: [["a"], ["b"]],
      steps: [("a", linear(0.5).logicallyComplete(after: 2)), ("b", linear(0.1))], starts: ["a": 0, "b": 0.5],
      end: 0.6),
    Schedule(
      name: "complete early, then delayed", order: [["a"], ["b"]],
      steps: [("a", linear(5).logicallyComplete(after: 1).delay(2)), ("b", linear(0.1))], starts: ["a": 0, "b": 3],
      end: 3.1),
    Schedule(
      name: "an interpolating spring", order: [["a"], ["b"]],
      steps: [("a", .interpolatingSpring(mass: 1, stiffness: 100, damping: 10)), ("b", linear(0.1))],
      starts: ["a": 0, "b": 0.6283185307179586], end: 0.7283185307179586),
    Schedule(
      name: "for ever, but complete after a second", order: [["a"], ["b"]],
      steps: [("a", linear(0.3).repeatForever().logicallyComplete(after: 1)), ("b", linear(0.1))],
      starts: ["a": 0, "b": 1], end: 1.1),
  ]

  @Test("A schedule is what the rules of completion make of it", arguments: schedules)
  func schedule(_ schedule: Schedule) throws {
    let resolved = try Probe {
      for (name, animation) in schedule.steps { box(name, animation) }
    } choreography: {
      for group in schedule.order {
        Together {
          for name in group { Step(name) }
        }
      }
    }.resolved()
    for (name, start) in schedule.starts {
      let actual = resolved.start(of: name)
      #expect(abs((actual ?? -1) - (start ?? -1)) < 1e-9, "\(schedule.name): \(name) at \(actual ?? -1)")
    }
    let end = resolved.ledger.entries.compactMap { $0.isSkipped ? .zero : $0.logicalEnd }.max()
    #expect(abs((end?.seconds ?? -1) - schedule.end) < 1e-9, "\(schedule.name)")
  }

  @Test("A keyframe step takes its place between others")
  func keyframes() throws {
    let resolved = try Probe {
      box("a", .linear(duration: 0.3))
      Rectangle().keyframeStep("k") { Track(.offsetX) { LinearKeyframe(10, duration: 1.2) } }
      box("b", .linear(duration: 0.2))
    } choreography: {
      Step("a")
      Step("k")
      Step("b")
    }.resolved()
    #expect(resolved.start(of: "k") == 0.3)
    #expect(resolved.start(of: "b") == 1.5)
    #expect(resolved.duration == Time(seconds: 1.7))
  }

  @Test("A step whose shape appears after its turn takes no time, and the shape shows its final look")
  func late() throws {
    let resolved = try Probe(false) { isThere in
      box("a", in: "main", .linear(duration: 0.5))
      if isThere { box("b", in: "main", .linear(duration: 0.2)) }
      box("c", in: "main", .linear(duration: 0.2))
    } choreography: { scene in
      Sequenced {
        Step("a")
        Step("b")
        Step("c")
      }
      Sequenced("other") {
        Wait(0.6)
        scene.set { $0 = true }
      }
    }.resolved()
    #expect(
      resolved.ledger.description == """
        other/wait run 1: start 0 s, complete 0.6 s, settled 0.6 s
        main/a run 1: start 0 s, complete 0.5 s, settled 0.5 s, 1 node
        main/b run 1: start 0.5 s, skipped: no node has this step
        main/c run 1: start 0.5 s, complete 0.7 s, settled 0.7 s, 1 node
        other/change run 1: start 0.6 s, complete 0.6 s, settled 0.6 s, 0 nodes
        """)
    #expect(resolved.duration == Time(seconds: 0.7))
    #expect(resolved.track("b", .opacity) == nil)
  }
}
