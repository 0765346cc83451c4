import Drawing
import Raster
import Testing

struct ShadowTests {
  /// The shadow of a box alone: the box itself lies outside of the picture.
  private func shadow(
    of box: (Double, Double, Double, Double), in size: Double, radius: Double, color: Color = .black,
    scale: Double = 1
  ) throws -> Pixmap {
    let away = size * 3
    let group = DisplayGroup(
      shadow: Shadow(color: color, radius: radius, offset: Point(x: away, y: 0)),
      items: [.filled(.box(box.0 - away, box.1, box.2, box.3), .testRed)])
    return try picture(size, size, scale: scale, .group(group))
  }

  @Test("A shadow without radius is the picture in the colour of the shadow")
  func hard() throws {
    let group = DisplayGroup(
      shadow: Shadow(color: Color.testBlue.faded(0.5), radius: 0, offset: Point(x: 2, y: 1)),
      items: [.filled(.box(0, 0, 3, 1), .testRed)])
    let pixmap = try picture(6, 2, .group(group))
    #expect(pixmap.alphas(row: 0) == [255, 255, 255, 0, 0, 0])
    #expect(pixmap.alphas(row: 1) == [0, 0, 128, 128, 128, 0])
    #expect(pixmap.pixel(x: 3, y: 1) == RGBA8(0, 0, 255, 128))
  }

  @Test("The picture lies over its shadow")
  func under() throws {
    let group = DisplayGroup(
      shadow: Shadow(color: .black, radius: 4), items: [.filled(.box(8, 8, 8, 8), .testRed)])
    #expect(try picture(24, 24, .group(group)).pixel(x: 12, y: 12) == .pureRed)
  }

  @Test("A shadow is symmetric", arguments: [1, 2.5, 6, 11.3])
  func symmetric(radius: Double) throws {
    let pixmap = try shadow(of: (30, 30, 20, 20), in: 80, radius: radius)
    #expect(pixmap.alphas(row: 40) == pixmap.alphas(row: 40).reversed())
    #expect(pixmap.alphas(column: 40) == pixmap.alphas(column: 40).reversed())
    #expect(pixmap.alphas(row: 40) == pixmap.alphas(column: 40))
  }

  @Test("A blur spreads the shadow and keeps its sum", arguments: [0.5, 2, 7, 20])
  func sum(radius: Double) throws {
    let sum = Double(try shadow(of: (50, 50, 20, 20), in: 120, radius: radius).alphaSum)
    #expect(abs(sum / (400 * 255) - 1) < 0.01)
  }

  @Test(
    "The standard deviation of the blur is half the radius, in units of the list", arguments: [4, 9, 16.5], [1.0, 2])
  func deviation(radius: Double, scale: Double) throws {
    // A line of one pixel spreads as the kernel itself.
    let row = try shadow(of: (60, 0, 1, 120), in: 120, radius: radius, scale: scale).alphas(row: 60)
    let sum = Double(row.reduce(0, +))
    let mean = row.enumerated().reduce(0) { $0 + Double($1.offset * $1.element) } / sum
    let variance =
      row.enumerated().reduce(0) { $0 + (Double($1.offset) - mean) * (Double($1.offset) - mean) * Double($1.element) }
      / sum
    // The line is not infinitely thin itself, and eight bits cut off the foot.
    #expect(abs(variance.squareRoot() / scale - radius / 2) < 0.06 * radius)
  }

  @Test("A growing radius changes the shadow evenly, not in steps")
  func even() throws {
    let values = try (0...40).map { step in
      Int(try shadow(of: (30, 30, 20, 20), in: 80, radius: 8 + Double(step) / 20).pixel(x: 28, y: 40).alpha)
    }
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { (0...2).contains($0) })
  }

  @Test("An offset of part of a pixel moves the shadow by part of a pixel")
  func partOfPixel() throws {
    let group = DisplayGroup(
      shadow: Shadow(color: .black, radius: 0, offset: Point(x: 0, y: 2.5)),
      items: [.filled(.box(0, 0, 4, 2), .testRed)])
    let column = try picture(4, 6, .group(group)).alphas(column: 1)
    #expect(column == [255, 255, 127, 255, 127, 0])
  }

  @Test("What lies beside the picture throws its shadow in")
  func fromOutside() throws {
    #expect(try shadow(of: (0, 0, 10, 10), in: 10, radius: 0).alphaSum == 100 * 255)
  }

  @Test("A shadow fades with its group")
  func faded() throws {
    let group = DisplayGroup(
      opacity: 0.5, shadow: Shadow(color: .black, radius: 0, offset: Point(x: 1, y: 0)),
      items: [.filled(.box(0, 0, 1, 1), .testRed)])
    #expect(try picture(2, 1, .group(group)).alphas(row: 0) == [128, 128])
  }

  @Test("The shadow is that of the clipped picture and is not clipped itself")
  func clipped() throws {
    let group = DisplayGroup(
      clip: .init(path: .box(0, 0, 1, 1), transform: .identity),
      shadow: Shadow(color: .black, radius: 0, offset: Point(x: 2, y: 0)),
      items: [.filled(.box(0, 0, 9, 1), .testRed)])
    let pixmap = try picture(5, 1, .group(group))
    #expect((0..<5).map { pixmap.pixel(x: $0, y: 0) } == [.pureRed, .clear, .black, .clear, .clear])
  }

  @Test("A clear shadow and a negative radius are harmless")
  func harmless() throws {
    #expect(try shadow(of: (0, 0, 9, 9), in: 9, radius: 3, color: Color.black.faded(0)).alphaSum == 0)
    #expect(try shadow(of: (0, 0, 9, 9), in: 9, radius: -3).alphaSum == 81 * 255)
  }

  @Test("A radius or an offset beyond all measure is an error", arguments: [1e6, 1e300])
  func tooLarge(radius: Double) {
    #expect(throws: RasterError.self) { try shadow(of: (0, 0, 9, 9), in: 9, radius: radius) }
  }
}
