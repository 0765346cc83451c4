/// The size that a frame gives its child, in pixels.
public struct FrameSize: Hashable, Sendable {
  /// The width; `nil` leaves it to the child.
  public var width: Double?
  /// The height; `nil` leaves it to the child.
  public var height: Double?
  /// The least width.
  public var minWidth: Double?
  /// The greatest width; infinity takes all the room there is.
  public var maxWidth: Double?
  /// The least height.
  public var minHeight: Double?
  /// The greatest height; infinity takes all the room there is.
  public var maxHeight: Double?

  /// A frame of a fixed width, height or both.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// A frame between limits.
  public init(minWidth: Double?, maxWidth: Double?, minHeight: Double?, maxHeight: Double?) {
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
  }
}
