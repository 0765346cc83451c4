import Drawing
import Raster
import Testing

struct GradientTests {
  private static let redToBlue = Gradient(
    stops: [.init(color: .testRed, location: 0), .init(color: .testBlue, location: 1)], space: .sRGB)
  private static let halves = Gradient(
    stops: [
      .init(color: .testRed, location: 0), .init(color: .testRed, location: 0.5),
      .init(color: .testBlue, location: 0.5), .init(color: .testBlue, location: 1),
    ], space: .sRGB)

  private func linear(_ gradient: Gradient, from start: Double, to end: Double) throws -> Pixmap {
    let paint = LinearGradient(gradient: gradient, start: Point(x: start, y: 0), end: Point(x: end, y: 0))
    return try picture(200, 1, .painted(.box(0, 0, 200, 1), .linear(paint)))
  }

  @Test("A linear gradient mixes evenly and stays the same beyond its ends")
  func linear() throws {
    let pixmap = try linear(Self.redToBlue, from: 50, to: 150)
    #expect(pixmap.pixel(x: 0, y: 0) == .pureRed)
    #expect(pixmap.pixel(x: 48, y: 0) == .pureRed)
    #expect(pixmap.pixel(x: 151, y: 0) == .pureBlue)
    for x in 52..<148 {
      let share = (Double(x) + 0.5 - 50) / 100
      let red = UInt8((255 * (1 - share)).rounded())
      #expect(pixmap.pixel(x: x, y: 0).isNear(RGBA8(red, 0, 255 - red)), "x = \(x)")
    }
  }

  @Test("Two stops at one place are an edge, soft only over the pixel it crosses")
  func hardStop() throws {
    let pixmap = try linear(Self.halves, from: 0, to: 200)
    #expect(pixmap.pixel(x: 98, y: 0) == .pureRed)
    #expect(pixmap.pixel(x: 101, y: 0) == .pureBlue)
  }

  @Test("A gradient without length is its last colour, one without stops nothing")
  func degenerate() throws {
    #expect(try linear(Self.redToBlue, from: 50, to: 50).pixel(x: 10, y: 0) == .pureBlue)
    #expect(try linear(Gradient(stops: []), from: 0, to: 50).alphaSum == 0)
  }

  @Test("Colours between clear and opaque are mixed apart from their alpha")
  func straight() throws {
    let gradient = Gradient(
      stops: [.init(color: Color.testRed.faded(0), location: 0), .init(color: .testRed, location: 1)], space: .sRGB)
    #expect(try linear(gradient, from: 0, to: 200).pixel(x: 100, y: 0).isNear(RGBA8(255, 0, 0, 128), 2))
  }

  @Test("A gradient moves, scales and turns with its item")
  func transformed() throws {
    let paint = Paint.linear(LinearGradient(gradient: Self.halves, start: .zero, end: Point(x: 10, y: 0)))
    // x becomes y, ten times as long.
    let turned = AffineTransform(a: 0, b: 10, c: 10, d: 0, tx: 0, ty: 0)
    let column = try picture(20, 100, .painted(.box(0, 0, 10, 10), paint, turned))
    #expect(column.pixel(x: 5, y: 48) == .pureRed)
    #expect(column.pixel(x: 5, y: 51) == .pureBlue)
  }

  @Test("A radial gradient goes from the start radius to the end radius")
  func radial() throws {
    let paint = RadialGradient(
      gradient: Self.redToBlue, center: Point(x: 50, y: 50), startRadius: 10, endRadius: 40)
    let pixmap = try picture(100, 100, .painted(.box(0, 0, 100, 100), .radial(paint)))
    #expect(pixmap.pixel(x: 50, y: 50) == .pureRed)
    #expect(pixmap.pixel(x: 58, y: 50).isNear(.pureRed, 2))
    #expect(pixmap.pixel(x: 75, y: 50).isNear(RGBA8(127, 0, 128), 6))
    #expect(pixmap.pixel(x: 91, y: 50) == .pureBlue)
    #expect(pixmap.pixel(x: 0, y: 0) == .pureBlue)
  }

