import Drawing
import Raster
import Testing

struct PixmapTests {
  @Test("A new picture is clear, and so is what lies outside of it")
  func new() throws {
    let pixmap = try Pixmap(width: 3, height: 2)
    #expect(pixmap.alphaSum == 0)
    #expect(pixmap.pixel(x: 3, y: 0) == .clear)
    #expect(pixmap.pixel(x: 0, y: -1) == .clear)
    #expect(pixmap.pixel(x: .max, y: .min) == .clear)
  }

  @Test(
    "Sizes outside of the limits are refused",
    arguments: [(0, 5), (5, 0), (-1, 5), (32768, 1), (1, 32768), (32767, 32767), (Int.max, Int.max), (Int.min, 1)])
  func limits(width: Int, height: Int) {
    #expect(throws: RasterError.pictureSize(width: Double(width), height: Double(height))) {
      try Pixmap(width: width, height: height)
    }
  }

  @Test("The longest side works, and painting reaches its end")
  func longest() throws {
    #expect(try picture(32767, 1, background: .testRed).pixel(x: 32766, y: 0) == .pureRed)
    #expect(try picture(1, 32767, .filled(.box(0, 32766, 1, 1), .testRed)).pixel(x: 0, y: 32766) == .pureRed)
  }

  @Test("A size that is refused tells the limits and the bytes it would need")
  func message() {
    let text = "\(RasterError.pictureSize(width: 40000, height: 30000))"
    #expect(text.contains("40000 x 30000"))
    #expect(text.contains("4800000000 bytes"))
    #expect(text.contains("32767"))
  }

  @Test("A copy keeps its pixels when the original is painted anew")
  func copy() throws {
    var pixmap = try picture(2, 2, background: .testRed)
    let copy = pixmap
    #expect(copy == pixmap)
    try Painter().paint(DisplayList(size: .zero, background: .testBlue, items: []), into: &pixmap)
    #expect(copy.pixel(x: 0, y: 0) == .pureRed)
    #expect(pixmap.pixel(x: 0, y: 0) == .pureBlue)
    #expect(copy != pixmap)
  }

  @Test("The bytes of a pixel are blue, green, red and alpha, premultiplied")
  func bytes() throws {
    let pixmap = try picture(1, 1, background: Color(red: 1, green: 0.4, blue: 0, alpha: 0.5))
    #expect(pixmap.withUnsafeBytes(Array.init) == [0, 51, 128, 128])
  }

  @Test("The libraries tell their versions")
  func versions() {
    #expect(RasterVersion.cairo.hasPrefix("1."))
    #expect(RasterVersion.libpng.hasPrefix("1."))
  }
}
