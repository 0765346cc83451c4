import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("Starting, resetting and replaying sequences")
struct SequenceTests {
  @Test("Sequences of a scene begin with it and run beside each other")
  func sideBySide() throws {
    let resolved = try Probe {
      box("a", in: "one")
      box("b", in: "one")
      box("a", in: "two", .linear(duration: 0.25))
      box("b", in: "two")
      box("a", in: "main", .linear(duration: 0.5))
    } choreography: {
      Step("a")
      Sequenced("one") {
        Step("a")
        Step("b")
      }
      Sequenced("two") {
        Step("a")
        Step("b")
      }
    }.resolved()
    #expect(
      resolved.ledger.description == """
        one/a run 1: start 0 s, complete 1 s, settled 1 s, 1 node
        two/a run 1: start 0 s, complete 0.25 s, settled 0.25 s, 1 node
        main/a run 1: start 0 s, complete 0.5 s, settled 0.5 s, 1 node
        two/b run 1: start 0.25 s, complete 1.25 s, settled 1.25 s, 1 node
        one/b run 1: start 1 s, complete 2 s, settled 2 s, 1 node
        """)
  }

  @Test("A sequence that waits for its trigger shows the starting looks until then")
  func whenTriggered() throws {
    let resolved = try Probe {
      box("a", in: "later")
    } choreography: {
      Sequenced("later", start: .whenTriggered) { Step("a") }
      Sequenced("main thing") {
        Wait(2)
        Trigger("later")
        Wait(0.5)
      }
    }.resolved()
    #expect(resolved.order == ["wait 0 s", "a 2 s", "wait 2 s"])
    #expect([0, 2, 2.5, 3].map { resolved.value("a", .opacity, at: $0) } == [0, 0, 0.5, 1] as [Double?])
  }

  @Test("A sequence that nothing triggers never runs")
  func neverTriggered() throws {
    let resolved = try Probe(
      body: { box("a") },
      choreography: {
        Sequenced("later", start: .whenTriggered) { Step("a") }
      }
    ).resolved()
    #expect(resolved.ledger.entries.isEmpty)
    #expect(try resolved.frameCount() == 1)
    #expect(resolved.list(at: 5)?.items.isEmpty == true)
  }

  @Test("A trigger of a sequence that runs starts it again")
  func restart() throws {
    let resolved = try Probe {
      Rectangle().keyframeStep("a", in: "s") { Track(.offsetX) { LinearKeyframe(8, duration: 1) } }
      box("b", in: "s")
    } choreography: {
      Sequenced("s") {
        Wait(1)
        Step("a")
        Step("b")
      }
      Sequenced("t") {
        Wait(1.5)
        Trigger("s")
      }
    }.resolved()
    #expect(
      resolved.ledger.entries.filter { $0.sequence == "s" }.map { "\($0.name) \($0.run) \($0.start)" } == [
        "wait 1 0 s", "a 1 1 s", "wait 2 1.5 s", "a 2 2.5 s", "b 1 3.5 s",
      ])
  }

  @Test("A reset puts shapes back without animation and ends what still ran")
  func reset() throws {
    let resolved = try Probe {
      box("a", in: "s").step("b", in: "s", .bouncy, to: { $0.scale(2) })
    } choreography: {
      Sequenced("s") {
        Step("a")
        Step("b")
      }
      Sequenced("t") {
        Wait(1.2)
        Reset("s")
      }
    }.resolved()
    #expect([1.1, 1.2, 5].map { resolved.value("a", .opacity, at: $0) } == [1, 0, 0] as [Double?])
    #expect([1, 1.2, 5].map { resolved.value("a", .scaleX, at: $0) } == [1, 1, 1] as [Double?])
    #expect(resolved.value("a", .scaleX, at: 1.19) != 1)
    #expect(resolved.duration == Time(seconds: 1.2))
    #expect(
      resolved.ledger.description == """
        s/a run 1: start 0 s, complete 1 s, settled 1 s, 1 node
        t/wait run 1: start 0 s, complete 1.2 s, settled 1.2 s
        s/b run 1: start 1 s, complete never, settled 1.2 s, 1 node
        """)
  }

  @Test("A reset ends its sequence, also from inside of it")
  func resetInside() throws {
    let resolved = try Probe(
      body: { box("a", in: "s") },
      choreography: {
        Sequenced("s") {
          Step("a")
          Reset("s")
          Wait(5)
        }
      }
    ).resolved()
    #expect(resolved.duration == Time(seconds: 1))
    #expect(resolved.value("a", .opacity, at: 1) == 0)
  }

  @Test("A reset leads back to where another sequence has led, and not further")
  func resetToOther() throws {
    let resolved = try Probe {
      Rectangle().id("x")
        .step("a", in: "one", .linear(duration: 1), to: { $0.offset(x: 10) })
        .step("b", in: "two", .linear(duration: 1), to: { $0.offset(x: 20) })
    } choreography: {
      Sequenced("one") { Step("a") }
      Sequenced("two", start: .whenTriggered) { Step("b") }
      Sequenced("t") {
        Wait(2)
        Trigger("two")
        Wait(2)
        Reset("two")
        Wait(1)
        Reset("one")
        Wait(1)
      }
    }.resolved()
    #expect([1, 2, 3, 4, 5].map { resolved.value("x", .offsetX, at: $0) } == [10, 10, 20, 10, 0] as [Double?])
  }

  @Test("A reset and a trigger at one instant animate from the starting look")
  func resetAndTrigger() throws {
    let resolved = try Probe(
      body: { box("a", in: "s") },
      choreography: {
        Sequenced("s") { Step("a") }
        Sequenced("t") {
          Wait(2)
          Reset("s")
          Trigger("s")
        }
      }
    ).resolved()
    #expect([1.9, 2, 2.5, 3].map { resolved.value("a", .opacity, at: $0) } == [1, 0, 0.5, 1] as [Double?])
  }

  @Test("A reset puts the sequences that are part of its sequence back and stops them")
  func resetNested() throws {
    let resolved = try Probe {
      box("a", in: "outer")
      box("b", in: "inner", .linear(duration: 4))
    } choreography: {
      Sequenced("outer") {
        Step("a")
        Sequenced("inner") { Step("b") }
      }
      Sequenced("t") {
        Wait(2)
        Reset("outer")
      }
    }.resolved()
    #expect([1.5, 2, 3].map { resolved.value("b", .opacity, at: $0) } == [0.125, 0, 0] as [Double?])
    #expect(resolved.value("a", .opacity, at: 3) == 0)
    #expect(resolved.duration == Time(seconds: 2))
  }

  @Test("A trigger without a reset does not put shapes back, even when the state changes before their turn")
  func triggerAlone() throws {
    let resolved = try Probe(0.0) { x in
      box("a", in: "s").offset(x: x)
    } choreography: { probe in
      Sequenced("s") {
        Wait(1)
        Step("a")
      }
      Sequenced("t") {
        Wait(3)
        Trigger("s")
        Wait(0.5)
        probe.set { $0 = 5 }
      }
    }.resolved()
    #expect([2, 3.2, 3.6, 4.5].map { resolved.value("a", .opacity, at: $0) } == [1, 1, 1, 1] as [Double?])
  }

  @Test("A shape that appears between a trigger and its step's new turn takes its place")
  func lateInSecondRun() throws {
    let resolved = try Probe(false) { isThere in
      if isThere { box("a", in: "s") }
    } choreography: { probe in
      Sequenced("s") {
        Wait(1)
        Step("a")
      }
      Sequenced("t") {
        Wait(3)
        Trigger("s")
        Wait(0.5)
        probe.set { $0 = true }
      }
    }.resolved()
    #expect(resolved.ledger.entries.filter { $0.name == "a" }.map(\.isSkipped) == [true, false])
    #expect([3.6, 4, 4.5, 5].map { resolved.value("a", .opacity, at: $0) } == [0, 0, 0.5, 1] as [Double?])
  }
}
