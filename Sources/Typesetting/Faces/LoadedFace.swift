import CGraphics
import Drawing

/// A face that is opened: its measures and the outlines of its glyphs, both in ems with y down.
final class LoadedFace {
  /// What fontconfig says of the face.
  let description: FontFace
  /// FreeType's face.
  private let handle: FT_Face
  /// HarfBuzz's view of the face. Its tables are checked and its plans are made once: that takes most of the time of
  /// shaping a short text.
  let font: OpaquePointer
  /// How many of FreeType's units (64 a font unit) an em has.
  let unitsPerEm: Double
  /// The distance from the baseline up to the top of a line.
  let ascent: Double
  /// The distance from the baseline down to the bottom of a line.
  let descent: Double
  /// The distance from the bottom of a line to the top of the next.
  let lineGap: Double

  private let library: FreeTypeLibrary  // has to outlive the handle
  private var outlines: [UInt32: [Path.Element]] = [:]

  init?(_ description: FontFace, library: FreeTypeLibrary) {
    guard let handle = library.open(description.identity) else { return nil }
    guard let font = hb_ft_font_create_referenced(handle) else {
      FT_Done_Face(handle)
      return nil
    }
    hb_ft_font_set_load_flags(font, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
    self.font = font
    self.description = description
    self.library = library
    self.handle = handle
    let em = Double(handle.pointee.units_per_EM)
    unitsPerEm = em * 64
    ascent = Double(handle.pointee.ascender) / em
    descent = -Double(handle.pointee.descender) / em
    lineGap = max(0, Double(handle.pointee.height) / em - ascent - descent)
  }

  deinit {
    hb_font_destroy(font)
    FT_Done_Face(handle)
  }

  /// The outline of a glyph, from its origin on the baseline; nothing where the face is damaged.
  func outline(of glyph: UInt32) -> [Path.Element] {
    if let known = outlines[glyph] { return known }
    let outline = GlyphOutline.read(glyph, from: handle, unitsPerEm: unitsPerEm)
    outlines[glyph] = outline
    return outline
  }
}
