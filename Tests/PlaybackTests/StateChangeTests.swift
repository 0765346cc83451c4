import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("Changes of state")
struct StateChangeTests {
  /// A square that is moved to the right by the state.
  private func moves(
    @ChoreographyBuilder _ choreography: (Probe<Double>) -> Choreography
  ) throws -> ResolvedScene {
    try Probe(0.0) { x in
      Rectangle().id("x").offset(x: x)
    } choreography: { probe in
      return choreography(probe)
    }.resolved()
  }

  private func error(_ resolved: ResolvedScene, at seconds: Double, from value: Double) -> Double {
    abs((resolved.value("x", .offsetX, at: seconds) ?? .infinity) - value)
  }

  @Test("What comes out different moves with the animation, and the step ends with the latest of it")
  func animates() throws {
    let resolved = try moves { probe in
      probe.animate(.linear(duration: 0.5)) { $0 = 10 }
      probe.animate(.linear(duration: 1)) { $0 = 30 }
    }
    #expect([0, 0.25, 0.5, 1, 1.5].map { resolved.value("x", .offsetX, at: $0) } == [0, 5, 10, 20, 30] as [Double?])
    #expect(
      resolved.ledger.description == """
        main/change run 1: start 0 s, complete 0.5 s, settled 0.5 s, 1 node
        main/change run 1: start 0.5 s, complete 1.5 s, settled 1.5 s, 1 node
        """)
  }

  @Test("A change without animation jumps and takes no time")
  func jumps() throws {
    let resolved = try moves { probe in
      Wait(1)
      probe.set { $0 = 10 }
      Wait(0.5)
    }
    #expect([0, 0.999, 1, 2].map { resolved.value("x", .offsetX, at: $0) } == [0, 0, 10, 10] as [Double?])
    #expect(resolved.duration == Time(seconds: 1.5))
  }

  @Test("A change that makes no difference takes no time")
  func same() throws {
    let resolved = try moves { probe in
      probe.animate(.linear(duration: 5)) { $0 = 0 }
      probe.animate(.linear(duration: 1)) { $0 = 1 }
    }
    #expect(resolved.order == ["change 0 s", "change 0 s"])
    #expect(resolved.duration == Time(seconds: 1))
  }

  @Test("A curve on top of a curve is added, so that value and speed go on without a break")
  func additive() throws {
    let resolved = try moves { probe in
      Together {
        probe.animate(.easeInOut(duration: 0.4)) { $0 = 100 }
        Sequenced {
          Wait(0.2)
          probe.animate(.linear(duration: 0.3)) { $0 = 0 }
        }
      }
    }
    for (seconds, value) in [(0.2, 50), (0.25, 54.05625), (0.3, 53.75047), (0.4, 33.33333), (0.5, 0)] {
      #expect(error(resolved, at: seconds, from: value) < 5e-6)
    }
  }

  @Test("A spring takes a moving value over with its speed")
  func merging() throws {
    let resolved = try moves { probe in
      Together {
        probe.animate(.bouncy) { $0 = 100 }
        Sequenced {
          Wait(0.2)
          probe.animate(.smooth(duration: 0.8)) { $0 = 0 }
        }
      }
    }
    let values = [(0.2, 87.371), (0.3, 84.590), (0.4, 58.973), (0.6, 20.743), (1.0, 1.630)]
    for (seconds, value) in values { #expect(error(resolved, at: seconds, from: value) < 5e-4) }
    let speed = try #require(Time(seconds: 0.2).flatMap { resolved.track("x", .offsetX)?.velocity(at: $0).x })
    #expect(abs(speed - 295.381) < 5e-4)
    // The first change counts as complete when it would have been.
    #expect(resolved.ledger.entries.compactMap(\.logicalEnd) == [0.5, 0.2, 1].compactMap { Time(seconds: $0) })
  }

  @Test("A jump during a motion shifts what still runs")
  func jumpDuringMotion() throws {
    let resolved = try moves { probe in
      Together {
        probe.animate(.linear(duration: 1)) { $0 = 100 }
        Sequenced {
          Wait(0.5)
          probe.set { $0 = 200 }
        }
      }
    }
    #expect([0.25, 0.5, 0.75, 1].map { resolved.value("x", .offsetX, at: $0) } == [25, 150, 175, 200] as [Double?])
  }

  @Test("Of two animated changes at one instant the last one says how")
  func oneInstant() throws {
    let resolved = try moves { probe in
      Together {
        probe.animate(.linear(duration: 4)) { $0 = 10 }
        probe.animate(.linear(duration: 1)) { $0 = 20 }
      }
    }
    #expect([0.5, 1].map { resolved.value("x", .offsetX, at: $0) } == [10, 20] as [Double?])
  }

  @Test("Text, order and gradients switch at the start of a change")
  func switches() throws {
    let resolved = try Probe("ab") { string in
      Text(string).font(.system(size: 10))
    } choreography: { probe in
      Wait(1)
      probe.animate(.linear(duration: 1)) { $0 = "abcd" }
    }.resolved()
    func string(at seconds: Double) -> String? {
      guard case .glyphs(let run, _, _)? = resolved.list(at: seconds)?.items.first else { return nil }
      return run.string
    }
    #expect([0.999, 1, 1.5].map { string(at: $0) } == ["ab", "abcd", "abcd"])
    #expect([1, 1.5, 2].map { resolved.lanes("Text “ab”", .frameWidth, at: $0)?.x } == [12, 18, 24] as [Double?])
  }

  @Test("A shape that a change without animation brings shows at once, without tracks of its own")
  func appears() throws {
    let resolved = try Probe(0) { count in
      for _ in 0..<count { Rectangle().fill(.red).offset(x: 3) }
    } choreography: { probe in
      Wait(1)
      probe.set { $0 = 2 }
    }.resolved()
    #expect([0, 0.999, 1, 1.5].map { resolved.list(at: $0)?.items.count } == [0, 0, 2, 2])
    #expect(resolved.timeline.tracks.isEmpty)
    #expect(resolved.duration == Time(seconds: 1))
  }

  @Test("A shape with an id stays the same shape wherever a list puts it")
  func identity() throws {
    let resolved = try Probe(["a", "b", "c"]) { names in
      VStack(spacing: 0) {
        for name in names { Rectangle().frame(width: 10, height: 10).id(name) }
      }
    } choreography: { probe in
      probe.animate(.linear(duration: 1)) { $0 = ["c", "b", "a"] }
    }.resolved()
    #expect([0, 0.5, 1].map { resolved.lanes("a", .frameY, at: $0)?.x } == [0, 10, 20] as [Double?])
    #expect([0, 0.5, 1].map { resolved.lanes("c", .frameY, at: $0)?.x } == [20, 10, 0] as [Double?])
    #expect(resolved.track("b", .frameY) == nil)
  }

  @Test("Changes and steps move the same shape")
  func withSteps() throws {
    let resolved = try Probe(0.0) { y in
      Rectangle().id("x").offset(y: y).step("s", in: "main", .linear(duration: 1)) { $0.offset(y: 10) }
    } choreography: { probe in
      Together {
        Step("s")
        Sequenced {
          Wait(0.5)
          probe.animate(.linear(duration: 1)) { $0 = 100 }
        }
      }
    }.resolved()
    #expect([0, 0.5, 1, 1.5].map { resolved.value("x", .offsetY, at: $0) } == [10, 5, 50, 100] as [Double?])
  }

  @Test("A change of what a step has led away from moves the shape, as far as the step leads by differences")
  func afterStep() throws {
    let resolved = try Probe(0.0) { x in
      Rectangle().id("x").offset(x: x).opacity(1 - x / 200).fill(x == 0 ? .red : .green)
        .step("s", in: "main", .linear(duration: 1), to: { $0.offset(x: 10).opacity(0.5).fill(.blue) })
    } choreography: { probe in
      Step("s")
      probe.animate(.linear(duration: 1)) { $0 = 100 }
    }.resolved()
    #expect([0, 1, 1.5, 2].map { resolved.value("x", .offsetX, at: $0) } == [0, 10, 60, 110] as [Double?])
    #expect([0, 1, 1.5, 2].map { resolved.value("x", .opacity, at: $0) } == [1, 0.5, 0.375, 0.25] as [Double?])
    #expect(resolved.lanes("x", .fill, at: 2).map { "\(Color(lanes: $0))" } == "#007AFF")
  }
}

@Suite("Names of changes of state")
struct StateChangeNameTests {
  @Test("A change is called by its name in the ledger, or change where it has none")
  func names() throws {
    let resolved = try Probe(0.0) { x in
      Circle().offset(x: x)
    } choreography: { scene in
      scene.animate("right", .linear(duration: 1)) { $0 = 10 }
      scene.animate { $0 = 20 }
      scene.set("back") { $0 = 0 }
    }.resolved()
    #expect(resolved.order == ["right 0 s", "change 1 s", "back 1.5 s"])
  }
}
