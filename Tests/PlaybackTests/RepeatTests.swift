import Motion
import Playback
import Scenography
import Testing

@Suite("Repetitions of actions")
struct RepeatTests {
  private func scene(_ times: Int) -> Probe<NoState> {
    Probe {
      box("a", .linear(duration: 0.5))
      box("b", .linear(duration: 0.25))
      box("after")
    } choreography: {
      Repeat(times) {
        Step("a")
        Step("b")
      }
      Step("after")
    }
  }

  @Test("Actions run so many times, from how their nodes look before, and each time is counted")
  func times() throws {
    let resolved = try scene(3).resolved()
    #expect(
      resolved.ledger.entries.map { "\($0.name) \($0.run) \($0.start)" } == [
        "a 1 0 s", "b 1 0.5 s", "a 2 0.75 s", "b 2 1.25 s", "a 3 1.5 s", "b 3 2 s", "after 1 2.25 s",
      ])
    #expect([0.25, 0.75, 1].map { resolved.value("a", .opacity, at: $0) } == [0.5, 0, 0.5])
  }

  @Test("Once is as if it were not repeated")
  func once() throws {
    let plain = Probe {
      box("a", .linear(duration: 0.5))
      box("b", .linear(duration: 0.25))
      box("after")
    } choreography: {
      for name in ["a", "b", "after"] { Step(name) }
    }
    #expect(try scene(1).resolved().timeline == plain.resolved().timeline)
  }

  @Test("Every pass gives the frames of the first, with a spring that still rings at its end")
  func samePasses() throws {
    let resolved = try Probe {
      box("a", .bouncy)
    } choreography: {
      Repeat(3) { Step("a") }
    }.resolved()
    for step in 0..<16 {
      let instant = Double(step) / 32
      let first = resolved.list(at: instant)
      #expect(resolved.list(at: instant + 0.5) == first)
      #expect(resolved.list(at: instant + 1) == first)
    }
    #expect(resolved.ledger.entries.map { $0.settledEnd?.seconds }.prefix(2) == [0.5, 1])
  }

  @Test("What follows overlaps the end of the last pass, not that of an earlier one")
  func overlap() throws {
    let resolved = try Probe {
      box("a")
      box("b")
    } choreography: {
      Repeat(2) { Step("a") }
      Step("b").starting(.beforePreviousEnds(0.5))
    }.resolved()
    #expect(resolved.order == ["a 0 s", "a 1 s", "b 1.5 s"])
  }

  @Test("A thousand passes of what lasts a third of a second end at an exact instant")
  func exact() throws {
    let resolved = try Probe {
    } choreography: {
      Repeat(1000) { Wait(1.0 / 3) }
    }.resolved()
    #expect(resolved.duration == Time(flicks: Time.flicksPerSecond / 3 * 1000))
  }

  @Test("Numbers of times that cannot be, and what never ends, are errors", arguments: [0, -1, 10_001])
  func problems(times: Int) {
    #expect(scene(times).complaint().contains("it repeats actions \(times) times; give a number from 1 to 10000"))
  }

  @Test("A step that never ends cannot be repeated")
  func endless() {
    let scene = Probe(on: Stage(width: 10, height: 10, duration: 2)) {
      box("spin", .linear(duration: 1).repeatForever())
    } choreography: {
      Repeat(2) { Step("spin") }
    }
    #expect(scene.complaint().contains("step spin: it repeats for ever, so what follows it never begins"))
  }
}
