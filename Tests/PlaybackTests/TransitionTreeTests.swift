import Drawing
import Motion
import Playback
import Scenography
import Testing

/// What a node that comes or goes means to those around it and in it.
@Suite("Transitions in the tree")
struct TransitionTreeTests {
  private static let linear = Motion.Animation.linear(duration: 1)

  /// The fills at an instant by the number that their colours stand for, from the bottom up: (number, alpha).
  private func shows(_ resolved: ResolvedScene, at seconds: Double) -> [[Double]] {
    flatten(resolved.list(at: seconds)?.items ?? [], 1)
  }

  private func flatten(_ items: [DisplayItem], _ opacity: Double) -> [[Double]] {
    items.flatMap { item -> [[Double]] in
      switch item {
      case .fill(_, _, .solid(let color), _): [[(color.red * 255).rounded(), color.alpha * opacity]]
      case .group(let group): flatten(group.items, opacity * group.opacity)
      case .section(let section): flatten(section.items, opacity)
      default: []
      }
    }
  }

  /// A square of 10 pixels in a colour that stands for `number`.
  private static func tile(_ number: Int) -> Node {
    Rectangle().fill(Color(red: Double(number) / 255, green: 0, blue: 0)).frame(width: 10, height: 10).id("\(number)")
  }

  private func tiles(_ before: [Int], _ after: [Int]) throws -> ResolvedScene {
    try Probe(before) { numbers in
      for number in numbers { Self.tile(number) }
    } choreography: { probe in
      probe.animate(Self.linear) { $0 = after }
    }.resolved()
  }

