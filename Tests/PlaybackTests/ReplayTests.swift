import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("Replays")
struct ReplayTests {
  /// Springs that still move when the sequence has ended, keyframes, boxes that push each other, letters.
  @NodeBuilder private static func stage() -> Node {
    HStack {
      Text("Hi").step("a", in: "s", .bouncy) { $0.scale(0).opacity(0) }
      Rectangle().fill(.red).frame(width: 10, height: 10)
        .step("b", in: "s", .spring(duration: 0.4, bounce: 0.6), to: { $0.frame(width: 30).fill(.blue) })
        .keyframeStep("c", in: "s") {
          Track(.offsetY) {
            CubicKeyframe(-20, duration: 0.2)
            SpringKeyframe(0, duration: 0.3, spring: .bouncy)
          }
        }
      Circle().frame(width: 12, height: 12)
    }
  }

  /// Whether what shows from `start` on is what shows from 0 on, for `length` seconds in steps of a 97th.
  private func repeats(_ resolved: ResolvedScene, from start: Double, for length: Double) throws -> Bool {
    let period = try #require(Time(seconds: start))
    let step = try #require(Time(seconds: 1.0 / 97))
    return (0..<Int(length * 97)).allSatisfy { number in
      let instant = step * number
      return resolved.displayList(at: instant) == resolved.displayList(at: instant + period)
    }
  }

  @Test("A replay inside of its own sequence repeats it as often as it says, frame for frame", arguments: [0, 1, 3])
  func inside(times: Int) throws {
    let resolved = try Probe(
      body: { Self.stage() },
      choreography: {
        Sequenced("s") {
          Step("a")
          Together {
            Step("b")
            Step("c")
          }
          Replay("s", times: times)
        }
      }
    ).resolved()
    #expect(resolved.ledger.entries.map(\.run).max() == times + 1)
    #expect(resolved.ledger.entries.count == 3 * (times + 1))
    for run in 0..<times { #expect(try repeats(resolved, from: Double(run + 1), for: 1), "run \(run + 2)") }
    let end = try #require(resolved.duration?.seconds)
    #expect(end > Double(times) + 1 && end < Double(times) + 2.5)
  }

  @Test("A replay of another sequence resets and starts it beside what goes on")
  func other() throws {
    let resolved = try Probe(
      body: { Self.stage() },
      choreography: {
        Sequenced("s") {
          Step("a")
          Step("b")
          Step("c")
        }
        Sequenced("t") {
          Wait(1.25)
          Replay("s")
          Wait(0.1)
        }
      }
    ).resolved()
    #expect(
      resolved.ledger.entries.map { "\($0.name) \($0.run) \($0.start)" } == [
        "a 1 0 s", "wait 1 0 s", "b 1 0.5 s", "c 1 0.9 s", "a 2 1.25 s", "wait 1 1.25 s", "b 2 1.75 s", "c 2 2.15 s",
      ])
    #expect(try repeats(resolved, from: 1.25, for: 1.25))
  }

  @Test("A replay of another sequence several times starts it again each time that it has ended")
  func otherSeveral() throws {
    let resolved = try Probe(
      body: { box("a", in: "s") },
      choreography: {
        Sequenced("s", start: .whenTriggered) { Step("a") }
        Sequenced("t") {
          Wait(0.5)
          Replay("s", times: 3)
        }
      }
    ).resolved()
    #expect(resolved.ledger.entries.filter { $0.name == "a" }.map(\.start.seconds) == [0.5, 1.5, 2.5])
    #expect(resolved.duration == Time(seconds: 3.5))
  }

  @Test("A replay of a sequence that is part of another keeps that one waiting for it")
  func nested() throws {
    let resolved = try Probe {
      box("a", in: "inner")
      box("b", in: "outer")
    } choreography: {
      Sequenced("outer") {
        Sequenced("inner") {
          Step("a")
          Replay("inner", times: 2)
        }
        Step("b")
      }
    }.resolved()
    #expect(resolved.ledger.entries.filter { $0.name == "a" }.map(\.start.seconds) == [0, 1, 2])
    #expect(resolved.start(of: "b") == 3)
  }

