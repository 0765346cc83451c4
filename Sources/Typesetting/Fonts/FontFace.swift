/// One installed face of a family: a file, and what fontconfig says of it.
struct FontFace: Sendable {
  /// How the letters lean.
  enum Slant: Sendable {
    case upright
    case oblique
    case italic
  }

  /// What identifies a face: the same file may hold several.
  struct Identity: Hashable, Sendable {
    /// The path of the file.
    var file: String
    /// The number of the face in the file; its upper 16 bits number a named instance of a variable font.
    var index: Int
  }

  /// The name of the family, in English where it has an English one.
  var family: String
  /// All names of the family, for example "Inter" and "Inter Black".
  var names: [String]
  /// The OpenType weight, 1…1000.
  var weight: Double
  /// How the letters lean.
  var slant: Slant
  /// The width in per cent of the normal one.
  var width: Double
  /// The file and the number of the face in it.
  var identity: Identity
  /// The revision in the face's `head` table, a fixed-point number with 16 fractional bits.
  var revision: Int
  /// Whether the letters are outlines of one colour, the only ones that can be drawn.
  var hasOutlines: Bool
  /// The characters that it has glyphs for.
  var coverage: FontCoverage
}
