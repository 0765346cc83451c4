/// A string and how it is to be set.
public struct TextContent: Hashable, Sendable {
  /// Where lines shorter than the widest one stand.
  public enum Alignment: Hashable, Sendable {
    /// At the edge where reading begins: left, and right for a right-to-left paragraph.
    case leading
    /// In the middle.
    case center
    /// At the edge where reading ends.
    case trailing
  }

  /// The text; line feeds begin a new line.
  public var string: String
  /// The letters.
  public var font: Font
  /// Where lines shorter than the widest one stand.
  public var alignment: Alignment
  /// Extra distance between lines, in pixels.
  public var lineSpacing: Double
  /// Extra distance between letters, in pixels.
  public var tracking: Double

  /// Creates a text to be set in `font`.
  public init(
    _ string: String, font: Font, alignment: Alignment = .leading, lineSpacing: Double = 0, tracking: Double = 0
  ) {
    self.string = string
    self.font = font
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.tracking = tracking
  }
}
