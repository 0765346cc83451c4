import Drawing
import Raster
import Testing

struct DeterminismTests {
  /// A little of everything.
  static let list: DisplayList = {
    let gradient = Gradient(
      stops: [.init(color: .testRed, location: 0), .init(color: Color.testBlue.faded(0.3), location: 1)], space: .sRGB)
    let center = Point(x: 60, y: 40)
    return DisplayList(
      size: Size(width: 120, height: 80), background: Color(red: 0.9, green: 0.95, blue: 1),
      items: [
        .painted(.disc(30, 30, radius: 25), .conic(ConicGradient(gradient: gradient, center: Point(x: 30, y: 30)))),
        .painted(
          .box(60, 10, 50, 30),
          .radial(RadialGradient(gradient: gradient, center: center, startRadius: 3, endRadius: 40))),
        .stroked(.disc(60, 40, radius: 30), .testGreen, StrokeStyle(width: 5, cap: .round, dash: [9, 7])),
        .group(
          DisplayGroup(
            opacity: 0.7, clip: .init(path: .disc(60, 40, radius: 35), transform: .identity),
            shadow: Shadow(color: Color.black.faded(0.5), radius: 7, offset: Point(x: 2.3, y: 3.1)),
            items: [
              .filled(.box(40.3, 20.7, 30, 30), .testRed),
              .painted(
                .box(50, 40, 40, 30),
                .linear(LinearGradient(gradient: gradient, start: center, end: Point(x: 90, y: 70)))),
            ])),
        .filled(.disc(90, 1e6 + 60, radius: 1e6), Color.testBlue.faded(0.4)),
      ])
  }()

  @Test("The same list gives the same pixels and the same file on eight threads")
  func threads() async throws {
    let expected = try Painter(scale: 1.5).picture(of: Self.list)
    let file = try expected.pngData(opaque: false)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<4).allSatisfy { _ in
            let pixmap = try Painter(scale: 1.5).picture(of: Self.list)
            return try pixmap == expected && pixmap.pngData(opaque: false) == file
          }
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }

  @Test("What a picture held before makes no difference")
  func reuse() throws {
    let expected = try Painter().picture(of: Self.list)
    var pixmap = try picture(120, 80, background: Color.testRed.faded(0.5))
    try Painter().paint(Self.list, into: &pixmap)
    #expect(pixmap == expected)
  }

  @Test("An error does not spoil the pictures after it")
  func afterError() throws {
    var pixmap = try Pixmap(width: 120, height: 80)
    let broken = DisplayList(size: .zero, background: nil, items: [.filled(.box(0, 0, .nan, 1), .testRed)])
    #expect(throws: RasterError.self) { try Painter().paint(broken, into: &pixmap) }
    try Painter().paint(Self.list, into: &pixmap)
    #expect(try pixmap == Painter().picture(of: Self.list))
  }
}
