/// A width and a height, in pixels.
public struct Size: Hashable, Sendable {
  /// The extent in x.
  public var width: Double
  /// The extent in y.
  public var height: Double

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size of `width` times `height`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether both extents are finite numbers.
  public var isFinite: Bool { width.isFinite && height.isFinite }
}
