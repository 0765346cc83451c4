public import Drawing
public import Motion

/// The picture that a scene plays on: its size, its frame rate, what lies under everything, and how long it lasts.
public struct Stage: Hashable, Sendable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// How many frames show each second.
  public var frameRate: FrameRate
  /// What lies under everything; ``Drawing/Color/clear`` is a transparent picture.
  public var background: Color
  /// How long the scene lasts in seconds. Where none is given it lasts until everything has come to rest.
  public var duration: Double?

  /// The greatest width and height in pixels.
  public static let longestSide = 32_767

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, 1…32767.
  ///   - height: The height in pixels, 1…32767.
  ///   - fps: The frame rate, 60 where none is given.
  ///   - background: What lies under everything, white where nothing is given.
  ///   - duration: How long the scene lasts in seconds; without it, until everything has come to rest.
  public init(
    width: Int, height: Int, fps: FrameRate = 60, background: Color = .white, duration: Double? = nil
  ) {
    self.width = width
    self.height = height
    frameRate = fps
    self.background = background
    self.duration = duration
  }
}
