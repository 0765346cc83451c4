import Drawing
import Foundation
import Raster
import Testing

struct PNGEncodingTests {
  /// Clear, opaque and half clear pixels, edges included.
  static func sample() throws -> Pixmap {
    try picture(
      40, 30, .filled(.box(0, 0, 20, 20), Color.testRed.faded(0.5)),
      .filled(.disc(25, 18, radius: 10.3), Color(red: 0.2, green: 0.7, blue: 0.9)),
      .filled(.disc(12, 20, radius: 6), Color(red: 1, green: 0.3, blue: 0, alpha: 0.1)))
  }

  @Test("Half of red on nothing is written as straight 255, 0, 0, 128 and nothing as 0, 0, 0, 0")
  func straightAlpha() throws {
    let pixmap = try picture(2, 1, .filled(.box(0, 0, 1, 1), Color.testRed.faded(0.5)))
    let bytes = try pixmap.pngData(opaque: false, compression: PNGCompression(level: 0, filtersRows: false))
    #expect(PNGChunks.storedRows(bytes) == [0, 255, 0, 0, 128, 0, 0, 0, 0])
  }

  @Test("An opaque picture is written as RGB")
  func opaque() throws {
    let pixmap = try picture(2, 1, background: .testBlue, .filled(.box(0, 0, 1, 1), .testRed))
    let bytes = try pixmap.pngData(opaque: true, compression: PNGCompression(level: 0, filtersRows: false))
    #expect(PNGChunks.storedRows(bytes) == [0, 255, 0, 0, 0, 0, 255])
  }

  @Test("The chunks are IHDR, sRGB, IDAT and IEND, and the colour type is the one asked for", arguments: [false, true])
  func chunks(opaque: Bool) throws {
    let chunks = try #require(PNGChunks.parse(Self.sample().pngData(opaque: opaque)))
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(chunks[0].content == [0, 0, 0, 40, 0, 0, 0, 30, 8, opaque ? 2 : 6, 0, 0, 0])
    #expect(chunks[1].content == [0])
  }

  @Test(
    "What is written reads as the same pixels, whatever the compression",
    arguments: [
      PNGCompression.fast, .small, PNGCompression(level: -3, filtersRows: true), .init(level: 99, filtersRows: false),
    ])
  func roundTrip(compression: PNGCompression) throws {
    let pixmap = try Self.sample()
    #expect(try Pixmap(png: pixmap.pngData(opaque: false, compression: compression)) == pixmap)
  }

  @Test("Every premultiplied channel survives being written straight and read again")
  func everyAlpha() throws {
    // A ramp of every shade times every alpha.
    let shades = Gradient(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)], space: .sRGB)
    for alpha in 0..<256 {
      let pixmap = try picture(
        256, 1,
        .group(
          DisplayGroup(
            opacity: Double(alpha) / 255,
            items: [
              .painted(
                .box(0, 0, 256, 1),
                .linear(LinearGradient(gradient: shades, start: .zero, end: Point(x: 256, y: 0))))
            ])))
      #expect(try Pixmap(png: pixmap.pngData(opaque: false)) == pixmap)
    }
  }

  @Test("The same pixels give the same bytes")
  func sameBytes() throws {
    #expect(try Self.sample().pngData(opaque: false) == Self.sample().pngData(opaque: false))
  }

  @Test("pngcheck accepts the file", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pngcheck")))
  func pngcheck() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Self.sample().pngData(opaque: false)).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/pngcheck")
    process.arguments = ["-q", file.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
