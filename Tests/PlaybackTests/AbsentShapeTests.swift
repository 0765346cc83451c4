import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("Shapes that come late, go early, or never come")
struct AbsentShapeTests {
  /// A shape "x" with a step of a second that starts at 1 s, there from and until instants.
  private func scene(
    from appearance: Double? = nil, until disappearance: Double? = nil,
    _ animation: Motion.Animation = .linear(duration: 1)
  ) throws -> ResolvedScene {
    try Probe(appearance == nil) { isThere in
      if isThere { box("x", in: "s", animation) }
      box("after", in: "s")
    } choreography: { probe in
      Sequenced("s") {
        Wait(1)
        Step("x")
        Step("after")
      }
      Sequenced("change") {
        if let appearance {
          Wait(appearance)
          probe.set { $0 = true }
        }
        if let disappearance {
          Wait(disappearance - (appearance ?? 0))
          probe.set { $0 = false }
        }
      }
    }.resolved()
  }

  private func isSeen(_ resolved: ResolvedScene, at seconds: Double) -> Double? {
    // "after" is clear until its turn, so what shows before it is x.
    guard case .fill(_, _, .solid(let color), _)? = resolved.list(at: seconds)?.items.first else { return nil }
    return color.alpha
  }

  @Test("A step whose shape never comes is skipped in no time, and the ledger says so")
  func never() throws {
    let resolved = try Probe(
      body: { box("after") },
      choreography: {
        Wait(1)
        Step("x")
        Step("after")
      }
    ).resolved()
    #expect(
      resolved.ledger.description == """
        main/wait run 1: start 0 s, complete 1 s, settled 1 s
        main/x run 1: start 1 s, skipped: no node has this step
        main/after run 1: start 1 s, complete 2 s, settled 2 s, 1 node
        """)
  }

  @Test("A shape that appears before its step's turn takes its place")
  func before() throws {
    let resolved = try scene(from: 0.5)
    #expect(isSeen(resolved, at: 0.75) == nil)
    #expect(isSeen(resolved, at: 1.5) == 0.5)
    #expect(resolved.start(of: "after") == 2)
  }

  @Test("A shape that appears during its step shows its final look and does not move")
  func during() throws {
    let resolved = try Probe(1) { count in
      for _ in 0..<count { box("x", in: "s") }
    } choreography: { probe in
      Sequenced("s") { Step("x") }
      Sequenced("change") {
        Wait(0.5)
        probe.set { $0 = 2 }
      }
    }.resolved()
    let alphas = [0.25, 0.5, 0.75, 1].map { seconds in
      resolved.list(at: seconds)?.items.map { item in
        guard case .fill(_, _, .solid(let color), _) = item else { return -1.0 }
        return color.alpha
      }
    }
    #expect(alphas == [[0.25], [0.5, 1], [0.75, 1], [1, 1]])
    #expect(resolved.duration == Time(seconds: 1))
  }

  @Test("A shape that appears after its step has run shows its final look")
  func after() throws {
    let resolved = try scene(from: 1.5)
    #expect(resolved.start(of: "after") == 1)
    #expect(isSeen(resolved, at: 1.5) == 1)
  }

  @Test("A late shape is where its steps, had it been there, would have led it")
  func lateEnds() throws {
    let resolved = try Probe(false) { isThere in
      if isThere {
        Rectangle().frame(width: 10, height: 10)
          .step("b", in: "s", .linear, to: { $0.offset(x: 2).opacity(0.25) })
          .step("a", in: "s", .linear, to: { $0.offset(x: 1).frame(width: 30) })
          .keyframeStep("k", in: "s") { Track(.rotation) { LinearKeyframe(.degrees(90), duration: 1) } }
          .step("later", in: "s", .linear) { $0.scale(0.5) }
      }
    } choreography: { probe in
      Sequenced("s") {
        Step("a")
        Step("b")
        Step("k")
        Wait(1)
        Step("later")
      }
      Sequenced("change") {
        Wait(0.5)
        probe.set { $0 = true }
      }
    }.resolved()
    let list = try #require(resolved.list(at: 0.5))
    guard case .fill(let path, _, .solid(let color), let transform)? = list.items.first else {
      Issue.record("nothing shows")
      return
    }
    #expect(color.alpha == 0.25)
    #expect(path.bounds?.width == 30)
    // Half as large, turned by a right angle, moved by 2.
    #expect(abs(transform.a) < 1e-12)
    #expect(abs(transform.b - 0.5) < 1e-12)
    let middle = Point(x: 15, y: 5).transformed(by: transform)
    #expect(abs(middle.x - 52) < 1e-9 && abs(middle.y - 50) < 1e-9)
  }

  @Test("A shape that disappears during its step ends it")
  func disappears() throws {
    let resolved = try scene(until: 1.25)
    #expect(
      resolved.ledger.entries.filter { $0.sequence == "s" }.map { "\($0)" } == [
        "s/wait run 1: start 0 s, complete 1 s, settled 1 s",
        "s/x run 1: start 1 s, complete 1.25 s, settled 1.25 s, 1 node",
        "s/after run 1: start 1.25 s, complete 2.25 s, settled 2.25 s, 1 node",
      ])
  }

  @Test("Of several shapes on a step, one that disappears ends its part alone")
  func oneOfTwo() throws {
    let resolved = try Probe(true) { isThere in
      if isThere { box("x", in: "s", .linear(duration: 3)) }
      box("x", in: "s", .linear(duration: 1))
      box("after", in: "s")
    } choreography: { probe in
      Sequenced("s") {
        Step("x")
        Step("after")
      }
      Sequenced("change") {
        Wait(0.5)
        probe.set { $0 = false }
      }
    }.resolved()
    #expect(resolved.start(of: "after") == 1)
    #expect(resolved.duration == Time(seconds: 2))
  }

  @Test("What a shape that has gone would still have done does not lengthen the scene")
  func endless() throws {
    let resolved = try Probe(true) { isThere in
      if isThere { box("spin", in: "s", .linear(duration: 1).repeatForever()) }
    } choreography: { probe in
      Sequenced("s") { Step("spin") }
      Sequenced("change") {
        Wait(2)
        probe.set { $0 = false }
      }
    }.resolved()
    #expect(resolved.duration == Time(seconds: 2))
    #expect(resolved.ledger.entries.first?.settledEnd == Time(seconds: 2))
  }

  @Test("A shape that comes back during its step shows its final look")
  func comesBack() throws {
    let resolved = try Probe(true) { isThere in
      if isThere { box("x", in: "s", .linear(duration: 4)) }
    } choreography: { probe in
      Sequenced("s") { Step("x") }
      Sequenced("change") {
        Wait(1)
        probe.set { $0 = false }
        Wait(1)
        probe.set { $0 = true }
      }
    }.resolved()
    #expect(isSeen(resolved, at: 0.5) == 0.125)
    #expect(resolved.list(at: 1.5)?.items.isEmpty == true)
    #expect(isSeen(resolved, at: 2) == 1)
    #expect(resolved.duration == Time(seconds: 2))
  }

  @Test("A shape that disappears at the instant at which its step ends changes nothing", arguments: [true, false])
  func sameInstant(isChangeFirst: Bool) throws {
    let resolved = try Probe(true) { isThere in
      if isThere { box("x", in: "s") }
      box("after", in: "s")
    } choreography: { probe in
      if isChangeFirst {
        Sequenced("change") {
          Wait(1)
          probe.set { $0 = false }
        }
      }
      Sequenced("s") {
        Step("x")
        Step("after")
      }
      if !isChangeFirst {
        Sequenced("change") {
          Wait(1)
          probe.set { $0 = false }
        }
      }
    }.resolved()
    #expect(
      resolved.ledger.entries.filter { $0.sequence == "s" }.map { "\($0)" } == [
        "s/x run 1: start 0 s, complete 1 s, settled 1 s, 1 node",
        "s/after run 1: start 1 s, complete 2 s, settled 2 s, 1 node",
      ])
  }

  @Test("A step that a shape takes up while it is there follows the same rules")
  func newStep() throws {
    let resolved = try Probe(false) { hasStep in
      let node = Rectangle().frame(width: 10, height: 10)
      if hasStep {
        node.step("early", in: "s") { $0.opacity(0) }.step("late", in: "s", .linear(duration: 1)) { $0.scale(0) }
          .id("x")
      } else {
        node.id("x")
      }
    } choreography: { probe in
      Sequenced("s") {
        Step("early")
        Wait(2)
        Step("late")
      }
      Sequenced("change") {
        Wait(1)
        probe.set { $0 = true }
      }
    }.resolved()
    #expect(resolved.value("x", .scaleX, at: 0.5) == 1)
    #expect(resolved.value("x", .scaleX, at: 1) == 0)
    #expect(resolved.value("x", .scaleX, at: 2.5) == 0.5)
    #expect(resolved.track("x", .opacity) == nil)
  }
}