  @Test(
    "What goes is drawn where it was among its former siblings",
    arguments: [
      ([1, 2, 3], [1, 3], [1, 2, 3]), ([1, 2, 3], [2, 3], [1, 2, 3]), ([1, 2, 3], [1, 2], [1, 2, 3]),
      ([1, 2, 3], [], [1, 2, 3]), ([1, 2], [1, 3], [1, 2, 3]), ([1, 2, 3, 4], [4, 1], [4, 1, 2, 3]),
      ([1], [2], [1, 2]),
    ])
  func order(_ before: [Int], _ after: [Int], _ drawn: [Double]) throws {
    let shown = shows(try tiles(before, after), at: 0.25)
    #expect(shown.map { $0[0] } == drawn)
    #expect(
      shown.map { $0[1] }
        == drawn.map { number in
          after.contains(Int(number)) ? (before.contains(Int(number)) ? 1 : 0.25) : 0.75
        })
    #expect(shows(try tiles(before, after), at: 1).map { $0[0] } == after.map(Double.init))
  }

  @Test("A greater zIndex keeps what goes over what comes")
  func zIndex() throws {
    let resolved = try Probe(1) { number in
      Self.tile(0)
      if number == 1 { Self.tile(1).zIndex(1) } else { Self.tile(2) }
    } choreography: { probe in
      probe.animate(Self.linear) { $0 = 2 }
    }.resolved()
    #expect(shows(resolved, at: 0.5).map { $0[0] } == [0, 2, 1])
  }

  @Test("What goes takes no room any more; what stands beside it glides into it")
  func room() throws {
    let resolved = try Probe([1, 2]) { numbers in
      ZStack(alignment: .topLeading) {
        VStack(spacing: 0) { for number in numbers { Self.tile(number) } }
      }.frame(width: 100, height: 100, alignment: .topLeading)
    } choreography: { probe in
      probe.animate(Self.linear) { $0 = [2] }
    }.resolved()
    #expect([0, 0.5, 1].map { resolved.lanes("2", .frameY, at: $0)?.x } == [10, 5, 0] as [Double?])
    #expect(resolved.origin(at: 0.5) == .zero)
    #expect(shows(resolved, at: 0.5) == [[1, 0.5], [2, 1]])
  }

  @Test("What goes stays where it was in its parent, which may glide")
  func inParent() throws {
    let resolved = try Probe([1, 2]) { numbers in
      VStack(spacing: 0) { for number in numbers { Self.tile(number) } }
    } choreography: { probe in
      probe.animate(Self.linear) { $0 = [1] }
    }.resolved()
    // The column becomes lower and stays in the middle, so its top goes down from 40 to 45.
    let places = [0.0, 0.5].map { seconds in
      resolved.list(at: seconds)?.items.map { item in
        guard case .fill(_, _, _, let transform) = item else { return -1.0 }
        return transform.ty
      }
    }
    #expect(places == [[40, 50], [42.5, 52.5]])
  }

  @Test("What still glides when it goes glides on")
  func glidesOn() throws {
    let resolved = try Probe(0) { stage in
      if stage < 2 { Self.tile(1).position(x: stage == 0 ? 20 : 60, y: 50) }
    } choreography: { probe in
      Together {
        probe.animate(Self.linear) { $0 = 1 }
        Sequenced {
          Wait(0.5)
          probe.animate(Self.linear) { $0 = 2 }
        }
      }
    }.resolved()
    #expect([0.25, 0.5, 0.75, 1, 1.25].map { resolved.box(at: $0)?.center.x } == [30, 40, 50, 60, 60])
    #expect(shows(resolved, at: 1) == [[1, 0.5]])
  }

  @Test("A node in another one that comes or goes does not transition on its own")
  func nesting() throws {
    let resolved = try Probe(false) { isThere in
      if isThere {
        ZStack {
          Self.tile(1).transition(.offset(x: 50))
          Self.tile(2)
        }.transition(.offset(y: 10))
      }
    } choreography: { probe in
      probe.animate(Self.linear) { $0 = true }
      probe.animate(Self.linear) { $0 = false }
    }.resolved()
    #expect(resolved.timeline.tracks.map(\.attribute) == [.presenceY])
    #expect([0.5, 1.5].map { resolved.origin(at: $0) } == [Point(x: 45, y: 50), Point(x: 45, y: 50)])
    #expect(shows(resolved, at: 1.5).count == 2)
    #expect(shows(resolved, at: 2).isEmpty)
  }

  @Test("What goes inside of something that goes later shows until it is gone itself")
  func goesInside() throws {
    let resolved = try Probe(0) { stage in
      if stage < 2 {
        ZStack {
          Self.tile(1)
          if stage < 1 { Self.tile(2) }
        }
      }
    } choreography: { probe in
      Together {
        probe.animate(Self.linear) { $0 = 1 }
        Sequenced {
          Wait(0.5)
          probe.animate(.linear(duration: 2)) { $0 = 2 }
        }
      }
    }.resolved()
    #expect(shows(resolved, at: 0.25) == [[1, 1], [2, 0.75]])
    #expect(shows(resolved, at: 0.75) == [[1, 0.875], [2, 0.875 * 0.25]])
    #expect(shows(resolved, at: 1.5) == [[1, 0.5]])
    #expect(shows(resolved, at: 2.5).isEmpty)
    // With the parent gone at once, nothing of it is left.
    let atOnce = try Probe(0) { stage in
      if stage < 2 {
        ZStack { if stage < 1 { Self.tile(2) } }
      }
    } choreography: { probe in
      Together {
        probe.animate(Self.linear) { $0 = 1 }
        Sequenced {
          Wait(0.5)
          probe.set { $0 = 2 }
        }
      }
    }.resolved()
    #expect([0.25, 0.5].map { shows(atOnce, at: $0).count } == [1, 0])
  }

  @Test("What comes back without a part of it has that part go")
  func partMissing() throws {
    let resolved = try Probe(0) { stage in
      if stage != 1 {
        ZStack {
          Self.tile(1)
          if stage == 0 { Self.tile(2) }
        }
      }
    } choreography: { probe in
      Together {
        probe.animate(Self.linear) { $0 = 1 }
        Sequenced {
          Wait(0.5)
          probe.animate(Self.linear) { $0 = 2 }
        }
      }
    }.resolved()
    #expect(shows(resolved, at: 0.75) == [[1, 0.5], [2, 0.5 * 0.75]])
    #expect(shows(resolved, at: 1.5) == [[1, 1]])
  }

  @Test("A box around a node takes its transition over")
  func wrappers() throws {
    let resolved = try Probe(false) { isThere in
      if isThere { Rectangle().transition(.move(edge: .top)).frame(width: 10, height: 10).padding(5).id("x") }
    } choreography: { probe in
      probe.animate(Self.linear) { $0 = true }
    }.resolved()
    #expect(resolved.value("x", .presenceY, at: 0) == -20)
    #expect(resolved.timeline.tracks.count == 1)
  }

  @Test("The two sides of an if change places: one goes and the other comes")
  func branches() throws {
    let resolved = try Probe(true) { isFirst in
      if isFirst { Self.tile(1).id("a") } else { Self.tile(2).id("b") }
    } choreography: { probe in
      probe.animate(Self.linear) { $0 = false }
    }.resolved()
    #expect(shows(resolved, at: 0.25) == [[1, 0.75], [2, 0.25]])
  }

  @Test("A text that goes keeps its words")
  func texts() throws {
    let resolved = try Probe("ab") { words in
      Text(words).font(.system(size: 10)).id(words)
    } choreography: { probe in
      probe.animate(Self.linear) { $0 = "cd" }
    }.resolved()
    let strings = resolved.list(at: 0.5)?.items.map { item in
      guard case .glyphs(let run, _, _) = item else { return "" }
      return run.string
    }
    #expect(strings == ["ab", "cd"])
  }

  // MARK: Steps

  @Test("A step that is still to come hides the node together with its transition")
  func pendingStep() throws {
    let resolved = try Probe(false) { isThere in
      if isThere {
        Self.tile(1).step("s", in: "main", Self.linear) { $0.opacity(0.5).offset(x: 10) }
          .transition(.opacity.combined(with: .offset(y: 20)))
      }
    } choreography: { probe in
      probe.animate(Self.linear) { $0 = true }
      Step("s")
    }.resolved()
    #expect([0.5, 1, 1.5, 2].map { shows(resolved, at: $0).first?[1] } == [0.25, 0.5, 0.75, 1])
    #expect([0.5, 1, 1.5].map { resolved.origin(at: $0)?.x } == [55, 55, 50])
    #expect([0.5, 1].map { resolved.origin(at: $0)?.y } == [55, 45])
  }

  @Test("A step of what goes ends its part, but what it moves goes on until the node is gone")
  func stepOfLeaving() throws {
    let resolved = try Probe(true) { isThere in
      if isThere {
        Self.tile(1).step("s", in: "s", .linear(duration: 10), to: { $0.offset(x: 100) })
      }
    } choreography: { probe in
      Sequenced("s") { Step("s") }
      Sequenced("change") {
        Wait(1)
        probe.animate(Self.linear) { $0 = false }
      }
    }.resolved()
    #expect([1, 1.5].map { resolved.origin(at: $0)?.x } == [55, 60])
    #expect(resolved.duration == Time(seconds: 2))
    #expect(
      resolved.ledger.entries.map { "\($0)" }.contains("s/s run 1: start 0 s, complete 1 s, settled 1 s, 1 node"))
  }

  @Test("What comes back while it goes is where its steps have led it, and misses what began meanwhile")
  func stepsOfBack() throws {
    let resolved = try Probe(true) { isThere in
      if isThere {
        Self.tile(1)
          .step("a", in: "s", Self.linear, to: { $0.offset(x: 10) })
          .step("b", in: "s", Self.linear) { $0.offset(y: 10) }
      }
    } choreography: { probe in
      Sequenced("s") {
        Step("a")
        Wait(0.5)
        Step("b")
      }
      Sequenced("change") {
        Wait(1)
        probe.animate(Self.linear) { $0 = false }.starting(.afterPreviousEnds(0))
      }
      Sequenced("back") {
        Wait(1.75)
        probe.animate(.linear(duration: 0.25)) { $0 = true }
      }
    }.resolved()
    #expect(resolved.origin(at: 0) == Point(x: 45, y: 55))
    #expect(resolved.origin(at: 1) == Point(x: 55, y: 55))
    #expect(resolved.origin(at: 3) == Point(x: 55, y: 45))
    #expect(resolved.ledger.entries.first { $0.name == "b" }?.isSkipped == true)
  }

  @Test("A reset while a node goes has it come back as before its steps")
  func resetOfLeaving() throws {
    let resolved = try Probe(true) { isThere in
      if isThere { Self.tile(1).step("a", in: "s", Self.linear) { $0.offset(x: 10) } }
    } choreography: { probe in
      Sequenced("s") { Step("a") }
      Sequenced("change") {
        Wait(1)
        probe.animate(Self.linear) { $0 = false }.starting(.afterPreviousEnds(0))
      }
      Sequenced("back") {
        Wait(1.5)
        Reset("s")
        probe.animate(.linear(duration: 0.5)) { $0 = true }
      }
    }.resolved()
    #expect(resolved.origin(at: 1.25)?.x == 45)
    #expect(resolved.origin(at: 3)?.x == 55)
  }

  // MARK: Seeking

  @Test("Any instant can be asked for alone")
  func seek() throws {
    let resolved = try tiles([1, 2, 3], [3, 4])
    let frames = (0...45).map { resolved.stage.frameRate.time(ofFrame: $0) }
    let forward = frames.map { resolved.displayList(at: $0) }
    #expect(frames.reversed().map { resolved.displayList(at: $0) } == forward.reversed())
    let again = try tiles([1, 2, 3], [3, 4])
    #expect(again.timeline == resolved.timeline)
    #expect(frames.map { again.displayList(at: $0) } == forward)
  }
}
