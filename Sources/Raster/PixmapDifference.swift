public import Drawing

/// How two pictures of the same size differ.
///
/// Channels are compared as they are stored, premultiplied, so that the colour of an almost clear pixel, which nobody
/// sees, weighs as little as it shows.
public struct PixmapDifference: Hashable, Sendable {
  /// The number of pixels that differ.
  public var count: Int
  /// The largest difference of a channel, 0…255.
  public var largest: Int
  /// The smallest rectangle around all pixels that differ; `nil` where none does.
  public var bounds: Rect?

  /// Creates the difference of equal pictures.
  public init() {
    count = 0
    largest = 0
  }
}
