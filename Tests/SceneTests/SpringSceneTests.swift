import Drawing
import Kineograph
import Playback
import Testing

@Suite("Reaction and ThreeSprings")
struct SpringSceneTests {
  static let reactionValues: [(seconds: Double, attribute: Attribute, value: Double)] = [
    (0, .offsetY, 0), (0.15, .offsetY, -32), (0.3, .offsetY, -64), (0.6, .offsetY, -64), (0.3, .scaleX, 1),
    (0.35, .scaleX, 1.2058), (0.45, .scaleX, 1.6840), (0.6, .scaleY, 1.4341), (5, .scaleX, 1), (5, .offsetY, 0),
  ]

  @Test("The disc jumps and swells as measured", arguments: reactionValues)
  func reaction(seconds: Double, attribute: Attribute, value: Double) throws {
    let actual = try GalleryScene.reaction.resolved().value("Circle 0", attribute, at: seconds)
    #expect(abs(actual - value) < 6e-5)
  }

  @Test("Each change starts when the one before is complete, though its spring still rings")
  func phases() throws {
    let resolved = try GalleryScene.reaction.resolved()
    #expect(
      resolved.ledger.entries.map { "\($0.start) – \($0.logicalEnd ?? .max)" } == [
        "0 s – 0.3 s", "0.3 s – 0.6 s", "0.6 s – 1.1 s",
      ])
    #expect((resolved.ledger.entries[1].settledEnd ?? .zero) > Time(seconds: 1.2) ?? .max)
  }

  @Test("The way back begins at the size and with the speed that the ringing disc has")
  func merging() throws {
    let track = try GalleryScene.reaction.resolved().track("Circle 0", .scaleX)
    let instant = try #require(Time(seconds: 0.6))
    let before = track.state(at: instant - Time(flicks: 1))
    let after = track.state(at: instant)
    #expect(abs(before.velocity.x - -0.47568) < 1e-5)
    #expect(abs(before.value.x - after.value.x) < 1e-7)
    #expect(abs(before.velocity.x - after.velocity.x) < 1e-5)
  }

  static let springValues: [(name: String, seconds: Double, x: Double)] = [
    ("smooth", 0, 100), ("smooth", 0.3, 634.02), ("smooth", 0.5, 691.84), ("smooth", 2, 700),
    ("snappy", 0.3, 673.87), ("snappy", 0.5, 703.61), ("snappy", 2, 700),
    ("bouncy", 0.3, 720.36), ("bouncy", 0.5, 708.70), ("bouncy", 2, 700),
  ]

  @Test("The discs are where their springs have taken them", arguments: springValues)
  func springs(name: String, seconds: Double, x: Double) throws {
    let left = try GalleryScene.threeSprings.resolved().value("frame of \(name)", .frameX, at: seconds)
    #expect(abs(left + 30 - x) < 6e-3)
  }

  @Test("The group of springs is complete at 0.5 s, and the discs still move then")
  func group() throws {
    let resolved = try GalleryScene.threeSprings.resolved()
    #expect(resolved.ledger.entries.map(\.logicalEnd) == Array(repeating: Time(seconds: 0.5), count: 3))
    // When each comes within a thousandth of its way, 0.6 pixels, for good.
    for (name, seconds) in [("smooth", 0.734), ("snappy", 0.697), ("bouncy", 0.818)] {
      let distances = try (0..<1000).map {
        abs(try resolved.value("frame of \(name)", .frameX, at: 0.001 * Double($0)) - 670)
      }
      let last = try #require(distances.lastIndex { $0 > 0.6 })
      #expect(abs(0.001 * Double(last) - seconds) < 0.0015)
    }
  }

  @Test("Their rows stay where they are")
  func rows() throws {
    let resolved = try GalleryScene.threeSprings.resolved()
    for seconds in [0, 0.2, 0.4, 0.6] {
      let centres = try resolved.items(at: seconds).map { item -> Double in
        guard case .fill(let path, _, _, let transform) = item, let box = path.bounds else { return -1 }
        return box.center.transformed(by: transform).y
      }
      #expect(centres == [112, 225, 338])
    }
  }
}
