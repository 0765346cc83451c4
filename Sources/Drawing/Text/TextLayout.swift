/// A text that is set: its lines and the outlines of its letters, from the top left corner of its box.
public struct TextLayout: Hashable, Sendable {
  /// One line of a text.
  public struct Line: Hashable, Sendable {
    /// What stands on the line.
    public var string: String
    /// The box of the line: from the left edge of its first letter's advance, as wide as its advances,
    /// from ascent to descent.
    public var frame: Rect
    /// The y on which its letters stand.
    public var baseline: Double

    /// Creates a line.
    public init(string: String, frame: Rect, baseline: Double) {
      self.string = string
      self.frame = frame
      self.baseline = baseline
    }
  }

  /// The box: as wide as the widest line, from the ascent of the first line to the descent of the last.
  public var size: Size
  /// The lines from top to bottom; an empty text has none.
  public var lines: [Line]
  /// The outlines of all letters, unhinted, at unrounded positions.
  public var outline: Path
  /// Families that stood in for letters the font does not have, in the order of their first use.
  public var fallbacks: [String]
  /// Characters that no installed family has, in the order of their first use.
  public var missing: [Unicode.Scalar]

  /// Creates a text that is set.
  public init(
    size: Size, lines: [Line], outline: Path, fallbacks: [String] = [], missing: [Unicode.Scalar] = []
  ) {
    self.size = size
    self.lines = lines
    self.outline = outline
    self.fallbacks = fallbacks
    self.missing = missing
  }
}
