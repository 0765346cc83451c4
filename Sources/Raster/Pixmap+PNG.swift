import CGraphics

extension Pixmap {
  /// The greatest number of pixels of a PNG that is read unless told otherwise: 64 million, 256 MB in memory.
  public static let maximumPNGPixels = 64_000_000

  /// The picture as a PNG of 8 bits a channel with straight alpha, marked as sRGB.
  ///
  /// The chunks are IHDR, sRGB, IDAT and IEND: the same pixels give the same bytes.
  ///
  /// - Parameters:
  ///   - opaque: Whether alpha is left out (colour type RGB instead of RGBA). It is the caller's choice and not looked
  ///     up in the pixels, so that all frames of a sequence are of one type; what is not opaque then lies on black.
  ///   - compression: The work to make it small.
  /// - Throws: `RasterError.outOfMemory`, `refusedPNG`.
  public func pngData(opaque: Bool, compression: PNGCompression = .fast) throws(RasterError) -> [UInt8] {
    var result = kg_png_result()
    defer { kg_png_release(&result) }
    withPixels { pixels in
      kg_png_encode(
        pixels.baseAddress, UInt32(width), UInt32(height), opaque, Int32(min(max(compression.level, 0), 9)),
        compression.filtersRows, &result)
    }
    switch result.status {
    case KG_PNG_OK: return Array(UnsafeBufferPointer(start: result.bytes, count: result.count))
    case KG_PNG_OUT_OF_MEMORY: throw .outOfMemory(bytes: width * height * 4)
    default: throw .refusedPNG(result.text)
    }
  }

  /// Creates the picture of a PNG of any kind: palettes, greys and 16 bits become 8 bits a channel.
  ///
  /// The numbers are taken for sRGB; gamma and colour profiles in the file are not looked at. A file with a wrong
  /// checksum or without its end is damaged, however much of the picture could be saved: half a picture is a wrong one.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - maximumPixels: The greatest number of pixels, checked before memory is taken for them.
  /// - Throws: `RasterError.notPNG`, `damagedPNG`, `largePNG`, `outOfMemory`.
  public init(png bytes: [UInt8], maximumPixels: Int = Pixmap.maximumPNGPixels) throws(RasterError) {
    let limit = min(max(maximumPixels, 0), Self.maximumPixels)
    var result = kg_png_result()
    defer { kg_png_release(&result) }
    bytes.withUnsafeBufferPointer { bytes in
      kg_png_decode(bytes.baseAddress, bytes.count, UInt32(Self.maximumSide), UInt64(limit), &result)
    }
    let width = Int(result.width)
    let height = Int(result.height)
    switch result.status {
    case KG_PNG_OK: break
    case KG_PNG_NOT_PNG: throw .notPNG
    case KG_PNG_TOO_LARGE: throw .largePNG(width: width, height: height, maximumPixels: limit)
    case KG_PNG_OUT_OF_MEMORY: throw .outOfMemory(bytes: width * height * 4)
    default: throw .damagedPNG(result.text)
    }
    guard let pixels = result.bytes else { throw .outOfMemory(bytes: width * height * 4) }
    result.bytes = nil
    self.init(width: width, height: height, buffer: PixelBuffer(adopting: pixels, count: width * height))
  }
}

extension kg_png_result {
  fileprivate var text: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
