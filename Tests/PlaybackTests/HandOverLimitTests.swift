import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("Actions that take no time")
struct HandOverLimitTests {
  /// A square whose step changes nothing.
  private static func still(_ step: String, in sequence: String) -> Node {
    Rectangle().frame(width: 10, height: 10).step(step, in: sequence)
  }

  private static func inARow(_ count: Int) -> Probe<NoState> {
    Probe {
    } choreography: {
      Sequenced("s") {
        Wait(1)
        for index in 0...count { Step("\(index)") }
      }
    }
  }

  @Test("Ten thousand hand over to one another at one instant, and one more is an error that names it")
  func inARow() throws {
    let resolved = try Self.inARow(10_000).resolved()
    #expect(resolved.ledger.entries.last?.name == "10000")
    #expect(resolved.duration?.seconds == 1)
    #expect(
      Self.inARow(10_001).complaint() == """
        scene Probe, sequence s, step 10001: more than 10000 actions follow one another at 1 s without taking time; \
        let one of them move something, or add a wait
        """)
  }

  @Test("What lies between them ends the count")
  func apart() throws {
    let resolved = try Probe {
    } choreography: {
      Sequenced("s") {
        for index in 0..<6_000 { Step("a\(index)") }
        Wait(0.5)
        for index in 0..<6_000 { Step("b\(index)") }
      }
    }.resolved()
    #expect(resolved.ledger.entries.count == 12_001)
  }

  @Test("Members of a group begin side by side, however many there are")
  func sideBySide() throws {
    let resolved = try Probe {
    } choreography: {
      Together { for index in 0..<12_000 { Step("\(index)") } }
    }.resolved()
    #expect(resolved.ledger.entries.count == 12_000)
  }

  @Test("Repetitions of repetitions are an error that names their first step")
  func repeated() {
    let scene = Probe {
      Self.still("a", in: "s")
    } choreography: {
      Sequenced("s") { Repeat(200) { Repeat(200) { Step("a") } } }
    }
    #expect(
      scene.complaint() == """
        scene Probe, sequence s, step a: more than 10000 actions follow one another at 0 s without taking time; \
        let one of them move something, or add a wait
        """)
  }

  @Test("A loop of sequences names the step that it goes through")
  func loop() {
    let scene = Probe {
      Self.still("a", in: "one")
      Self.still("b", in: "two")
    } choreography: {
      Sequenced("one") {
        Step("a")
        Trigger("two")
      }
      Sequenced("two", start: .whenTriggered) {
        Step("b")
        Trigger("one")
      }
    }
    #expect(
      scene.complaint() == """
        scene Probe, sequence one, step a: more than 10000 actions follow one another at 0 s without taking time; \
        let one of them move something, or add a wait
        """)
  }

  @Test("A loop of sequences that takes time names its step too")
  func slowLoop() {
    let scene = Probe {
      box("a", in: "one")
      Self.still("b", in: "two")
    } choreography: {
      Sequenced("one") {
        Step("a")
        Trigger("two")
      }
      Sequenced("two", start: .whenTriggered) {
        Reset("one")
        Step("b")
        Trigger("one")
      }
    }
    #expect(scene.complaint().hasPrefix("scene Probe, sequence two, step b: sequences start each other without an end"))
  }
}
