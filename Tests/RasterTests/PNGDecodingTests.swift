import Drawing
import Raster
import Testing

struct PNGDecodingTests {
  /// A kind of PNG and what its pixels are.
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let pixels: [RGBA8]
  }

  static let kinds = [
    Kind(
      testDescription: "grey of one bit",
      bytes: PNGChunks.make(width: 3, height: 1, depth: 1, type: 0, rows: [0, 0b1010_0000]),
      pixels: [.white, .black, .white]),
    Kind(
      testDescription: "grey of 16 bits with one shade clear",
      bytes: PNGChunks.make(
        width: 2, height: 1, depth: 16, type: 0, between: [("tRNS", [0x80, 0x80])], rows: [0, 0x80, 0x80, 0xFF, 0xFF]),
      pixels: [.clear, .white]),
    Kind(
      testDescription: "grey with alpha",
      bytes: PNGChunks.make(width: 2, height: 1, depth: 8, type: 4, rows: [0, 255, 128, 100, 255]),
      pixels: [RGBA8(255, 255, 255, 128), RGBA8(100, 100, 100)]),
    Kind(
      testDescription: "palette with alpha",
      bytes: PNGChunks.make(
        width: 3, height: 1, depth: 2, type: 3,
        between: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [255, 0])], rows: [0, 0b0001_1000]),
      pixels: [.pureRed, .clear, .pureBlue]),
    Kind(
      testDescription: "RGB of 16 bits",
      bytes: PNGChunks.make(
        width: 1, height: 1, depth: 16, type: 2, rows: [0, 0xFF, 0xFF, 0x80, 0x7F, 0, 0]),
      pixels: [RGBA8(255, 128, 0)]),
    Kind(
      testDescription: "RGBA, interlaced",
      bytes: PNGChunks.make(
        width: 2, height: 2, depth: 8, type: 6, isInterlaced: true,
        rows: [0, 255, 0, 0, 255, 0, 0, 255, 0, 255, 0, 0, 0, 255, 255, 255, 255, 255, 255]),
      pixels: [.pureRed, .pureGreen, .pureBlue, .white]),
    Kind(
      testDescription: "RGB with a gamma, which is not looked at",
      bytes: PNGChunks.make(
        width: 1, height: 1, depth: 8, type: 2, between: [("gAMA", [0, 1, 0x86, 0xA0])], rows: [0, 10, 20, 30]),
      pixels: [RGBA8(10, 20, 30)]),
  ]

  @Test("All kinds of PNG become 8 bits a channel with alpha", arguments: kinds)
  func decodes(kind: Kind) throws {
    let pixmap = try Pixmap(png: kind.bytes)
    let pixels = (0..<pixmap.height).flatMap { y in (0..<pixmap.width).map { x in pixmap.pixel(x: x, y: y) } }
    #expect(pixels == kind.pixels)
  }

  @Test(
    "What is no PNG is told from a damaged one", arguments: ["", "\u{89}PNG", "A text file of some length", "GIF89a.."])
  func noPNG(text: String) {
    #expect(throws: RasterError.notPNG) { try Pixmap(png: Array(text.utf8)) }
  }

  @Test("A PNG that is cut off anywhere is damaged")
  func cutOff() throws {
    let bytes = try PNGEncodingTests.sample().pngData(opaque: false)
    for count in Array(8..<80) + Array(bytes.count - 20..<bytes.count) {
      #expect(throws: (any Error).self, "\(count) of \(bytes.count) bytes") { try Pixmap(png: Array(bytes[..<count])) }
      do { _ = try Pixmap(png: Array(bytes[..<count])) } catch {
        guard case .damagedPNG(let message) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(!message.isEmpty)
      }
    }
  }

  @Test("One wrong bit anywhere is found, in chunks that do not matter for the picture too")
  func wrongBit() throws {
    let bytes = PNGChunks.make(
      width: 1, height: 1, depth: 8, type: 2, between: [("tEXt", Array("Title\0A dot".utf8))], rows: [0, 1, 2, 3])
    _ = try Pixmap(png: bytes)
    for index in 8..<bytes.count {
      var broken = bytes
      broken[index] ^= 4
      #expect(throws: RasterError.self, "byte \(index)") { try Pixmap(png: broken) }
    }
  }

  @Test("A header that announces too much is refused before memory is taken", arguments: [UInt32(40000), 1 << 30])
  func bomb(side: UInt32) {
    let bytes = PNGChunks.make(width: side, height: side, depth: 8, type: 6, rows: [0])
    #expect(throws: RasterError.largePNG(width: Int(side), height: Int(side), maximumPixels: 64_000_000)) {
      try Pixmap(png: bytes)
    }
  }

  @Test("The limit of pixels is the caller's")
  func limit() throws {
    let bytes = PNGChunks.make(width: 3, height: 1, depth: 8, type: 0, rows: [0, 1, 2, 3])
    #expect(try Pixmap(png: bytes, maximumPixels: 3).width == 3)
    #expect(throws: RasterError.largePNG(width: 3, height: 1, maximumPixels: 2)) {
      try Pixmap(png: bytes, maximumPixels: 2)
    }
    #expect(throws: RasterError.largePNG(width: 3, height: 1, maximumPixels: 0)) {
      try Pixmap(png: bytes, maximumPixels: -1)
    }
  }

  @Test("A side that is longer than a picture may be is refused")
  func longSide() {
    let bytes = PNGChunks.make(width: 32768, height: 1, depth: 1, type: 0, rows: [0] + Array(repeating: 0, count: 4096))
    #expect(throws: RasterError.largePNG(width: 32768, height: 1, maximumPixels: 64_000_000)) { try Pixmap(png: bytes) }
  }
}
