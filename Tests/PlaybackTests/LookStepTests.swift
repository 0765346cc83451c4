import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("Looks before and after steps")
struct LookStepTests {
  @Test("Before its step a shape looks as its setup says, from the first instant on")
  func setup() throws {
    let resolved = try Probe {
      Rectangle().id("x").opacity(0.5).offset(x: 10).scale(2).rotation(.degrees(90)).fill(.red)
        .step("a", .linear(duration: 1)) {
          $0.opacity(0.5).offset(x: 5, y: 2).scale(x: 3).rotation(.degrees(90)).fill(.blue)
        }
    } choreography: {
      Wait(1)
      Step("a")
    }.resolved()
    func values(at seconds: Double) -> [Double?] {
      [.opacity, .offsetX, .offsetY, .scaleX, .rotation].map { resolved.value("x", $0, at: seconds) }
    }
    // Opacity and scale multiply, offset and rotation add.
    #expect(values(at: 0) == [0.25, 15, 2, 6, .pi])
    #expect(values(at: 1) == values(at: 0))
    #expect(values(at: 2) == [0.5, 10, 0, 2, .pi / 2])
    #expect(colors(resolved, at: [0, 2]) == ["#007AFF", "#FF3B30"])
  }

  @Test("Two steps that come in from the same property each add their part")
  func chained() throws {
    let resolved = try Probe {
      Rectangle().id("x")
        .step("a", .linear(duration: 1)) { $0.offset(y: 24).opacity(0) }
        .step("b", .linear(duration: 1)) { $0.offset(y: 10).opacity(0.5) }
    } choreography: {
      Step("a")
      Step("b")
    }.resolved()
    #expect([0, 0.5, 1, 1.5, 2].map { resolved.value("x", .offsetY, at: $0) } == [34, 22, 10, 5, 0] as [Double?])
    #expect([0, 0.5, 1, 1.5, 2].map { resolved.value("x", .opacity, at: $0) } == [0, 0.25, 0.5, 0.75, 1] as [Double?])
  }

  @Test("Of two steps that come in from different colours, the first one written has its say until it runs")
  func chainedColours() throws {
    let resolved = try Probe {
      Rectangle().id("x").fill(.red)
        .step("a", .linear(duration: 1)) { $0.fill(.green) }
        .step("b", .linear(duration: 1)) { $0.fill(.blue) }
    } choreography: {
      Step("a")
      Step("b")
    }.resolved()
    #expect(colors(resolved, at: [0, 1, 2]) == ["#34C759", "#007AFF", "#FF3B30"])
  }

  @Test("A step to the colour that is declared changes nothing")
  func sameColour() throws {
    let resolved = try Probe {
      Rectangle().fill(.orange).stroke(.purple).step(
        "a", .linear(duration: 3), to: { $0.fill(.orange).stroke(.purple) })
      box("b")
    } choreography: {
      Step("a")
      Step("b")
    }.resolved()
    #expect(resolved.start(of: "b") == 0)
    #expect(resolved.track("a", .fill) == nil)
  }

  private func colors(_ resolved: ResolvedScene, at instants: [Double]) -> [String] {
    instants.map { resolved.lanes("x", .fill, at: $0).map { "\(Color(lanes: $0))" } ?? "none" }
  }

  @Test("A step can lead to another look than the declared one, and the next one goes on from there")
  func leads() throws {
    let resolved = try Probe {
      Rectangle().id("x").opacity(0.5)
        .step("a", .linear(duration: 1), from: { $0.opacity(0) }, to: { $0.opacity(0.5).offset(x: 4) })
        .step("b", .linear(duration: 1), to: { $0.offset(x: 8) })
        .step("c", .linear(duration: 1), to: { $0.opacity(1).offset(x: 0) })
    } choreography: {
      Step("a")
      Step("b")
      Step("c")
    }.resolved()
    #expect([0, 1, 2, 3].map { resolved.value("x", .opacity, at: $0) } == [0, 0.25, 0.25, 0.5] as [Double?])
    #expect([0, 1, 2, 3].map { resolved.value("x", .offsetX, at: $0) } == [0, 4, 8, 0] as [Double?])
  }

