import Drawing
import Raster
import Testing

struct FillTests {
  @Test("A box on the edges of pixels fills exactly these")
  func exact() throws {
    let pixmap = try picture(6, 5, background: .white, .filled(.box(1, 2, 3, 2), .testRed))
    for y in 0..<5 {
      for x in 0..<6 {
        #expect(pixmap.pixel(x: x, y: y) == ((1..<4).contains(x) && (2..<4).contains(y) ? .pureRed : .white))
      }
    }
  }

  @Test("A box over half of a pixel covers half of it")
  func half() throws {
    #expect(try picture(3, 1, .filled(.box(0.5, 0, 2, 1), .black)).alphas(row: 0) == [128, 255, 128])
  }

  @Test("Later items cover earlier ones, and a picture without background is clear")
  func order() throws {
    let pixmap = try picture(3, 1, .filled(.box(0, 0, 2, 1), .testRed), .filled(.box(1, 0, 1, 1), .testBlue))
    #expect((0..<3).map { pixmap.pixel(x: $0, y: 0) } == [.pureRed, .pureBlue, .clear])
  }

  @Test("The transform of an item comes before the scale of the painter")
  func scale() throws {
    let pixmap = try picture(4, 1, scale: 2, .filled(.box(0, 0, 1, 1), .testRed, .translation(x: 1, y: 0)))
    #expect(pixmap.width == 8)
    #expect(pixmap.height == 2)
    #expect(pixmap.alphas(row: 1) == [0, 0, 255, 255, 0, 0, 0, 0])
  }

  @Test("The size of a picture is that of the list times the scale, to the nearest pixel")
  func size() throws {
    let pixmap = try picture(3, 5, scale: 0.5)
    #expect(pixmap.width == 2)
    #expect(pixmap.height == 3)
  }

  @Test("The fill rule decides about the inside of a box in a box")
  func rule() throws {
    var path = Path.box(0, 0, 3, 3)
    path.append(.box(1, 1, 1, 1))
    #expect(try picture(3, 3, .filled(path, .testRed)).pixel(x: 1, y: 1) == .pureRed)
    #expect(try picture(3, 3, .filled(path, .testRed, rule: .evenOdd)).pixel(x: 1, y: 1) == .clear)
  }

  @Test("Letters are filled outlines")
  func letters() throws {
    let run = GlyphRun(string: "l", font: .system(size: 4), outline: .box(0, 0, 1, 4))
    #expect(
      try picture(2, 4, .glyphs(run, paint: .solid(.testRed), transform: .translation(x: 1, y: 0))).alphas(row: 3) == [
        0, 255,
      ])
  }

  @Test("A quadratic curve is drawn as the parabola it is")
  func quad() throws {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: Point(x: 90, y: 0), control: Point(x: 45, y: 90))
    path.closeSubpath()
    // Two thirds of the triangle's base times half its height.
    let area = Double(try picture(90, 60, .filled(path, .black)).alphaSum) / 255
    #expect(abs(area - 2700) < 3)
  }

  @Test(
    "What has no area draws nothing and lets later items draw",
    arguments: [
      .scale(x: 0, y: 0), .scale(x: 0, y: 1), .scale(x: 1e-300, y: 1e-300),
      AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    ] as [AffineTransform])
  func singular(transform: AffineTransform) throws {
    let pixmap = try picture(
      2, 1, .filled(.box(0, 0, 9, 9), .testRed, transform),
      .stroked(.box(0, 0, 9, 9), .testRed, StrokeStyle(width: 3), transform), .filled(.box(1, 0, 1, 1), .testBlue))
    #expect(pixmap.pixel(x: 0, y: 0) == .clear)
    #expect(pixmap.pixel(x: 1, y: 0) == .pureBlue)
  }

  @Test("A negative scale mirrors")
  func mirrored() throws {
    #expect(try picture(3, 1, .filled(.box(-2, 0, 1, 1), .testRed, .scale(x: -1, y: 1))).alphas(row: 0) == [0, 255, 0])
    #expect(try picture(3, 1, .filled(.box(-3, 0, 1, 1), .testRed, .scale(x: -1, y: 1))).alphas(row: 0) == [0, 0, 255])
  }

  @Test(
    "Paths of nothing draw nothing",
    arguments: [
      Path(), Path.polyline([(1, 1)]), .polygon([Point(x: 1, y: 1)]), .polyline([(1, 1), (1, 1)]),
      Path(elements: [.close]),
      Path(elements: [.line(Point(x: 1, y: 1))]),
    ])
  func nothing(path: Path) throws {
    let style = StrokeStyle(width: 4, cap: .round, join: .round)
    #expect(try picture(3, 3, .filled(path, .testRed), .stroked(path, .testRed, style)).alphaSum == 0)
  }

  @Test("Channels and opacities outside of 0…1 count as the nearest end")
  func clamped() throws {
    let wild = Color(red: 7, green: -3, blue: 0, alpha: 4)
    #expect(try picture(1, 1, .filled(.box(0, 0, 1, 1), wild)).pixel(x: 0, y: 0) == .pureRed)
    #expect(try picture(1, 1, background: wild).pixel(x: 0, y: 0) == .pureRed)
    let group = DisplayGroup(opacity: 3, items: [.filled(.box(0, 0, 1, 1), .testRed)])
    #expect(try picture(1, 1, .group(group)).pixel(x: 0, y: 0) == .pureRed)
  }
}
