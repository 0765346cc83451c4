import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("Steps that change boxes")
struct LayoutStepTests {
  @Test("A frame that grows pushes its neighbours with the same animation")
  func pushes() throws {
    let resolved = try Probe {
      HStack(spacing: 0) {
        Rectangle().frame(width: 10, height: 10).step("a", .linear(duration: 1), to: { $0.frame(width: 30) })
        Circle().frame(width: 10, height: 10).id("b")
      }
    } choreography: {
      Step("a")
    }.resolved()
    #expect([0, 0.5, 1].map { resolved.lanes("a", .frameWidth, at: $0)?.x } == [10, 20, 30] as [Double?])
    #expect([0, 0.5, 1].map { resolved.lanes("b", .frameX, at: $0)?.x } == [10, 20, 30] as [Double?])
    // The row itself stays in the middle.
    #expect(
      [0, 0.5, 1].map { resolved.list(at: $0)?.description.split(separator: "\n").dropFirst().first } == [
        "  fill #000000 translate(40 45) M0 0 L10 0 L10 10 L0 10 Z",
        "  fill #000000 translate(35 45) M0 0 L20 0 L20 10 L0 10 Z",
        "  fill #000000 translate(30 45) M0 0 L30 0 L30 10 L0 10 Z",
      ])
  }

  @Test("A text that has changed stands in the middle of its box while that moves to its new size")
  func changedText() throws {
    let resolved = try Probe(10.0) { size in
      Text("ab").font(.system(size: size))
    } choreography: { probe in
      probe.animate(.linear(duration: 1)) { $0 = 20 }
    }.resolved()
    // The new letters are 24 wide and 24 high, in a box that begins 12 wide and 12 high and stays around (50, 50).
    for instant in [0, 0.5, 1] {
      let list = "\(try #require(resolved.list(at: instant)))"
      #expect(list.contains("translate(38 38)"), "\(instant)")
    }
  }

  @Test("A shadow scales and turns with its node")
  func shadow() throws {
    let resolved = try Probe {
      Rectangle().frame(width: 10, height: 10).shadow(color: .black, radius: 4, x: 6, y: 0)
        .step("a", .linear(duration: 1)) { $0.scale(0.5).rotation(.degrees(90)) }
    } choreography: {
      Step("a")
    }.resolved()
    func shadow(at instant: Double) throws -> Shadow {
      guard case .group(let group) = try #require(resolved.list(at: instant)?.items.first) else {
        return .init(color: .clear, radius: 0)
      }
      return try #require(group.shadow)
    }
    let small = try shadow(at: 0)
    #expect(abs(small.radius - 2) < 1e-12 && abs(small.offset.x) < 1e-12 && abs(small.offset.y - 3) < 1e-12)
    #expect(try shadow(at: 1) == Shadow(color: .black, radius: 4, offset: Point(x: 6, y: 0)))
  }

  @Test("A frame before its step has the size that the step says, and its neighbours stand accordingly")
  func setup() throws {
    let resolved = try Probe {
      VStack(spacing: 0) {
        Rectangle().frame(width: 10, height: 40).step("a", .linear(duration: 1)) { $0.frame(height: 0) }
        Circle().frame(width: 10, height: 10).id("b")
      }
    } choreography: {
      Wait(1)
      Step("a")
    }.resolved()
    #expect([0, 1, 1.5, 2].map { resolved.lanes("a", .frameHeight, at: $0)?.x } == [0, 0, 20, 40] as [Double?])
    #expect([0, 1, 1.5, 2].map { resolved.lanes("b", .frameY, at: $0)?.x } == [0, 0, 20, 40] as [Double?])
  }

  @Test("A position moves the middle of a node and nothing else")
  func position() throws {
    let resolved = try Probe {
      Circle().frame(width: 10, height: 10).position(x: 20, y: 30)
        .step("a", .linear(duration: 1), to: { $0.position(x: 60) })
    } choreography: {
      Step("a")
    }.resolved()
    #expect(
      resolved.timeline.description == """
        frame of a: frameX 15
          0 s → 55, linear 1 s, complete 1 s, settled 1 s
        """)
  }

  @Test("A text that is broken into other lines switches at the start, while its box moves")
  func rewraps() throws {
    let resolved = try Probe {
      VStack(alignment: .leading, spacing: 0) {
        // Letters of 6 by 12: four on a line of 24, ten on one of 60.
        Text("abcdefgh").font(.system(size: 10)).frame(width: 24)
          .step("a", in: "s", .linear(duration: 1), to: { $0.frame(width: 60) })
        Circle().frame(width: 10, height: 10).id("below")
      }
    } choreography: {
      Sequenced("s") {
        Wait(1)
        Step("a")
        Replay("s")
      }
    }.resolved()
    func height(at seconds: Double) -> Double? {
      guard case .glyphs(let run, _, _)? = resolved.list(at: seconds)?.items.first else { return nil }
      return run.outline.bounds?.height
    }
    #expect([0, 0.999, 1, 1.5, 2, 2.5, 3].map { height(at: $0) } == [22, 22, 10, 10, 22, 22, 10])
    #expect(
      [0, 1, 1.5, 1.75, 2, 3.5].map { resolved.lanes("below", .frameY, at: $0)?.x } == [24, 24, 18, 15, 24, 18]
        as [Double?])
  }

  @Test("A box that overshoots below nothing is nothing when it is drawn")
  func overshoot() throws {
    let resolved = try Probe {
      Rectangle().frame(width: 10, height: 10).step("a", .bouncy, to: { $0.frame(width: 0) })
    } choreography: {
      Step("a")
    }.resolved()
    #expect(resolved.lanes("a", .frameWidth, at: 0.4)?.x ?? 0 < 0)
    #expect(resolved.list(at: 0.4)?.description.contains("-") == false)
  }

  @Test("Steps that move boxes and looks at once end with the latest of both")
  func both() throws {
    let resolved = try Probe {
      Rectangle().frame(width: 10, height: 10)
        .step("a", .linear(duration: 1), from: { $0.opacity(0) }, to: { $0.frame(width: 20).offset(x: 3) })
      box("b")
    } choreography: {
      Step("a")
      Step("b")
    }.resolved()
    #expect(resolved.start(of: "b") == 1)
    #expect(resolved.value("a", .offsetX, at: 0.5) == 1.5)
  }
}

extension LayoutStepTests {
  @Test("Two steps that begin together both move the boxes they change")
  func together() throws {
    let resolved = try Probe {
      HStack(spacing: 0) {
        Rectangle().frame(width: 10, height: 10).step("a", .linear(duration: 1), to: { $0.frame(height: 50) })
        Rectangle().frame(width: 10, height: 10).step("b", .linear(duration: 1).delay(1), to: { $0.frame(height: 90) })
      }
    } choreography: {
      Together {
        Step("a")
        Step("b")
      }
    }.resolved()
    #expect([0, 0.5, 1, 2].map { resolved.lanes("a", .frameHeight, at: $0)?.x } == [10, 30, 50, 50] as [Double?])
    #expect([0, 1, 1.5, 2].map { resolved.lanes("b", .frameHeight, at: $0)?.x } == [10, 10, 50, 90] as [Double?])
  }
}
