/// Letters as outlines, with the words they came from so that a display list can be read.
public struct GlyphRun: Hashable, Sendable {
  /// What the letters say.
  public var string: String
  /// The font they came from.
  public var font: Font
  /// Their outlines.
  public var outline: Path

  /// Creates a run of letters.
  public init(string: String, font: Font, outline: Path) {
    self.string = string
    self.font = font
    self.outline = outline
  }
}