  @Test("A replay of a sequence replays those that are part of it, frame for frame")
  func outer() throws {
    let resolved = try Probe {
      Self.stage()
      box("x", in: "outer")
    } choreography: {
      Sequenced("outer") {
        Sequenced("s") {
          Step("a")
          Step("b")
          Step("c")
        }
        Step("x")
        Replay("outer")
      }
    }.resolved()
    #expect(resolved.ledger.entries.filter { $0.name == "a" }.map(\.start.seconds) == [0, 2.4])
    #expect(try repeats(resolved, from: 2.4, for: 2.4))
  }

  @Test("Two sequences that replay each other end when both have done so as often as they say")
  func mutual() throws {
    let resolved = try Probe {
      box("a", in: "one")
      box("b", in: "two")
    } choreography: {
      Sequenced("one") {
        Step("a")
        Replay("two", times: 2)
      }
      Sequenced("two", start: .whenTriggered) {
        Step("b")
        Replay("one", times: 2)
      }
    }.resolved()
    #expect(resolved.ledger.entries.map { "\($0.name)\($0.run)" } == ["a1", "b1", "a2", "b2", "a3"])
  }

  @Test("A replay leaves what another sequence moves alone")
  func otherGoesOn() throws {
    let resolved = try Probe {
      HStack(spacing: 0) {
        Rectangle().frame(width: 10, height: 10).step("a", in: "one", .linear(duration: 1), to: { $0.frame(width: 20) })
        Spacer()
      }
      Rectangle().frame(width: 10, height: 10).step("b", in: "two", .linear(duration: 4), to: { $0.frame(width: 50) })
    } choreography: {
      Sequenced("one") {
        Step("a")
        Replay("one")
      }
      Sequenced("two") { Step("b") }
    }.resolved()
    let widths = [0, 0.5, 1.5, 2, 3, 4].map { resolved.lanes("b", .frameWidth, at: $0)?.x }
    #expect(widths == [10, 15, 25, 30, 40, 50] as [Double?])
    #expect(
      [0.5, 0.75, 1, 1.5].map { resolved.lanes("a", .frameWidth, at: $0)?.x } == [15, 17.5, 10, 15] as [Double?])
  }

  @Test("A trigger that loops without taking time is an error")
  func timeless() {
    let probe = Probe(
      body: { box("a", in: "one") },
      choreography: {
        Sequenced("one") {
          Step("a")
          Trigger("two")
        }
        Sequenced("two", start: .whenTriggered) { Trigger("three") }
        Sequenced("three", start: .whenTriggered) { Trigger("two") }
      })
    #expect(
      probe.complaint() == """
        scene Probe, sequence two: it was started more than 10000 times at 1 s, since sequences start each other \
        without taking time; add a step that moves something, or a wait
        """)
  }

  @Test("A trigger that loops and takes time needs a duration")
  func loop() throws {
    func probe(_ duration: Double?) -> Probe<NoState> {
      Probe(
        on: Stage(width: 10, height: 10, duration: duration), body: {},
        choreography: {
          Sequenced("one") {
            Wait(1)
            Trigger("one")
          }
        })
    }
    #expect(try probe(2.5).resolved().ledger.entries.map(\.start.seconds) == [0, 1, 2])
    #expect(
      probe(nil).complaint() == """
        scene Probe, sequence one: sequences start each other without an end, and still do at 100001 s; give the stage \
        a duration, or use Replay with a number of times
        """)
  }

  @Test("What a trigger cuts short is never complete in the ledger, though it moves on")
  func cut() throws {
    let resolved = try Probe {
      box("a", in: "s")
    } choreography: {
      Sequenced("s") { Step("a") }
      Sequenced("t") {
        Wait(0.5)
        Trigger("s")
      }
    }.resolved()
    let first = try #require(resolved.ledger.entries.first { $0.name == "a" })
    #expect(first.logicalEnd == nil)
    #expect(first.settledEnd?.seconds == 1)
  }
}
