import Motion
import Playback
import Scenography
import Testing

@Suite("Triggers of a sequence that runs")
struct TriggerPolicyTests {
  /// The starts of a step of one second that is triggered at 0, 0.25 and 0.5 s.
  private func starts(_ policy: TriggerPolicy) throws -> [String] {
    try Probe {
      Rectangle().keyframeStep("a", in: "s") { Track(.offsetX) { LinearKeyframe(8, duration: 1) } }
    } choreography: {
      Sequenced("s") { Step("a") }
      Sequenced("t") {
        Wait(0.25)
        Trigger("s", whenRunning: policy)
        Wait(0.25)
        Trigger("s", whenRunning: policy)
      }
    }.resolved().order.filter { $0.hasPrefix("a") }
  }

  @Test("It starts again, goes on, or starts again when it has ended")
  func policies() throws {
    #expect(try starts(.restart) == ["a 0 s", "a 0.25 s", "a 0.5 s"])
    #expect(try starts(.ignore) == ["a 0 s"])
    #expect(try starts(.queue) == ["a 0 s", "a 1 s", "a 2 s"])
  }

  @Test("One that does not run starts, whatever the policy", arguments: [TriggerPolicy.restart, .ignore, .queue])
  func idle(policy: TriggerPolicy) throws {
    let order = try Probe {
      box("a", in: "s")
    } choreography: {
      Sequenced("s", start: .whenTriggered) { Step("a") }
      Sequenced("t") {
        Wait(0.25)
        Trigger("s", whenRunning: policy)
      }
    }.resolved().order
    #expect(order == ["wait 0 s", "a 0.25 s"])
  }

  @Test("A reset takes back what is queued")
  func reset() throws {
    let order = try Probe {
      box("a", in: "s")
    } choreography: {
      Sequenced("s") { Step("a") }
      Sequenced("t") {
        Wait(0.25)
        Trigger("s", whenRunning: .queue)
        Wait(0.25)
        Reset("s")
      }
    }.resolved().order
    #expect(order.filter { $0.hasPrefix("a") } == ["a 0 s"])
  }

  @Test("A sequence that queues itself for ever is an error")
  func loop() {
    let scene = Probe {
    } choreography: {
      Sequenced("s") {
        Trigger("s", whenRunning: .queue)
        Wait(1)
      }
    }
    #expect(scene.complaint().contains("sequence s: sequences start each other without an end"))
  }
}
