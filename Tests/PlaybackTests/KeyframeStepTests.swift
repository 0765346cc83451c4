import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("Keyframe steps")
struct KeyframeStepTests {
  private func hop() -> Node {
    Rectangle().offset(x: 2).keyframeStep("hop", in: "s") {
      Track(.offsetX) {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(4, duration: 1)
      }
      Track(.opacity) { LinearKeyframe(0.5, duration: 0.5) }
    }
  }

  @Test("A keyframe step ends with its longest track and holds the ends of all")
  func longest() throws {
    let resolved = try Probe {
      hop()
      box("b")
    } choreography: {
      Sequenced("s") {
        Step("hop")
        Step("b")
      }
    }.resolved()
    #expect(resolved.start(of: "b") == 2)
    #expect(
      [0, 0.5, 1, 1.5, 2, 9].map { resolved.value("hop", .offsetX, at: $0) } == [2, 6, 10, 7, 4, 4] as [Double?])
    #expect([0, 0.25, 0.5, 9].map { resolved.value("hop", .opacity, at: $0) } == [1, 0.75, 0.5, 0.5] as [Double?])
  }

  @Test("Triggered at rest keyframes begin at the declared value")
  func atRest() throws {
    let resolved = try Probe(
      body: { hop() },
      choreography: {
        Sequenced("s") { Step("hop") }
        Sequenced("again") {
          Wait(3)
          Trigger("s")
        }
      }
    ).resolved()
    #expect([2.9, 3, 3.5, 4, 5].map { resolved.value("hop", .offsetX, at: $0) } == [4, 2, 6, 10, 4] as [Double?])
  }

  @Test("Triggered during their run keyframes begin at the value that shows")
  func running() throws {
    let resolved = try Probe(
      body: { hop() },
      choreography: {
        Sequenced("s") { Step("hop") }
        Sequenced("again") {
          Wait(0.5)
          Trigger("s")
        }
      }
    ).resolved()
    #expect([0.5, 1, 1.5, 2.5].map { resolved.value("hop", .offsetX, at: $0) } == [6, 8, 10, 4] as [Double?])
  }

  @Test("A reset in the middle of keyframes puts the shape back, and a trigger at the same instant runs them anew")
  func reset() throws {
    let resolved = try Probe(
      body: { hop() },
      choreography: {
        Sequenced("s") { Step("hop") }
        Sequenced("again") {
          Wait(0.75)
          Reset("s")
          Trigger("s")
          Wait(0.25)
          Reset("s")
        }
      }
    ).resolved()
    #expect(
      [0.5, 0.75, 0.875, 1, 5].map { resolved.value("hop", .offsetX, at: $0) } == [6, 2, 3, 2, 2] as [Double?])
    #expect(resolved.value("hop", .opacity, at: 5) == 1)
    #expect(resolved.duration == Time(seconds: 1))
  }

  @Test("A spring that takes over from keyframes starts with their speed")
  func handsSpeedOn() throws {
    let resolved = try Probe {
      hop().step("back", in: "s", .smooth, to: { $0.offset(x: 0) })
    } choreography: {
      Sequenced("s") {
        Together {
          Step("hop")
          Sequenced {
            Wait(0.5)
            Step("back")
          }
        }
      }
    }.resolved()
    let track = try #require(resolved.track("hop", .offsetX))
    guard case .animation(_, let interval, let velocity)? = track.segments.last?.course else {
      Issue.record("the spring is not the last change")
      return
    }
    #expect(interval.x == -4)
    #expect(velocity.x == 8)
  }

  @Test("Keyframes without a duration jump, in no time")
  func moves() throws {
    let resolved = try Probe {
      Rectangle().keyframeStep("jump") { Track(.offsetX) { MoveKeyframe(9) } }
      box("b")
    } choreography: {
      Step("jump")
      Step("b")
    }.resolved()
    #expect(resolved.start(of: "b") == 0)
    #expect(resolved.value("jump", .offsetX, at: 0) == 9)
  }

  @Test("Where keyframes lead holds, whatever a step that is still to come says the node looks before it")
  func beforePendingStep() throws {
    let scene = Probe {
      Rectangle()
        .keyframeStep("k", in: "s") { Track(.opacity) { LinearKeyframe(1, duration: 0.5) } }
        .step("c", in: "s", .linear(duration: 0.5)) { $0.offset(x: -50) }
        .step("b", in: "s", .linear(duration: 0.5)) { $0.opacity(0) }
    } choreography: {
      Sequenced("s") {
        for name in ["k", "c", "b"] { Step(name) }
      }
      Sequenced("t") {
        Wait(3)
        Replay("s")
      }
    }
    let resolved = try scene.resolved()
    let label = try #require(resolved.timeline.tracks.first?.label)
    // From how it looks before b to where k leads, and then b finds it there; a replay does the same again.
    let expected: [Double?] = [0, 0.5, 1, 1, 1]
    #expect([0, 0.25, 0.5, 0.75, 1.25].map { resolved.value(label, .opacity, at: $0) } == expected)
    #expect([3, 3.25, 3.5, 3.75, 4.25].map { resolved.value(label, .opacity, at: $0) } == expected)
  }
}
