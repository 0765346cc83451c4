import Drawing
import Kineograph
import Playback
import Testing

@Suite("Celebrate")
struct CelebrateTests {
  static let keys: [(node: String, attribute: Attribute, seconds: Double, value: Double)] = [
    ("jump", .scaleY, 0.1, 1), ("jump", .scaleY, 0.25, 0.6), ("jump", .scaleY, 0.35, 1.5),
    ("jump", .scaleY, 0.5, 1.05), ("jump", .scaleY, 1.38, 1), ("jump", .scaleY, 1.48, 0.8),
    ("jump", .scaleY, 1.88, 1.04), ("jump", .scaleY, 2.1, 1), ("grow", .scaleX, 0.36, 1), ("jump", .offsetY, 0.1, 0),
    ("turn", .rotation, 0.58, 0), ("turn", .rotation, 0.705, 16 * .pi / 180),
    ("turn", .rotation, 0.83, -16 * .pi / 180), ("turn", .rotation, 0.955, 16 * .pi / 180),
    ("turn", .rotation, 1.08, 0),
  ]

  @Test("At the time of a key the value is the key", arguments: keys)
  func key(node: String, attribute: Attribute, seconds: Double, value: Double) throws {
    #expect(try GalleryScene.celebrate.resolved().value(node, attribute, at: seconds) == value)
  }

  @Test("All tracks begin at once and rest at the end, and the longest gives the length")
  func length() throws {
    let resolved = try GalleryScene.celebrate.resolved()
    #expect(resolved.ledger.entries.map { "\($0.name) \($0.start)" } == ["turn 0 s", "grow 0 s", "jump 0 s"])
    let ends = resolved.ledger.entries.compactMap(\.logicalEnd)
    #expect(ends.first == Time(seconds: 1.08))
    #expect(resolved.duration == ends.max())
    #expect(try #require(resolved.duration) >= Time(seconds: 2.1) ?? .max)
    for track in resolved.timeline.tracks {
      #expect(track.value(at: .max).x == (track.attribute == .offsetY || track.attribute == .rotation ? 0 : 1))
    }
  }

  @Test("Cubic keys meet without a kink", arguments: [0.25, 0.35, 0.5, 1.38, 1.48, 1.88])
  func smooth(seconds: Double) throws {
    let resolved = try GalleryScene.celebrate.resolved()
    func stretch(_ seconds: Double) throws -> Double { try resolved.value("jump", .scaleY, at: seconds) }
    let step = 1e-5
    let before = (try stretch(seconds) - stretch(seconds - step)) / step
    let after = (try stretch(seconds + step) - stretch(seconds)) / step
    #expect(abs(after - before) < 0.02)
  }

  @Test("The long way from 0.5 s to 1.38 s is no straight line")
  func curved() throws {
    #expect(abs(try GalleryScene.celebrate.resolved().value("jump", .scaleY, at: 0.72) - 1.0375) > 0.01)
  }

  @Test("A spring that is cut off hands on its value and its speed", arguments: [0.25, 1.25])
  func cutSprings(seconds: Double) throws {
    let track = try GalleryScene.celebrate.resolved().track("jump", .offsetY)
    let (instant, step) = (try #require(Time(seconds: seconds)), Time(flicks: 1000))
    #expect(abs(track.value(at: instant + step).x - track.value(at: instant - step).x) < 0.01)
    #expect(abs(track.velocity(at: instant + step).x - track.velocity(at: instant - step).x) < 1)
  }

  @Test("The heart turns inside of what grows, inside of what stretches and jumps")
  func order() throws {
    let resolved = try GalleryScene.celebrate.resolved()
    let seconds = 0.705
    guard case .fill(_, _, _, let transform)? = try resolved.items(at: seconds).first else {
      Issue.record("the heart does not show")
      return
    }
    let middle = Point(x: 200, y: 200)
    let scale = try resolved.value("grow", .scaleX, at: seconds)
    let stretch = try resolved.value("jump", .scaleY, at: seconds)
    let y = try resolved.value("jump", .offsetY, at: seconds)
    let expected = AffineTransform.translation(x: 140, y: 140)
      .concatenating(AffineTransform.rotation(.degrees(16)).around(middle))
      .concatenating(AffineTransform.scale(x: scale, y: scale).around(middle))
      .concatenating(AffineTransform.scale(x: 1, y: stretch).around(middle))
      .concatenating(.translation(x: 0, y: y))
    for point in [Point.zero, Point(x: 120, y: 0), Point(x: 60, y: 112)] {
      let (actual, wanted) = (point.transformed(by: transform), point.transformed(by: expected))
      #expect(abs(actual.x - wanted.x) < 1e-9 && abs(actual.y - wanted.y) < 1e-9)
    }
  }
}
