import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("Names that are wrong")
struct NameErrorTests {
  private func complaint(
    @NodeBuilder _ body: @escaping @Sendable () -> Node, @ChoreographyBuilder choreography: () -> Choreography
  ) -> String {
    Probe(body: { body() }, choreography: { return choreography() }).complaint()
  }

  @Test("A step of a sequence that is not there")
  func unknownSequence() {
    #expect(
      complaint {
        box("title", in: "intr")
      } choreography: {
        Sequenced("intro") { Step("title") }
        Sequenced("outro") {}
      } == """
        scene Probe, sequence intr, step title, node title: no sequence is called so; did you mean intro?
        """)
    #expect(
      complaint {
        box("title", in: "x")
      } choreography: {
        Sequenced("intro") { Step("title") }
        Sequenced("outro") {}
      } == """
        scene Probe, sequence x, step title, node title: no sequence is called so; there are intro, outro
        """)
  }

  @Test("A trigger, a reset or a replay of a sequence that is not there")
  func unknownTarget() {
    let actions = [
      ("triggers", Trigger("intr").action), ("resets", Reset("intr").action), ("replays", Replay("intr").action),
    ]
    for (verb, action) in actions {
      #expect(
        complaint {
          box("title", in: "intro")
        } choreography: {
          Sequenced("intro") { Step("title") }
          Sequenced("outro") { action }
        } == "scene Probe, sequence outro: it \(verb) intr, but no sequence is called so; did you mean intro?")
    }
  }

  @Test("A step that stands in no order")
  func unknownStep() {
    #expect(
      complaint {
        box("titel", in: "intro")
      } choreography: {
        Sequenced("intro") {
          Step("badge")
          Step("title")
        }
      }
        == """
        scene Probe, sequence intro, step titel, node titel: the sequence has no step of this name; did you mean \
        title?
        """
    )
    #expect(
      complaint {
        Rectangle().id("card").step("x", in: "intro")
      } choreography: {
        Sequenced("intro") { Step("title") }
      }
        == """
        scene Probe, sequence intro, step x, node card: the sequence has no step of this name; add Step("x") to it
        """
    )
  }

  @Test("A step that stands in its order twice")
  func duplicateStep() {
    #expect(
      complaint {
        box("a")
      } choreography: {
        Sequenced("s") {
          Step("a")
          Together { Step("a") }
        }
      }
        == """
        scene Probe, sequence s, step a: the step stands in its sequence twice, but has one turn; give the second \
        another name
        """
    )
  }

  @Test("The same step in two sequences is two steps")
  func sameNameElsewhere() {
    #expect(
      complaint {
        box("a", in: "s")
        box("a", in: "t")
      } choreography: {
        Sequenced("s") { Step("a") }
        Sequenced("t") { Step("a") }
      } == "nothing")
  }

  @Test("Two sequences of one name")
  func duplicateSequence() {
    #expect(
      complaint {
      } choreography: {
        Sequenced("s") {}
        Together { Sequenced("s") {} }
      } == "scene Probe, sequence s: two sequences have this name; give one of them another")
    #expect(
      complaint {
      } choreography: {
        Wait(1)
        Sequenced("main") {}
      }
        == """
        scene Probe, sequence main: two sequences have this name; give one of them another, since what stands \
        outside of named sequences is the sequence main
        """
    )
  }

  @Test("A step where there is no choreography")
  func noChoreography() {
    #expect(
      complaint {
        box("a")
      } choreography: {
      } == "scene Probe, step a, node a: the scene has no choreography; add one with Step(\"a\")")
    #expect(
      complaint {
        box("a", in: "s")
      } choreography: {
      } == "scene Probe, sequence s, step a, node a: no sequence is called so; add it with Sequenced(\"s\")")
  }

  @Test("A step that does not say which of several sequences is its own")
  func ambiguous() {
    #expect(
      complaint {
        box("a")
      } choreography: {
        Sequenced("s") { Step("a") }
        Sequenced("t") {}
      }
        == """
        scene Probe, step a, node a: it does not say which sequence it is a step of, and there are s, t; write \
        .step("a", in: "s")
        """
    )
  }

  @Test("Siblings of one id, after a change of state too")
  func duplicateID() {
    #expect(
      complaint {
        Circle().id("x")
        Circle().id("x")
      } choreography: {
      } == "scene Probe: two nodes side by side on the stage have the id x; give each its own")
    let probe = Probe(1) { count in
      HStack {
        for _ in 0..<count { Circle().id("x") }
      }
    } choreography: { probe in
      Wait(1)
      probe.set { $0 = 2 }
    }
    #expect(
      probe.complaint()
        == """
        scene Probe: after a change of state at 1 s: two nodes side by side in 0 have the id x; give each its own
        """)
  }
}
