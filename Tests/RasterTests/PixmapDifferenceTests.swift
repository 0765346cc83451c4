import Drawing
import Raster
import Testing

struct PixmapDifferenceTests {
  @Test("Equal pictures do not differ")
  func equal() throws {
    let pixmap = try picture(4, 4, background: .testRed)
    #expect(try pixmap.difference(from: picture(4, 4, background: .testRed)) == PixmapDifference())
  }

  @Test("A difference is counted, measured and bounded")
  func difference() throws {
    let first = try picture(8, 6, background: .black)
    let grey = Color(red: 0.2, green: 0, blue: 0)
    let second = try picture(
      8, 6, background: .black, .filled(.box(2, 1, 1, 1), .white), .filled(.box(5, 3, 2, 2), grey))
    let difference = try #require(first.difference(from: second))
    #expect(difference.count == 5)
    #expect(difference.largest == 255)
    #expect(difference.bounds == Rect(x: 2, y: 1, width: 5, height: 4))
  }

  @Test("The colour of an almost clear pixel weighs as little as it shows")
  func almostClear() throws {
    let first = try picture(1, 1, background: Color.testRed.faded(1 / 255))
    let second = try picture(1, 1, background: Color.testBlue.faded(1 / 255))
    #expect(first.difference(from: second)?.largest == 1)
  }

  @Test("Pictures of different sizes cannot be compared pixel by pixel")
  func sizes() throws {
    #expect(try picture(2, 3).difference(from: picture(3, 2)) == nil)
  }
}
