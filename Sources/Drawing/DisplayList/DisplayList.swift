/// All that one frame shows, in the order in which it is drawn. Equal lists draw equal pixels.
public struct DisplayList: Hashable, Sendable {
  /// The size of the picture in its own units: a raster at scale 1 has that many pixels.
  public var size: Size
  /// What lies under everything; `nil` is nothing, a transparent picture.
  public var background: Color?
  /// What is drawn, from the bottom up.
  public var items: [DisplayItem]

  /// Creates a display list.
  public init(size: Size, background: Color?, items: [DisplayItem]) {
    self.size = size
    self.background = background
    self.items = items
  }
}
