/// How much work goes into making a PNG small. The pixels are the same either way.
public struct PNGCompression: Hashable, Sendable {
  /// The level of zlib, from 0 (none) to 9 (smallest); values outside are taken for the nearest one.
  public var level: Int
  /// Whether each row is written as differences from its neighbours where that looks smaller. Flat graphics are
  /// smaller and much faster without, photographs with.
  public var filtersRows: Bool

  /// Level 1 without filters: a quarter of the time of libpng's own choice. The default.
  public static let fast = PNGCompression(level: 1, filtersRows: false)
  /// Level 9 with filters.
  public static let small = PNGCompression(level: 9, filtersRows: true)

  /// Creates a setting.
  public init(level: Int, filtersRows: Bool) {
    self.level = level
    self.filtersRows = filtersRows
  }
}
