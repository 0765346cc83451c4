import Drawing
import Kineograph
import Playback
import Testing

@Suite("PlannerCard")
struct PlannerCardTests {
  @Test("Its steps and pauses follow each other to 2.42 s")
  func schedule() throws {
    let resolved = try GalleryScene.plannerCard.resolved()
    #expect(
      resolved.ledger.entries.map { "\($0.name) \($0.start)" } == [
        "wait 0 s", "drop 0.35 s", "wait 0.67 s", "grow 0.87 s", "wait 1.19 s", "settle 1.39 s", "wait 1.64 s",
        "fall 2.22 s",
      ])
    #expect(resolved.duration == Time(seconds: 2.42))
  }

  static let values: [(seconds: Double, attribute: Attribute, value: Double)] = [
    (0.35, .opacity, 0), (0.43, .opacity, 0.7902), (0.51, .opacity, 0.9479), (0.67, .opacity, 1),
    (2.32, .opacity, 0.8776), (2.42, .opacity, 0), (0.35, .offsetY, -372), (0.67, .offsetY, 0), (2.42, .offsetY, 472),
    (0.95, .scaleX, 1.7902), (1.03, .scaleX, 1.9479), (1.45, .scaleX, 1.3942), (1.50, .scaleY, 0.9329),
    (1.55, .scaleX, 0.8600), (1.64, .scaleY, 1.0048),
  ]

  @Test("The card fades, moves and swings as measured", arguments: values)
  func value(seconds: Double, attribute: Attribute, value: Double) throws {
    let actual = try GalleryScene.plannerCard.resolved().value("drop", attribute, at: seconds)
    #expect(abs(actual - value) < 6e-5)
  }

  @Test("The corners grow to 40 and swing below nothing, where they are drawn as none")
  func corners() throws {
    let resolved = try GalleryScene.plannerCard.resolved()
    func radius(_ seconds: Double) throws -> Double {
      try resolved.value("RoundedRectangle of drop", .cornerRadius, at: seconds)
    }
    #expect(try radius(0.5) == 16)
    #expect(abs(try radius(0.95) - 34.97) < 6e-3)
    #expect(try radius(1.19) == 40)
    #expect(try radius(1.55) < -5)
    #expect(try radius(2.42) == 0)
    guard case .fill(let path, _, _, _)? = try resolved.items(at: 1.55).first else {
      Issue.record("the card does not show")
      return
    }
    #expect(path == .rect(Rect(x: 0, y: 0, width: 100, height: 100)))
  }

  @Test("The spring is complete at 1.64 s and goes on through the pause, with colours in their range")
  func tail() throws {
    let resolved = try GalleryScene.plannerCard.resolved()
    let settle = try #require(resolved.ledger.entries.first { $0.name == "settle" })
    #expect(settle.logicalEnd == Time(seconds: 1.64))
    #expect((settle.settledEnd ?? .zero) > Time(flicks: 0) + (settle.logicalEnd ?? .zero))
    #expect(try resolved.value("drop", .scaleX, at: 1.7) != 1)
    for frame in 0..<147 {
      let instant = resolved.stage.frameRate.time(ofFrame: frame)
      for case .fill(_, _, .solid(let color), _) in resolved.displayList(at: instant).items {
        #expect([color.red, color.green, color.blue, color.alpha].allSatisfy { (0...1).contains($0) })
      }
    }
  }

  @Test("The card is orange, then red, then blue")
  func colours() throws {
    let resolved = try GalleryScene.plannerCard.resolved()
    let colors = try [0.7, 1.2, 2.2].map {
      "\(Color(lanes: try resolved.lanes("RoundedRectangle of drop", .fill, at: $0)))"
    }
    #expect(colors == ["#FF9500", "#FF3B30", "#007AFF"])
  }
}
