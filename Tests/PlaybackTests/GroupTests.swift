import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("Groups and sequences in order")
struct GroupTests {
  @Test("The members of a group run side by side, and the group ends with the last")
  func group() throws {
    let resolved = try Probe {
      box("a", .linear(duration: 1))
      box("b", .linear(duration: 0.5))
      box("c")
    } choreography: {
      Together {
        Step("a")
        Step("b")
      }
      Step("c")
    }.resolved()
    #expect(resolved.order == ["a 0 s", "b 0 s", "c 1 s"])
  }

  @Test("Groups hold groups, sequences, waits and keyframe steps")
  func nested() throws {
    let resolved = try Probe {
      box("a", .linear(duration: 1))
      box("b", .linear(duration: 0.25))
      box("c", .linear(duration: 0.5))
      Rectangle().keyframeStep("k") { Track(.offsetX) { LinearKeyframe(5, duration: 2) } }
      box("d")
    } choreography: {
      Together {
        Step("a")
        Sequenced {
          Step("b")
          Together {
            Step("c")
            Step("k")
            Sequenced {
              Wait(0.1)
              Wait(0.2)
            }
          }
        }
      }
      Step("d")
    }.resolved()
    #expect(resolved.order == ["a 0 s", "b 0 s", "c 0.25 s", "k 0.25 s", "wait 0.25 s", "wait 0.35 s", "d 2.25 s"])
  }

  @Test("A staggered member that ends before the longest does not end the group")
  func lagged() throws {
    let resolved = try Probe {
      box("long", .linear(duration: 10))
      box("short", .linear(duration: 1))
      box("next")
    } choreography: {
      Together {
        Step("long")
        Sequenced {
          Wait(1)
          Step("short")
        }
      }
      Step("next")
    }.resolved()
    #expect(resolved.order == ["long 0 s", "wait 0 s", "short 1 s", "next 10 s"])
  }

  @Test("A group and a sequence of nothing take no time")
  func empty() throws {
    let resolved = try Probe(
      body: { box("a") },
      choreography: {
        Together {}
        Sequenced {}
        Together {
          Sequenced {}
          Together {}
        }
        Step("a")
      }
    ).resolved()
    #expect(resolved.start(of: "a") == 0)
  }

  @Test("A named sequence inside of another one runs in its place, with step names of its own")
  func namedInside() throws {
    let resolved = try Probe {
      box("a", in: "outer")
      box("a", in: "inner", .linear(duration: 0.5))
      box("b", in: "outer")
    } choreography: {
      Sequenced("outer") {
        Step("a")
        Sequenced("inner") { Step("a") }
        Step("b")
      }
    }.resolved()
    #expect(
      resolved.ledger.entries.map { "\($0.sequence)/\($0.name) \($0.start)" } == [
        "outer/a 0 s", "inner/a 1 s", "outer/b 1.5 s",
      ])
  }

  @Test("A sequence that starts again while a group waits for it is waited for to its new end")
  func restartInGroup() throws {
    let resolved = try Probe {
      box("a", in: "inner", .linear(duration: 1))
      box("b", in: "outer")
    } choreography: {
      Sequenced("outer") {
        Together {
          Sequenced("inner") { Step("a") }
          Wait(0.1)
        }
        Step("b")
      }
      Sequenced("restart") {
        Wait(0.6)
        Replay("inner")
      }
    }.resolved()
    #expect(resolved.start(of: "a", run: 2) == 0.6)
    #expect(resolved.start(of: "b") == 1.6)
  }

  @Test("A reset that stops a sequence in a group lets the group go on")
  func resetInGroup() throws {
    let resolved = try Probe {
      box("a", in: "inner", .linear(duration: 1))
      box("b", in: "outer")
    } choreography: {
      Sequenced("outer") {
        Together {
          Sequenced("inner") { Step("a") }
          Wait(0.1)
        }
        Step("b")
      }
      Sequenced("stop") {
        Wait(0.6)
        Reset("inner")
      }
    }.resolved()
    #expect(resolved.start(of: "b") == 0.6)
    #expect(resolved.ledger.entries.first { $0.name == "a" }?.logicalEnd == nil)
  }

  @Test("A sequence that was started by itself begins anew when its turn in another comes")
  func turnOfRunning() throws {
    let resolved = try Probe {
      box("a", in: "inner", .linear(duration: 0.5))
      Rectangle().keyframeStep("k", in: "inner") { Track(.offsetX) { LinearKeyframe(8, duration: 4) } }
      box("b", in: "outer")
    } choreography: {
      Sequenced("starter") { Trigger("inner") }
      Sequenced("outer") {
        Wait(1)
        Sequenced("inner") {
          Step("a")
          Step("k")
        }
        Step("b")
      }
    }.resolved()
    let keyframes = resolved.ledger.entries.filter { $0.name == "k" }
    #expect(keyframes.map(\.start.seconds) == [0.5, 1])
    #expect(resolved.start(of: "b") == 5)
  }
}
