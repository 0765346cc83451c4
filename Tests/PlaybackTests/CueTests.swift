import Motion
import Playback
import Scenography
import Testing

@Suite("Cues")
struct CueTests {
  private func scene(waiting name: String = "go", start: SequenceStart = .withScene) -> Probe<NoState> {
    Probe {
      box("a", in: "first")
      box("b", in: "second")
    } choreography: {
      Sequenced("second") {
        Wait(for: name)
        Step("b")
      }
      Sequenced("first", start: start) {
        Step("a")
        Cue("go")
        Wait(1)
      }
    }
  }

  @Test("A cue is an exact instant that the ledger knows, and others wait for it")
  func waiting() throws {
    let resolved = try scene().resolved()
    #expect(
      "\(resolved.ledger)" == """
        second/wait for go run 1: start 0 s, complete 1 s, settled 1 s
        first/a run 1: start 0 s, complete 1 s, settled 1 s, 1 node
        second/b run 1: start 1 s, complete 2 s, settled 2 s, 1 node
        first/wait run 1: start 1 s, complete 2 s, settled 2 s
        cue go in first: 1 s
        """)
  }

  @Test("Who waits for a cue that has come already does not wait")
  func passed() throws {
    let resolved = try Probe {
      box("b", in: "second")
    } choreography: {
      Sequenced("first") { Cue("go") }
      Sequenced("second") {
        Wait(0.5)
        Wait(for: "go")
        Step("b")
      }
    }.resolved()
    #expect(resolved.order == ["wait 0 s", "wait for go 0.5 s", "b 0.5 s"])
  }

  @Test("A cue that comes several times is written down each time")
  func several() throws {
    let resolved = try Probe {
    } choreography: {
      Repeat(3) {
        Wait(0.5)
        Cue("beat")
      }
    }.resolved()
    #expect(resolved.ledger.cues.map(\.instant.seconds) == [0.5, 1, 1.5])
  }

  @Test("A cue that nobody gives, or whose turn never comes, is an error")
  func problems() {
    #expect(
      scene(waiting: "og").complaint()
        == "scene Probe, sequence second: it waits for the cue og, but there is none; did you mean go?")
    #expect(
      scene(start: .whenTriggered).complaint() == """
        scene Probe, sequence second: it waits for the cue go, which never comes; trigger the sequence it stands in
        """)
    let twice = Probe {
    } choreography: {
      Cue("x")
      Cue("x")
    }
    #expect(
      twice.complaint()
        == "scene Probe, sequence main: two cues are called x; give one of them another name")
  }
}
