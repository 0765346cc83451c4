import Drawing
import Raster
import Testing

struct StrokeTests {
  @Test("A line of even width along pixels covers exactly these")
  func exact() throws {
    let pixmap = try picture(6, 4, .stroked(.polyline([(1, 2), (5, 2)]), .testRed, StrokeStyle(width: 2)))
    #expect(pixmap.alphas(row: 1) == [0, 255, 255, 255, 255, 0])
    #expect(pixmap.alphas(column: 2) == [0, 255, 255, 0])
  }

  @Test("Caps end lines where they should", arguments: [(StrokeStyle.Cap.butt, 8), (.round, 8), (.square, 10)])
  func caps(cap: StrokeStyle.Cap, full: Int) throws {
    let style = StrokeStyle(width: 2, cap: cap)
    let row = try picture(12, 4, .stroked(.polyline([(2, 2), (10, 2)]), .testRed, style)).alphas(row: 1)
    #expect(row.count { $0 == 255 } == full)
    #expect((row[1] > 0) == (cap != .butt))
  }

  @Test("Joins differ at the corner only", arguments: [(StrokeStyle.Join.miter, 255), (.round, 198), (.bevel, 128)])
  func joins(join: StrokeStyle.Join, corner: Int) throws {
    let path = Path.polyline([(0, 10), (10, 10), (10, 0)])
    let pixmap = try picture(12, 12, .stroked(path, .testRed, StrokeStyle(width: 2, join: join)))
    #expect(abs(Int(pixmap.pixel(x: 10, y: 10).alpha) - corner) <= 6)
    #expect(pixmap.pixel(x: 9, y: 9).alpha == 255)
  }

  @Test("The width scales with the item, and a squeezed circle has a squeezed pen")
  func pen() throws {
    let line = Path.polyline([(2, 0), (2, 10)])
    #expect(
      try picture(8, 2, .stroked(line, .testRed, StrokeStyle(width: 1), .scale(x: 2, y: 1))).alphas(row: 0) == [
        0, 0, 0, 255, 255, 0, 0, 0,
      ])
  }

  @Test("No width draws nothing", arguments: [0, -1, -1e300])
  func noWidth(width: Double) throws {
    #expect(try picture(4, 4, .stroked(.box(1, 1, 2, 2), .testRed, StrokeStyle(width: width))).alphaSum == 0)
  }

  @Test("Dashes and gaps follow each other from the phase on")
  func dashes() throws {
    func row(_ dash: [Double], phase: Double = 0) throws -> [Int] {
      let style = StrokeStyle(width: 2, dash: dash, dashPhase: phase)
      return try picture(8, 2, .stroked(.polyline([(0, 1), (8, 1)]), .testRed, style)).alphas(row: 0)
        .map { $0 / 255 }
    }
    #expect(try row([2, 1]) == [1, 1, 0, 1, 1, 0, 1, 1])
    #expect(try row([2, 1], phase: 1) == [1, 0, 1, 1, 0, 1, 1, 0])
    #expect(try row([2, 1], phase: -1) == [0, 1, 1, 0, 1, 1, 0, 1])
    #expect(try row([2, 1], phase: 3e9 + 1) == [1, 0, 1, 1, 0, 1, 1, 0])
    #expect(try row([1]) == [1, 0, 1, 0, 1, 0, 1, 0])
    #expect(try row([0, 0]) == [1, 1, 1, 1, 1, 1, 1, 1])
  }

  @Test("Tiny dashes with square caps are squares")
  func squares() throws {
    let style = StrokeStyle(width: 15, cap: .square, dash: [0.01, 20.7])
    let row = try picture(420, 20, .stroked(.polyline([(10, 10), (410, 10)]), .testRed, style)).alphas(row: 10)
    let starts = (1..<420).count { row[$0 - 1] < 128 && row[$0] >= 128 }
    #expect(starts == 20)
  }

  @Test("A pattern finer than pixels is an even tone, in bounded time")
  func fineDashes() throws {
    let style = StrokeStyle(width: 2, dash: [1e-9, 1e-9])
    let row = try picture(50, 2, .stroked(.polyline([(0, 1), (50, 1)]), .black, style)).alphas(row: 0)
    #expect(row.allSatisfy { abs($0 - 128) < 12 })
  }

  @Test("A pattern far longer than its line is a line, or a gap")
  func longDashes() throws {
    let line = Path.polyline([(0, 1), (50, 1)])
    for (phase, alpha) in [(0.0, 255), (1e12, 0)] {
      let style = StrokeStyle(width: 2, dash: [1e12, 1e12], dashPhase: phase)
      #expect(try picture(50, 2, .stroked(line, .black, style)).alphas(row: 0).allSatisfy { $0 == alpha })
    }
  }

  @Test("Round caps closer than notches between them can be seen are a line, in bounded time")
  func denseCaps() throws {
    let style = StrokeStyle(width: 2000, cap: .round, dash: [1e-300])
    let pixmap = try picture(20, 20, .stroked(.polyline([(0, 0), (5000, 0)]), .black, style))
    #expect(pixmap.alphaSum == 400 * 255)
  }
}
