import Drawing
import Raster
import Testing

struct GroupTests {
  private static let overlapping: [DisplayItem] = [
    .filled(.box(0, 0, 2, 1), .testRed), .filled(.box(1, 0, 2, 1), .testBlue),
  ]

  @Test("A group fades as one picture, where items faded one by one shine through each other")
  func opacity() throws {
    let group = try picture(3, 1, .group(DisplayGroup(opacity: 0.5, items: Self.overlapping)))
    #expect(group.pixel(x: 0, y: 0) == RGBA8(255, 0, 0, 128))
    #expect(group.pixel(x: 1, y: 0) == RGBA8(0, 0, 255, 128))
    let apart = try picture(
      3, 1, .filled(.box(0, 0, 2, 1), Color.testRed.faded(0.5)), .filled(.box(1, 0, 2, 1), Color.testBlue.faded(0.5)))
    #expect(apart.pixel(x: 1, y: 0).isNear(RGBA8(85, 0, 170, 191), 2))
  }

  @Test("Opacities of groups in groups multiply")
  func nested() throws {
    let inner = DisplayGroup(opacity: 0.5, items: [.filled(.box(0, 0, 1, 1), .testRed)])
    #expect(
      try picture(1, 1, .group(DisplayGroup(opacity: 0.5, items: [.group(inner)]))).pixel(x: 0, y: 0)
        .isNear(RGBA8(255, 0, 0, 64)))
  }

  @Test("A group without opacity draws nothing, its shadow neither", arguments: [0, -1.0])
  func noOpacity(opacity: Double) throws {
    let group = DisplayGroup(
      opacity: opacity, shadow: Shadow(color: .black, radius: 0, offset: Point(x: 1, y: 0)),
      items: Self.overlapping)
    #expect(try picture(4, 1, .group(group)).alphaSum == 0)
  }

  @Test("Nothing shows outside of the clip, and later items are not clipped")
  func clip() throws {
    let clip = DisplayGroup.Clip(path: .box(0, 0, 1, 1), transform: .translation(x: 1, y: 0))
    let pixmap = try picture(
      4, 1, .group(DisplayGroup(clip: clip, items: [.filled(.box(0, 0, 4, 1), .testRed)])),
      .filled(.box(3, 0, 1, 1), .testBlue))
    #expect((0..<4).map { pixmap.pixel(x: $0, y: 0) } == [.clear, .pureRed, .clear, .pureBlue])
  }

  @Test("Along a soft edge of a clip, what is covered does not shine through")
  func clipEdge() throws {
    let clip = DisplayGroup.Clip(path: .box(0, 0, 0.5, 1), transform: .identity)
    let items: [DisplayItem] = [.filled(.box(0, 0, 1, 1), .testRed), .filled(.box(0, 0, 1, 1), .testBlue)]
    #expect(
      try picture(1, 1, .group(DisplayGroup(clip: clip, items: items))).pixel(x: 0, y: 0) == RGBA8(0, 0, 255, 128))
  }

  @Test("A clip of another fill rule has a hole")
  func clipRule() throws {
    var path = Path.box(0, 0, 3, 3)
    path.append(.box(1, 1, 1, 1))
    let clip = DisplayGroup.Clip(path: path, rule: .evenOdd, transform: .identity)
    let group = DisplayGroup(clip: clip, items: [.filled(.box(0, 0, 3, 3), .testRed)])
    #expect(try picture(3, 3, .group(group)).alphas(row: 1) == [255, 0, 255])
  }

  @Test("A clip without area shows nothing", arguments: [Path(), .box(0, 0, 3, 0)])
  func emptyClip(path: Path) throws {
    for transform in [AffineTransform.identity, .scale(x: 0, y: 1)] {
      let clip = DisplayGroup.Clip(path: path, transform: transform)
      #expect(try picture(3, 3, .group(DisplayGroup(clip: clip, items: Self.overlapping))).alphaSum == 0)
    }
  }

  @Test("A clip far larger than the picture clips nothing")
  func hugeClip() throws {
    let clip = DisplayGroup.Clip(path: .box(-1e9, -1e9, 2e9, 2e9), transform: .identity)
    #expect(try picture(3, 1, .group(DisplayGroup(clip: clip, items: Self.overlapping))).alphaSum == 3 * 255)
  }

  @Test("A group that lies in part outside of the picture draws what is inside")
  func partlyOutside() throws {
    let group = DisplayGroup(opacity: 0.5, items: [.filled(.box(-1e9, -5, 2e9, 7), .testRed)])
    #expect(try picture(3, 3, .group(group)).alphas(column: 2) == [128, 128, 0])
  }

  @Test("An empty group draws nothing")
  func empty() throws {
    let shadow = Shadow(color: .black, radius: 4)
    #expect(try picture(3, 3, .group(DisplayGroup(opacity: 0.5, shadow: shadow, items: []))).alphaSum == 0)
  }
}
