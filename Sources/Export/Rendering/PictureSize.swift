import Raster
public import Scenography

/// The size of frames in pixels.
public struct PictureSize: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// The greatest width and height in pixels.
  public static let longestSide = Pixmap.maximumSide
  /// The greatest number of pixels in a frame: 1 GiB of memory.
  public static let mostPixels = Pixmap.maximumPixels

  /// The size of the frames of `stage` with `scale` pixels to a unit, to the nearest pixel.
  ///
  /// - Throws: ``PictureError`` where it has no pixels, or too many to be drawn.
  public init(of stage: Stage, scale: Double = 1) throws(PictureError) {
    let width = (Double(stage.width) * scale).rounded()
    let height = (Double(stage.height) * scale).rounded()
    let sides = 1...Double(Self.longestSide)
    guard sides.contains(width), sides.contains(height), width * height <= Double(Self.mostPixels),
      let columns = Int(exactly: width), let rows = Int(exactly: height)
    else {
      throw PictureError(
        kind: .size,
        problem: """
          frames of \(width.fixed(0)) x \(height.fixed(0)) pixels cannot be drawn: a side may have 1 to \
          \(Self.longestSide) pixels, and a frame \(Self.mostPixels) of them (\(Self.mostPixels / 262_144) MB); \
          it would need \((width * height / 262_144).fixed(0)) MB
          """)
    }
    self.width = columns
    self.height = rows
  }

  /// The memory of one frame in bytes.
  public var bytes: Int { width * height * 4 }
}

extension PictureSize: CustomStringConvertible {
  /// The size as the command line has it: "1280x720".
  public var description: String { "\(width)x\(height)" }
}
