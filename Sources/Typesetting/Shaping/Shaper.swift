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

  /// Shapes some letters as if they stood alone, in the direction of their paragraph.
  func shape(_ range: Range<Int>, of paragraph: Paragraph) throws(TypesettingError) -> ShapedLine {
    var line = ShapedLine(letters: range)
    let scalars = paragraph.scalarRange(range)
    if scalars.isEmpty { return line }
    guard let raqm = Raqm(),
      raqm.setText(paragraph.scalars[scalars], isRightToLeft: paragraph.isRightToLeft),
      setFaces(of: paragraph.faces[scalars], in: raqm),
      tracking == 0 || raqm.turnOffLigatures(),
      let glyphs = raqm.layout({ glyphs in glyphs.compactMap(glyph) })
    else { throw .library("raqm") }
    line.glyphs = glyphs
    if tracking != 0 { line.track(by: tracking, isRightToLeft: paragraph.isRightToLeft) }
    return line
  }

  private func setFaces(of numbers: ArraySlice<Int>, in raqm: borrowing Raqm) -> Bool {
    var start = numbers.startIndex
    while start < numbers.endIndex {
      let face = numbers[start]
      let end = numbers[start...].firstIndex { $0 != face } ?? numbers.endIndex
      let run = start - numbers.startIndex..<end - numbers.startIndex
      guard raqm.setFace(faces[face].handle, for: run) else { return false }
      start = end
    }
    return true
  }
}

extension Shaper {
  /// The glyph in pixels; raqm gives 64ths of the font units of its face, y up.
  private func glyph(_ shaped: raqm_glyph_t) -> ShapedGlyph? {
    guard let face = faces.firstIndex(where: { $0.handle == shaped.ftface }) else { return nil }
    let scale = size / faces[face].unitsPerEm
    return ShapedGlyph(
      glyph: shaped.index, face: face, cluster: Int(shaped.cluster), advance: Double(shaped.x_advance) * scale,
      offset: Point(x: Double(shaped.x_offset) * scale, y: -Double(shaped.y_offset) * scale))
  }
}
