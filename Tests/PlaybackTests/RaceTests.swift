import Motion
import Playback
import Scenography
import Testing

@Suite("Races")
struct RaceTests {
  @Test("A race ends with the first member; the others begin nothing more, and what they move goes on")
  func first() throws {
    let resolved = try Probe {
      box("quick", .linear(duration: 0.5))
      box("slow", .linear(duration: 2))
      box("a", .linear(duration: 0.25))
      box("b")
      box("c")
      box("after")
    } choreography: {
      Race {
        Step("slow")
        Step("quick")
        Sequenced {
          Step("a")
          Step("b")
          Step("c")
        }
      }
      Step("after")
    }.resolved()
    #expect(resolved.order == ["slow 0 s", "quick 0 s", "a 0 s", "b 0.25 s", "after 0.5 s"])
    #expect(resolved.duration?.seconds == 2)
    #expect(
      resolved.ledger.spans.map { "\($0.kind) \($0.start) \($0.end.map { "\($0)" } ?? "never")" } == [
        "sequence 0 s 1.5 s", "race 0 s 0.5 s", "sequence 0 s 0.5 s",
      ])
  }

  @Test("Of members that end at the same instant none begins anything more")
  func tie() throws {
    let resolved = try Probe {
      for name in ["a", "b", "c"] { box(name) }
    } choreography: {
      Race {
        Step("a")
        Sequenced {
          Step("b")
          Step("c")
        }
      }
    }.resolved()
    #expect(resolved.order == ["a 0 s", "b 0 s"])
  }

  @Test("Something that never ends may race against something that does")
  func endless() throws {
    let scene = Probe(on: Stage(width: 10, height: 10, duration: 3)) {
      box("spin", .linear(duration: 1).repeatForever())
      box("after")
    } choreography: {
      Race {
        Step("spin")
        Wait(1.5)
      }
      Step("after")
    }
    #expect(try scene.resolved().order == ["spin 0 s", "wait 0 s", "after 1.5 s"])
  }

  @Test("What follows a race overlaps the end of the member that ends first")
  func overlap() throws {
    let resolved = try Probe {
      box("a", .linear(duration: 2))
      box("b", .linear(duration: 1))
      box("c")
    } choreography: {
      Race {
        Step("a")
        Step("b")
      }
      Step("c").starting(.beforePreviousEnds(0.25))
    }.resolved()
    #expect(resolved.order == ["a 0 s", "b 0 s", "c 0.75 s"])
  }
}
