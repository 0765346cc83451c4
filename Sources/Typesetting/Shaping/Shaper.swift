import CGraphics
import Drawing

/// Turns letters of a paragraph into glyphs in their places.
struct Shaper {
  /// The faces that the paragraph's face numbers stand for.
  let faces: [LoadedFace]
  /// The size of an em in pixels.
  let size: Double
  /// The distance added behind each cluster, in pixels.
  let tracking: Double

  private let buffer: ShapingBuffer

  init(faces: [LoadedFace], size: Double, tracking: Double) throws(TypesettingError) {
    self.faces = faces
    self.size = size
    self.tracking = tracking
    buffer = try ShapingBuffer()
  }

  /// Shapes some letters as a line of their own.
  func shape(_ letters: Range<Int>, of paragraph: Paragraph) throws(TypesettingError) -> ShapedLine {
    var line = ShapedLine(letters: letters)
    let scalars = paragraph.scalarRange(letters)
    for run in paragraph.runs(of: letters) {
      let face = faces[run.face]
      // HarfBuzz gives 64ths of the font units of its face, y up.
      let scale = size / face.unitsPerEm
      try buffer.shape(run, in: scalars, of: paragraph.scalars, font: face.font, hasLigatures: tracking == 0) {
        glyph, position in
        line.glyphs.append(
          ShapedGlyph(
            glyph: glyph.codepoint, face: run.face, cluster: scalars.lowerBound + Int(glyph.cluster),
            advance: Double(position.x_advance) * scale,
            offset: Point(x: Double(position.x_offset) * scale, y: -Double(position.y_offset) * scale)))
      }
    }
    if tracking != 0 { line.track(by: tracking, isRightToLeft: paragraph.directions.isRightToLeft) }
    return line
  }
}
