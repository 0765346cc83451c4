import Motion
import Playback
import Scenography
import Testing

@Suite("Actions that begin at another time than the end of the one before")
struct OverlapTests {
  private func order(
    @NodeBuilder _ body: @escaping @Sendable () -> Node, @ChoreographyBuilder choreography: () -> Choreography
  ) throws -> [String] {
    try Probe(body: { body() }, choreography: { return choreography() }).resolved().order
  }

  @Test("Before or after the end of the one before, or after its start")
  func starts() throws {
    let order = try order {
      for name in ["a", "b", "c", "d"] { box(name) }
    } choreography: {
      Step("a")
      Step("b").starting(.beforePreviousEnds(0.25))
      Step("c").starting(.afterPreviousStarts(0.1))
      Step("d").starting(.afterPreviousEnds(0.5))
    }
    #expect(order == ["a 0 s", "b 0.75 s", "c 0.85 s", "d 2.35 s"])
  }

  @Test("The first action begins so long after the sequence does")
  func first() throws {
    let order = try order {
      for name in ["a", "b"] { box(name) }
    } choreography: {
      Sequenced { Step("a").starting(.afterPreviousEnds(0.5)) }
      Sequenced { Step("b").starting(.afterPreviousStarts(0.25)) }
    }
    #expect(order == ["a 0.5 s", "b 1.75 s"])
  }

  @Test("A sequence ends with the last of its actions to end, not with the last one written")
  func sequenceEnd() throws {
    let order = try order {
      box("long", .linear(duration: 3))
      box("short")
      box("after")
    } choreography: {
      Sequenced {
        Step("long")
        Step("short").starting(.afterPreviousStarts(0.5))
      }
      Step("after")
    }
    #expect(order == ["long 0 s", "short 0.5 s", "after 3 s"])
  }

  @Test("What follows a group overlaps the end of its longest member, what follows a sequence that of its last step")
  func compounds() throws {
    let order = try order {
      box("a", .linear(duration: 2))
      for name in ["b", "c", "d", "e"] { box(name) }
    } choreography: {
      Together {
        Step("a")
        Step("b")
      }
      Sequenced {
        Step("c")
        Step("d")
      }.starting(.beforePreviousEnds(0.5))
      Step("e").starting(.beforePreviousEnds(0.75))
    }
    #expect(order == ["a 0 s", "b 0 s", "c 1.5 s", "d 2.5 s", "e 2.75 s"])
  }

  @Test("After the start of a step that never ends others can begin")
  func endless() throws {
    let scene = Probe(on: Stage(width: 10, height: 10, duration: 4)) {
      box("spin", .linear(duration: 1).repeatForever())
      box("b")
    } choreography: {
      Step("spin")
      Step("b").starting(.afterPreviousStarts(0.5))
    }
    #expect(try scene.resolved().order == ["spin 0 s", "b 0.5 s"])
  }

  @Test("An overlap that is longer than the end is known ahead is an error that says how long it is")
  func tooLong() {
    let known = Probe {
      box("a")
      box("b")
    } choreography: {
      Step("a")
      Step("b").starting(.beforePreviousEnds(1.5))
    }
    #expect(
      known.complaint() == """
        scene Probe, sequence main, step b: it begins 1.5 s before the end of what comes before it, but that end is \
        known only 1 s ahead; let it begin 1 s before the end at most, or some time after the start of what comes before it
        """)
    let unknown = Probe {
      box("b", in: "s")
    } choreography: {
      Sequenced("s") {
        Wait(for: "go")
        Step("b").starting(.beforePreviousEnds(0.5))
      }
      Sequenced("t") {
        Wait(1)
        Cue("go")
      }
    }
    #expect(
      unknown.complaint() == """
        scene Probe, sequence s, step b: it begins 0.5 s before the end of what comes before it, but that end is \
        known only 0 s ahead; let it begin 0 s before the end at most, or some time after the start of what comes before it
        """)
  }

  @Test(
    "Lengths that cannot be, and places without anything before, are errors",
    arguments: [
      (Wait(1).starting(.afterPreviousEnds(-1)), "a start cannot last -1.0 s"),
      (Wait(1).starting(.beforePreviousEnds(.nan)), "an overlap cannot last nan s"),
      (Wait(1).starting(.afterPreviousStarts(.infinity)), "a start cannot last inf s"),
      (Sequenced { Wait(1).starting(.beforePreviousEnds(0.1)) }.action, "but there is none"),
      (Together { Wait(1).starting(.afterPreviousStarts(0.1)) }.action, "member 1 of a group says when it starts"),
    ] as [(Action, String)])
  func problems(action: Action, problem: String) {
    let scene = Probe {
    } choreography: {
      Wait(1)
      action
    }
    #expect(scene.complaint().contains(problem))
  }
}
