import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("From one step to the next")
struct HandOverTests {
  @Test("A step starts when the spring before it is logically complete, while that still moves")
  func spring() throws {
    let resolved = try Probe {
      box("swing", .spring(duration: 0.5, bounce: 0.3))
      box("next")
    } choreography: {
      Step("swing")
      Step("next")
    }.resolved()
    #expect(
      resolved.timeline.description == """
        swing: opacity 0
          0 s → 1, spring(0.5 s, bounce 0.3), complete 0.5 s, settled 0.755449507 s
        next: opacity 0
          0.5 s → 1, linear 1 s, complete 1.5 s, settled 1.5 s
        """)
    #expect(resolved.value("swing", .opacity, at: 0.5) != 1)
    #expect(resolved.value("swing", .opacity, at: 0.76) == 1)
  }

  @Test("A step ends with the latest of what it moves")
  func latest() throws {
    let resolved = try Probe {
      box("a", .linear(duration: 0.4))
      box("a", .linear(duration: 0.7))
      box("a", .linear(duration: 0.1))
      box("b")
    } choreography: {
      Step("a")
      Step("b")
    }.resolved()
    #expect(
      resolved.ledger.description == """
        main/a run 1: start 0 s, complete 0.7 s, settled 0.7 s, 3 nodes
        main/b run 1: start 0.7 s, complete 1.7 s, settled 1.7 s, 1 node
        """)
  }

  @Test("A step that changes nothing takes no time")
  func nothing() throws {
    let resolved = try Probe {
      Rectangle().step("same", .linear(duration: 3))
      Rectangle().step("equal", .linear(duration: 3)) { $0.opacity(1).offset(x: 0).scale(1) }
      box("b")
    } choreography: {
      Step("same")
      Step("equal")
      Step("b")
    }.resolved()
    #expect(resolved.order == ["same 0 s", "equal 0 s", "b 0 s"])
    #expect(resolved.timeline.tracks.map(\.label) == ["b"])
  }

  @Test("A step without duration is done at once, and the next one starts from where it leads")
  func noDuration() throws {
    let resolved = try Probe {
      Rectangle()
        .step("a", .linear(duration: 0), to: { $0.offset(x: 10) })
        .step("b", .linear(duration: 1), to: { $0.offset(x: 20) })
    } choreography: {
      Wait(1)
      Step("a")
      Step("b")
    }.resolved()
    #expect(resolved.order == ["wait 0 s", "a 1 s", "b 1 s"])
    #expect(resolved.value("a", .offsetX, at: 1) == 10)
    #expect(resolved.value("a", .offsetX, at: 1.5) == 15)
  }

  @Test("A wait and its end are exact")
  func wait() throws {
    let resolved = try Probe(
      body: { box("a") },
      choreography: {
        Wait(0.1)
        Wait(0.2)
        Step("a")
        Wait(0.7)
      }
    ).resolved()
    #expect(
      resolved.ledger.description == """
        main/wait run 1: start 0 s, complete 0.1 s, settled 0.1 s
        main/wait run 1: start 0.1 s, complete 0.3 s, settled 0.3 s
        main/a run 1: start 0.3 s, complete 1.3 s, settled 1.3 s, 1 node
        main/wait run 1: start 1.3 s, complete 2 s, settled 2 s
        """)
    #expect(resolved.duration == Time(seconds: 2))
  }

  @Test("The order of the shapes in the body means nothing to the order of the steps")
  func permuted() throws {
    let names = ["a", "b", "c", "d"]
    func resolve(_ order: [Int]) throws -> ResolvedScene {
      try Probe {
        for index in order { box(names[index], .linear(duration: 0.1 * Double(index + 1))).id(names[index]) }
      } choreography: {
        for name in names { Step(name) }
      }.resolved()
    }
    let ledger = try resolve([0, 1, 2, 3]).ledger
    #expect(try resolve([3, 1, 0, 2]).ledger == ledger)
    #expect(try resolve([3, 2, 1, 0]).ledger == ledger)
  }

  @Test("Steps stand anywhere in the tree, in components and in what wraps them")
  func anywhere() throws {
    let resolved = try Probe {
      VStack {
        Card(step: "first")
        HStack {
          Group { Card(step: "second").padding(4).background(.red).clip(Circle()) }
        }
      }
      .step("whole", .linear(duration: 0.25)) { $0.opacity(0) }
    } choreography: {
      Step("whole")
      Step("first")
      Step("second")
    }.resolved()
    #expect(resolved.order == ["whole 0 s", "first 0.25 s", "second 0.75 s"])
    // What only a shape has is meant for the shape inside of what wraps it.
    #expect(resolved.track("Rectangle of first", .fill) != nil)
  }

  @Test("A step that repeats ends after its last pass")
  func repeats() throws {
    let resolved = try Probe {
      box("a", .linear(duration: 0.75).repeatCount(16, autoreverses: false))
      box("b")
    } choreography: {
      Step("a")
      Step("b")
    }.resolved()
    #expect(resolved.start(of: "b") == 12)
  }

  @Test("A repetition without end that counts as complete hands over, and the scene still needs a duration")
  func forever() throws {
    func probe(_ duration: Double?) -> Probe<NoState> {
      Probe(on: Stage(width: 10, height: 10, duration: duration)) {
        box("spin", .linear(duration: 0.3).repeatForever().logicallyComplete(after: 1))
        box("b", .linear(duration: 0.1))
      } choreography: {
        Step("spin")
        Step("b")
      }
    }
    #expect(try probe(nil).resolved().start(of: "b") == 1)
    #expect(try probe(nil).resolved().duration == nil)
    #expect(try probe(5).resolved().frameCount() == 300)
  }
}

private struct Card: Component {
  let step: String

  var body: Node {
    Rectangle().fill(.blue).frame(width: 20, height: 20)
      .step(step, .linear(duration: 0.5)) { $0.fill(.red) }
  }
}
