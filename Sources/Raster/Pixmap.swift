#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// A picture in memory: rows of pixels from the top, each blue, green, red, alpha in a byte, premultiplied (Cairo's
/// ARGB32 on a little-endian machine), without padding.
///
/// A value: equal pictures are equal, and a copy does not change with its original. A worker keeps one and paints
/// frame after frame into it; the memory stays the same as long as nobody else holds a copy.
public struct Pixmap: Sendable {
  /// The greatest number of pixels on a side, which is Cairo's.
  public static let maximumSide = 32767
  /// The greatest number of pixels, which needs 1 GiB.
  public static let maximumPixels = 1 << 28

  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  private var buffer: PixelBuffer

  /// Creates a clear picture of `width` times `height` pixels.
  ///
  /// - Throws: `RasterError.pictureSize` for a side outside of 1…`maximumSide` or more pixels than `maximumPixels`,
  ///   `outOfMemory`.
  public init(width: Int, height: Int) throws(RasterError) {
    let sides = 1...Self.maximumSide
    guard sides.contains(width), sides.contains(height), width * height <= Self.maximumPixels else {
      throw .pictureSize(width: Double(width), height: Double(height))
    }
    guard let buffer = PixelBuffer(count: width * height) else { throw .outOfMemory(bytes: width * height * 4) }
    self.init(width: width, height: height, buffer: buffer)
  }

  /// Creates a picture of pixels that are there.
  init(width: Int, height: Int, buffer: PixelBuffer) {
    self.width = width
    self.height = height
    self.buffer = buffer
  }

  /// The colour of the pixel in column `x` of row `y`, both from 0; clear outside of the picture.
  public func pixel(x: Int, y: Int) -> RGBA8 {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return RGBA8(0, 0, 0, 0) }
    return RGBA8(premultiplied: buffer.pixels[y * width + x])
  }

  /// Calls `body` with the bytes of all pixels, row after row, which are valid only during the call.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(buffer) {} }
    return try body(UnsafeRawBufferPointer(buffer.pixels))
  }
}

extension Pixmap {
  /// Calls `body` with all pixels.
  func withPixels<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(buffer) {} }
    return try body(UnsafeBufferPointer(buffer.pixels))
  }

  /// Calls `body` with all pixels to be overwritten; what they were before is not kept where the memory is shared.
  mutating func overwritePixels(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws(ItemFault) -> Void
  ) throws(RasterError) {
    if !isKnownUniquelyReferenced(&buffer) {
      guard let own = PixelBuffer(count: width * height) else { throw .outOfMemory(bytes: width * height * 4) }
      buffer = own
    }
    defer { withExtendedLifetime(buffer) {} }
    do { try body(buffer.pixels) } catch { throw error.error }
  }
}

extension Pixmap: Equatable {
  /// Whether both pictures have the same size and the same pixels.
  public static func == (left: Pixmap, right: Pixmap) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return memcmp(first, second, left.count) == 0
      }
    }
  }
}