  @Test("A reset takes back what steps have led to, and another run leads there again")
  func resetLeads() throws {
    let resolved = try Probe {
      Rectangle().id("x").step("a", in: "s", .linear(duration: 1), to: { $0.offset(x: 4) })
    } choreography: {
      Sequenced("s") { Step("a") }
      Sequenced("t") {
        Wait(1.5)
        Reset("s")
        Wait(0.5)
        Trigger("s")
      }
    }.resolved()
    #expect(
      [1, 1.4, 1.5, 2, 2.5, 3].map { resolved.value("x", .offsetX, at: $0) } == [4, 4, 0, 0, 2, 4] as [Double?])
  }

  @Test("A step on what wraps a shape reaches what only the shape has")
  func wrappers() throws {
    let resolved = try Probe {
      RoundedRectangle(cornerRadius: 2).fill(.red).stroke(.black, lineWidth: 1)
        .frame(width: 10, height: 10).padding(3).background(.blue).position(x: 20, y: 20)
        .step("a", .linear(duration: 1)) {
          $0.fill(.green).stroke(.white).lineWidth(4).cornerRadius(0).trim(to: 0).position(x: 40).frame(width: 50)
        }
    } choreography: {
      Step("a")
    }.resolved()
    #expect(
      resolved.timeline.tracks.map { "\($0.label) \($0.attribute)" } == [
        "RoundedRectangle of a fill", "RoundedRectangle of a stroke", "RoundedRectangle of a lineWidth",
        "RoundedRectangle of a cornerRadius", "RoundedRectangle of a trimEnd",
        // The box of the shape, its frame, its padding and its background, and those of what lies behind it.
        "background of a frameWidth", "padding of a frameWidth", "frame of a frameWidth",
        "RoundedRectangle of a frameWidth", "ZStack of a frameWidth", "Rectangle 0.0.1.0 frameWidth",
      ])
  }

  @Test("A shape that fades is one item with a fainter colour; several are a group")
  func fading() throws {
    let resolved = try Probe {
      Rectangle().fill(.black).frame(width: 10, height: 10).opacity(0.5)
      Group {
        Rectangle().fill(.black).frame(width: 10, height: 10)
        Rectangle().fill(.white).frame(width: 4, height: 4)
      }
      .opacity(0.25)
    } choreography: {
    }.resolved()
    #expect(
      resolved.displayList(at: .zero).description == """
        display list 100 x 100 on #FFFFFF
          fill #00000080 translate(45 45) M0 0 L10 0 L10 10 L0 10 Z
          group opacity(0.25)
            fill #000000 translate(45 45) M0 0 L10 0 L10 10 L0 10 Z
            fill #FFFFFF translate(48 48) M0 0 L4 0 L4 4 L0 4 Z
        """)
  }

  @Test("A scale that swings through zero shows nothing there and the rest before and after")
  func throughZero() throws {
    let resolved = try Probe {
      Rectangle().frame(width: 10, height: 10).step("a", .linear(duration: 1), to: { $0.scale(x: -1) })
      Rectangle().frame(width: 2, height: 2)
    } choreography: {
      Step("a")
    }.resolved()
    #expect([0, 0.25, 0.5, 0.75].map { resolved.list(at: $0)?.items.count } == [2, 2, 1, 2])
  }

  @Test("What overshoots out of its range is clamped where it is drawn")
  func clamping() throws {
    let resolved = try Probe {
      RoundedRectangle(cornerRadius: 0).fill(.black).stroke(.black, lineWidth: 0).frame(width: 20, height: 20)
        .step("a", .bouncy) { $0.cornerRadius(10).lineWidth(10).opacity(0) }
    } choreography: {
      Step("a")
    }.resolved()
    // A swing past the target at 0.4 s: radius and width below 0, opacity above 1.
    #expect(resolved.value("RoundedRectangle of a", .cornerRadius, at: 0.4) ?? 0 < 0)
    #expect(resolved.value("RoundedRectangle of a", .lineWidth, at: 0.4) ?? 0 < 0)
    #expect(resolved.value("a", .opacity, at: 0.4) ?? 0 > 1)
    let list = try #require(resolved.list(at: 0.4))
    #expect(list == resolved.list(at: 5))
    #expect(list.description.hasPrefix("display list 100 x 100 on #FFFFFF\n  fill #000000 translate(40 40) M0 0"))
  }
}
