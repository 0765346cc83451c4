/// Why a picture could not be painted, read or written.
public enum RasterError: Error, Hashable {
  /// A picture of this size in pixels is not possible: a side outside of 1…`Pixmap.maximumSide`, or more pixels in all
  /// than `Pixmap.maximumPixels`.
  case pictureSize(width: Double, height: Double)
  /// The scale is not a positive finite number.
  case scale(Double)
  /// The background of the display list has a channel that is not a finite number.
  case background
  /// An item of the display list cannot be drawn.
  case item(ItemReference, ItemProblem)
  /// Cairo failed outside of any item; the text is Cairo's.
  case cairo(String)
  /// The memory for this many bytes is not to be had.
  case outOfMemory(bytes: Int)
  /// The bytes are no PNG at all.
  case notPNG
  /// The bytes begin like a PNG but break its rules; the text is libpng's.
  case damagedPNG(String)
  /// The header of the PNG announces more pixels than allowed, or a side longer than `Pixmap.maximumSide`.
  case largePNG(width: Int, height: Int, maximumPixels: Int)
  /// libpng refused to write the picture; the text is libpng's.
  case refusedPNG(String)
}

extension RasterError: CustomStringConvertible {
  /// The cause in one sentence, with the limits and the item where there are any.
  public var description: String {
    switch self {
    case .pictureSize(let width, let height):
      return """
        a picture of \(whole(width)) x \(whole(height)) pixels would need \(whole(width * height * 4)) bytes; \
        a side may have 1 to \(Pixmap.maximumSide) pixels and the whole \(Pixmap.maximumPixels), \
        \(Pixmap.maximumPixels * 4) bytes
        """
    case .scale(let scale): return "the scale \(scale) is not a positive finite number"
    case .background: return "the background is not of finite numbers"
    case .item(let item, let problem): return "\(item): \(problem)"
    case .cairo(let message): return "cairo: \(message)"
    case .outOfMemory(let bytes): return "no memory for \(bytes) bytes"
    case .notPNG: return "not a PNG"
    case .damagedPNG(let message): return "damaged PNG: \(message)"
    case .largePNG(let width, let height, let maximumPixels):
      return """
        a PNG of \(width) x \(height) pixels is too large; a side may have \(Pixmap.maximumSide) pixels \
        and the whole \(maximumPixels)
        """
    case .refusedPNG(let message): return "libpng: \(message)"
    }
  }

  /// A size without the fraction that `Double` prints.
  private func whole(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
}
