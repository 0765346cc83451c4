import Drawing

/// A glyph in its place in a line, in pixels.
struct ShapedGlyph {
  /// The number of the glyph in its face.
  var glyph: UInt32
  /// The number of the face in the font stack.
  var face: Int
  /// The first scalar of the paragraph that the glyph shows.
  var cluster: Int
  /// The distance from its origin to that of the next glyph on the right.
  var advance: Double
  /// How far the glyph is drawn from its origin, y down.
  var offset: Point
}
