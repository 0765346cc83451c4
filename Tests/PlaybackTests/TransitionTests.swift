import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("Transitions")
struct TransitionTests {
  /// A square "x" of 10 by 20 in the middle of the stage, which each change of state brings or takes away.
  private func resolved(
    _ transition: Transition? = nil, isThere: Bool = false, on stage: Stage = Probe<Bool>.stage,
    @ChoreographyBuilder _ choreography: (Probe<Bool>) -> Choreography
  ) throws -> ResolvedScene {
    try Probe(isThere, on: stage) { isThere in
      if isThere {
        let node = Rectangle().frame(width: 10, height: 20).id("x")
        transition.map { node.transition($0) } ?? node
      }
    } choreography: { probe in
      return choreography(probe)
    }.resolved()
  }

  private static let linear = Motion.Animation.linear(duration: 1)

  @Test("What comes with an animated change fades in with it, and what goes fades out")
  func fades() throws {
    let resolved = try resolved { probe in
      probe.animate(Self.linear) { $0 = true }
      probe.animate(Self.linear) { $0 = false }
    }
    #expect([0, 0.25, 1, 1.25, 1.75].map { resolved.alphas(at: $0) } == [[], [0.25], [1], [0.75], [0.25]])
    #expect(resolved.list(at: 2)?.items.isEmpty == true)
    #expect(
      resolved.ledger.description == """
        main/change run 1: start 0 s, complete 1 s, settled 1 s, 1 node
        main/change run 1: start 1 s, complete 2 s, settled 2 s, 1 node
        """)
  }

  @Test("A change without animation brings and takes at once, without tracks")
  func sets() throws {
    let resolved = try resolved { probe in
      probe.set { $0 = true }
      Wait(1)
      probe.set { $0 = false }
      Wait(1)
    }
    #expect([0, 0.5, 1, 1.5].map { resolved.alphas(at: $0) } == [[1], [1], [], []])
    #expect(resolved.timeline.tracks.allSatisfy { $0.segments.allSatisfy { $0.course == .jump } })
    #expect(resolved.duration == Time(seconds: 2))
  }

  @Test("What stands on the stage from the beginning has no transition")
  func initial() throws {
    let resolved = try resolved(isThere: true) { _ in Wait(1) }
    #expect(resolved.alphas(at: 0) == [1])
    #expect(resolved.timeline.tracks.isEmpty)
  }

  /// A transition and where it brings a node of 10 by 20 from, and where it takes it.
  static let ways: [(Transition, from: [Double], to: [Double])] = [
    (.move(edge: .leading), [-10, 0], [-10, 0]), (.move(edge: .trailing), [10, 0], [10, 0]),
    (.move(edge: .top), [0, -20], [0, -20]), (.move(edge: .bottom), [0, 20], [0, 20]),
    (.slide, [-10, 0], [10, 0]), (.push(from: .leading), [-10, 0], [10, 0]),
    (.push(from: .trailing), [10, 0], [-10, 0]), (.push(from: .top), [0, -20], [0, 20]),
    (.push(from: .bottom), [0, 20], [0, -20]), (.offset(x: 3, y: -4), [3, -4], [3, -4]),
    (.asymmetric(insertion: .move(edge: .top), removal: .offset(x: 7)), [0, -20], [7, 0]),
    (.offset(x: 1).combined(with: .move(edge: .top)), [1, -20], [1, -20]),
  ]

  @Test("A transition moves the node by its own size", arguments: ways)
  func moves(_ transition: Transition, from: [Double], to: [Double]) throws {
    let resolved = try resolved(transition) { probe in
      probe.animate(Self.linear) { $0 = true }
      probe.animate(Self.linear) { $0 = false }
    }
    func place(at seconds: Double) -> [Double]? { resolved.origin(at: seconds).map { [$0.x - 45, $0.y - 40] } }
    #expect(place(at: 0.5) == from.map { $0 / 2 })
    #expect(place(at: 1) == [0, 0])
    #expect(place(at: 1.5) == to.map { $0 / 2 })
    #expect(resolved.list(at: 2)?.items.isEmpty == true)
  }

  @Test("A push fades on its way")
  func push() throws {
    let resolved = try resolved(.push(from: .leading)) { probe in
      probe.animate(Self.linear) { $0 = true }
      probe.animate(Self.linear) { $0 = false }
    }
    #expect([0.25, 1, 1.25].map { resolved.alphas(at: $0) } == [[0.25], [1], [0.75]])
  }

  @Test("A scale keeps its anchor where it is")
  func scale() throws {
    let resolved = try resolved(.scale(0.5, anchor: .topLeading)) { probe in
      probe.animate(Self.linear) { $0 = true }
    }
    for (seconds, factor) in [(0, 0.5), (0.5, 0.75), (1, 1)] {
      let box = try #require(resolved.box(at: seconds))
      #expect(box == Rect(x: 45, y: 40, width: 10 * factor, height: 20 * factor))
    }
  }

  @Test("A scale from nothing begins with nothing, and one that swings below nothing shows nothing")
  func scaleFromNothing() throws {
    let resolved = try resolved(.scale, isThere: true) { probe in
      probe.animate(.spring(.bouncy(duration: 0.5, extraBounce: 0.4))) { $0 = false }
    }
    let track = try #require(resolved.track("x", .presenceScale))
    let below = try #require(
      stride(from: 0, to: 1, by: 0.01).first { (resolved.value("x", .presenceScale, at: $0) ?? 1) < 0 })
    #expect(resolved.list(at: below)?.items.isEmpty == true)
    #expect(track.target.x == 0)
  }

  @Test("An identity comes at once and goes at once, and takes no time")
  func identity() throws {
    let resolved = try resolved(.identity) { probe in
      probe.animate(Self.linear) { $0 = true }
      Wait(1)
      probe.animate(Self.linear) { $0 = false }
    }
    #expect([0, 0.5, 1].map { resolved.alphas(at: $0) } == [[1], [1], []])
    #expect(resolved.order == ["change 0 s", "wait 0 s", "change 1 s"])
    #expect(resolved.duration == Time(seconds: 1))
  }

  @Test("An animation of its own takes the place of that of the change, and holds where the change has none")
  func ownAnimation() throws {
    let own = Transition.opacity.animation(.linear(duration: 2)).combined(with: .offset(x: 8))
    let resolved = try resolved(own) { probe in
      probe.animate(Self.linear) { $0 = true }
      probe.set { $0 = false }
    }
    #expect([0.5, 1, 3].map { resolved.alphas(at: $0) } == [[0.25], [0.5], [0.5]])
    #expect([0.5, 1, 2].map { resolved.origin(at: $0)?.x } == [49, 45, 53])
    #expect(resolved.list(at: 4)?.items.isEmpty == true)
    #expect(resolved.ledger.entries.map(\.logicalEnd) == [Time(seconds: 2), Time(seconds: 4)])
  }

  @Test("Of two animations of one transition the inner one counts")
  func innerAnimation() throws {
    let resolved = try resolved(.opacity.animation(.linear(duration: 2)).animation(.linear(duration: 9))) { probe in
      probe.animate(Self.linear) { $0 = true }
    }
    #expect(resolved.duration == Time(seconds: 2))
  }

  @Test("What comes back while it goes is the same node and goes on from where it is: curves are added")
  func comesBack() throws {
    let resolved = try resolved(.offset(x: 8), isThere: true) { probe in
      Together {
        probe.animate(Self.linear) { $0 = false }
        Sequenced {
          Wait(0.5)
          probe.animate(Self.linear) { $0 = true }
        }
      }
    }
    #expect([0, 0.5, 0.75, 1, 1.5].map { resolved.value("x", .presenceX, at: $0) } == [0, 4, 4, 4, 0] as [Double?])
    #expect(resolved.list(at: 1.25)?.items.count == 1)
    #expect(resolved.displayList(at: .max).items.count == 1)
    #expect(resolved.duration == Time(seconds: 1.5))
  }

  @Test("What comes back while it goes is taken over by a spring with its speed, and what goes while it comes too")
  func springs() throws {
    for isThere in [false, true] {
      let resolved = try resolved(.offset(x: 100), isThere: isThere) { probe in
        Together {
          probe.animate(.smooth) { $0.toggle() }
          Sequenced {
            Wait(0.2)
            probe.animate(.smooth) { $0.toggle() }
          }
        }
      }
      let track = try #require(resolved.track("x", .presenceX))
      let (instant, step) = (try #require(Time(seconds: 0.2)), Time(flicks: 1000))
      #expect(track.segments.count == 2)
      #expect(abs(track.value(at: instant).x - track.value(at: instant - step).x) < 1e-2)
      #expect(abs(track.velocity(at: instant).x - track.velocity(at: instant - step).x) < 1e-1)
      #expect(abs(track.velocity(at: instant).x) > 100)
      #expect(resolved.displayList(at: .max).items.count == (isThere ? 1 : 0))
    }
  }

  @Test("A change without animation that brings back what goes has it stand there at once")
  func backAtOnce() throws {
    let resolved = try resolved(.offset(x: 8), isThere: true) { probe in
      Together {
        probe.animate(Self.linear) { $0 = false }
        Sequenced {
          Wait(0.5)
          probe.set { $0 = true }
        }
      }
    }
    #expect([0.499, 0.5, 0.75, 1.5].map { resolved.origin(at: $0)?.x.rounded() } == [49, 45, 45, 45])
  }

  @Test("What comes back when it is gone comes as at first")
  func comesAgain() throws {
    let resolved = try resolved(.push(from: .leading), isThere: true) { probe in
      probe.animate(Self.linear) { $0 = false }
      probe.animate(Self.linear) { $0 = true }
    }
    #expect([0.5, 1, 1.5, 2].map { resolved.value("x", .presenceX, at: $0) } == [5, -10, -5, 0] as [Double?])
  }

  @Test("What comes and goes at one instant never was there")
  func oneInstant() throws {
    let resolved = try resolved { probe in
      Together {
        probe.animate(Self.linear) { $0 = true }
        probe.animate(Self.linear) { $0 = false }
      }
    }
    #expect([0, 0.5, 1].map { resolved.alphas(at: $0) ?? [] } == [[], [], []])
  }

  @Test("A removal that never settles is an error that names the change, and shows as long as the stage lasts")
  func forever() throws {
    let forever = Self.linear.repeatForever()
    let complaint = Probe(true) { isThere in
      if isThere { Rectangle() }
    } choreography: { probe in
      probe.animate(forever) { $0 = false }
    }.complaint()
    #expect(
      complaint == """
        scene Probe, sequence main: a change of state never comes to rest, so the scene never ends; give the stage a \
        duration, or an end with --to
        """)
    let resolved = try resolved(isThere: true, on: Stage(width: 100, height: 100, duration: 9)) { probe in
      probe.animate(forever) { $0 = false }
    }
    #expect(resolved.alphas(at: 8.25) == [0.75])
  }

  @Test(
    "The numbers of a transition are checked, and the node named",
    arguments: [
      (Transition.scale(-1), "its transition: its scale is -1.0; give 0 or more"),
      (.offset(x: .nan), "its transition: its offset is nan; give a finite number up to 1000000"),
      (
        .scale(0, anchor: UnitPoint(x: .infinity, y: 0)),
        "its transition: its anchor is inf; give a finite number up to 1000000"
      ),
      (
        .asymmetric(insertion: .opacity, removal: .slide.animation(.linear(duration: -1))),
        "its transition: its duration is -1.0 s; give a number from 0 to 1000000"
      ),
    ])
  func problems(_ transition: Transition, _ problem: String) {
    let complaint = Probe {
      Rectangle().id("x").transition(transition)
    } choreography: {
    }.complaint()
    #expect(complaint == "scene Probe, node x: \(problem)")
  }
}

extension ResolvedScene {
  /// How opaque each item is.
  func alphas(at seconds: Double) -> [Double]? {
    list(at: seconds)?.items.map { item in
      guard case .fill(_, _, .solid(let color), _) = item else { return -1 }
      return color.alpha
    }
  }

  /// The box of the first item on the stage.
  func box(at seconds: Double) -> Rect? {
    guard case .fill(let path, _, _, let transform)? = list(at: seconds)?.items.first else { return nil }
    return path.bounds?.transformed(by: transform)
  }

  /// The top left corner of the first item on the stage.
  func origin(at seconds: Double) -> Point? { box(at: seconds)?.origin }
}