  @Test("Equal radii are a disc of the first colour in the last one")
  func equalRadii() throws {
    let paint = RadialGradient(
      gradient: Self.redToBlue, center: Point(x: 50, y: 50), startRadius: 20, endRadius: 20)
    let pixmap = try picture(100, 100, .painted(.box(0, 0, 100, 100), .radial(paint)))
    #expect(pixmap.pixel(x: 50, y: 50) == .pureRed)
    #expect(pixmap.pixel(x: 80, y: 50) == .pureBlue)
  }

  @Test("A conic gradient goes clockwise from its angle, with one seam there")
  func conic() throws {
    let paint = ConicGradient(gradient: Self.redToBlue, center: Point(x: 50, y: 50))
    let pixmap = try picture(100, 100, .painted(.box(0, 0, 100, 100), .conic(paint)))
    #expect(pixmap.pixel(x: 98, y: 51).isNear(.pureRed, 3))
    #expect(pixmap.pixel(x: 98, y: 48).isNear(.pureBlue, 3))
    #expect(pixmap.pixel(x: 50, y: 98).isNear(RGBA8(191, 0, 64), 3))
    #expect(pixmap.pixel(x: 1, y: 50).isNear(RGBA8(127, 0, 128), 3))
    #expect(pixmap.pixel(x: 50, y: 1).isNear(RGBA8(64, 0, 191), 3))
  }

  @Test("The seam of a conic gradient through the middle of pixels is half of each colour, without a gap")
  func seam() throws {
    let paint = ConicGradient(gradient: Self.halves, center: Point(x: 50, y: 50.5))
    let pixmap = try picture(100, 101, .painted(.box(0, 0, 100, 101), .conic(paint)))
    for x in 60..<100 {
      #expect(pixmap.pixel(x: x, y: 50).isNear(RGBA8(128, 0, 128), 9), "x = \(x)")
      #expect(pixmap.pixel(x: x, y: 48) == .pureBlue)
      #expect(pixmap.pixel(x: x, y: 52) == .pureRed)
    }
    #expect(pixmap.alphaSum == 100 * 101 * 255)
  }

  @Test("Whole turns make no difference to a conic gradient", arguments: [1.0, -3, 1e6])
  func turns(turns: Double) throws {
    func pixmap(_ angle: Double) throws -> Pixmap {
      let paint = ConicGradient(gradient: Self.redToBlue, center: Point(x: 8, y: 8), angle: .radians(angle))
      return try picture(16, 16, .painted(.box(0, 0, 16, 16), .conic(paint)))
    }
    let difference = try pixmap(0.25).difference(from: pixmap(0.25 + turns * 2 * .pi))
    #expect((difference?.largest ?? 255) <= 1)
  }

  @Test("Numbers of any size in a gradient draw something and never trap", arguments: [1e-300, 1e-9, 1e9, 1e300])
  func extremes(size: Double) throws {
    let point = Point(x: size, y: -size)
    let paints: [Paint] = [
      .linear(LinearGradient(gradient: Self.redToBlue, start: .zero, end: point)),
      .linear(LinearGradient(gradient: Self.redToBlue, start: point, end: .zero)),
      .radial(RadialGradient(gradient: Self.redToBlue, center: .zero, startRadius: size, endRadius: 0)),
      .radial(RadialGradient(gradient: Self.redToBlue, center: point, startRadius: 0, endRadius: size)),
      .conic(ConicGradient(gradient: Self.redToBlue, center: point, angle: .radians(size))),
    ]
    for paint in paints {
      #expect(try picture(9, 9, .painted(.box(0, 0, 9, 9), paint)).alphaSum == 81 * 255)
    }
  }
}
