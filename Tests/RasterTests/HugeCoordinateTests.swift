import Drawing
import Raster
import Testing

/// Cairo counts in 24 bits before the point and begins again beyond, without a word.
struct HugeCoordinateTests {
  private static let red = Array(repeating: 255, count: 20)

  @Test("A box of any width fills the whole picture", arguments: [70_000, 9e6, 1e9, 1e15])
  func fill(size: Double) throws {
    let pixmap = try picture(20, 20, .filled(.box(-size, -size, 2 * size, 2 * size), .testRed))
    #expect(pixmap.alphaSum == 20 * 20 * 255)
  }

  @Test("A box that begins in the picture and ends far outside keeps its edge", arguments: [70_000, 9e6, 1e9, 1e15])
  func edge(size: Double) throws {
    #expect(
      try picture(20, 2, .filled(.box(5, 0, size, size), .testRed)).alphas(row: 1)
        == Array(repeating: 0, count: 5) + Array(repeating: 255, count: 15))
  }

  @Test("What lies wholly outside draws nothing", arguments: [16_777_226, 1e9, -1e9, 1e17] as [Double])
  func outside(x: Double) throws {
    let box = Path.box(x, 0, 10, 10)
    #expect(try picture(20, 20, .filled(box, .testRed), .stroked(box, .testRed, StrokeStyle(width: 2))).alphaSum == 0)
  }

  @Test("A circle of any radius is round where it is seen", arguments: [1e3, 1e6, 1e9])
  func circle(radius: Double) throws {
    // Its top touches y = 10 in the middle of the picture.
    let column = try picture(20, 20, .filled(.disc(10, 10 + radius, radius: radius), .testRed)).alphas(column: 10)
    #expect(column[8] == 0)
    #expect(column[11...] == Self.red[11...])
  }

  @Test("A hole far larger than the picture stays a hole")
  func hole() throws {
    var path = Path.box(-2e9, -2e9, 4e9, 4e9)
    path.append(.box(-1e9, -1e9, 2e9, 2e9))
    #expect(try picture(5, 5, .filled(path, .testRed, rule: .evenOdd)).alphaSum == 0)
  }

  @Test("Lines far larger than the picture are where they should be")
  func lines() throws {
    let style = StrokeStyle(width: 2)
    let straight = try picture(20, 4, .stroked(.polyline([(-1e9, 2), (1e9, 2)]), .testRed, style))
    #expect(straight.alphas(row: 1) == Self.red)
    #expect(straight.alphas(row: 0) == Array(repeating: 0, count: 20))
    let ring = try picture(4, 20, .stroked(.disc(-1e7, 10, radius: 1e7 + 2), .testRed, style))
    #expect(ring.alphas(column: 1) == Self.red)
    #expect(ring.alphas(column: 3) == Array(repeating: 0, count: 20))
  }

  @Test("A corner in the picture keeps its join when the rest of the box is far outside")
  func join() throws {
    let style = StrokeStyle(width: 4)
    let near = try picture(20, 20, .stroked(.box(5, 5, 1000, 1000), .testRed, style))
    #expect(try picture(20, 20, .stroked(.box(5, 5, 1e8, 1e8), .testRed, style)) == near)
  }

  @Test("A dash pattern keeps its place on a line that begins far outside", arguments: [0.0, 3])
  func dashes(phase: Double) throws {
    let style = StrokeStyle(width: 2, dash: [4, 3], dashPhase: phase)
    func row(from start: Double) throws -> [Int] {
      try picture(20, 2, .stroked(.polyline([(start, 1), (1e6, 1)]), .testRed, style)).alphas(row: 0)
    }
    #expect(try row(from: -7e6) == row(from: -7))
    #expect(try row(from: -7e6 + 2) == row(from: -5))
  }

  @Test("A line that is too wide to draw is an error, not a wrong picture")
  func wide() {
    #expect(throws: RasterError.self) {
      try picture(9, 9, .stroked(.polyline([(0, 0), (9, 9)]), .testRed, StrokeStyle(width: 1e12)))
    }
  }

  @Test("A miter limit of any size is harmless")
  func miter() throws {
    let spike = Path.polyline([(0, 10), (1000, 10.0001), (0, 10.0002)])
    _ = try picture(20, 20, .stroked(spike, .testRed, StrokeStyle(width: 8, miterLimit: 1e300)))
  }

  @Test("Numbers that grow beyond all measure in a transform are an error", arguments: [1e30, 1e200, 1e308])
  func overflow(scale: Double) {
    #expect(throws: RasterError.self) {
      try picture(9, 9, .filled(.box(0, 0, scale, 1), .testRed, .scale(x: scale, y: 1)))
    }
  }
}
