import CGraphics

/// Owns one shaping job of raqm, which puts FriBidi and HarfBuzz together.
struct Raqm: ~Copyable {
  private let job: OpaquePointer

  init?() {
    guard let job = raqm_create() else { return nil }
    self.job = job
  }

  deinit { raqm_destroy(job) }

  /// Prepares `scalars`, of which there is at least one, for reading in one direction.
  borrowing func setText(_ scalars: ArraySlice<UInt32>, isRightToLeft: Bool) -> Bool {
    scalars.withUnsafeBufferPointer { raqm_set_text(job, $0.baseAddress, $0.count) }
      // Left alone, both come from the locale, and Turkish for example has no "fi" ligature.
      && raqm_set_language(job, "en", 0, scalars.count)
      && raqm_set_par_direction(job, isRightToLeft ? RAQM_DIRECTION_RTL : RAQM_DIRECTION_LTR)
      && raqm_set_freetype_load_flags(job, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
  }

  /// Takes the scalars of `range` from `face`.
  borrowing func setFace(_ face: FT_Face, for range: Range<Int>) -> Bool {
    raqm_set_freetype_face_range(job, face, range.lowerBound, range.count)
  }

  /// Turns off the ligatures that are a matter of taste.
  borrowing func turnOffLigatures() -> Bool {
    raqm_add_font_feature(job, "liga=0", -1) && raqm_add_font_feature(job, "clig=0", -1)
  }

  /// Shapes the text and gives its glyphs from left to right to `body`; `nil` where memory ran out.
  borrowing func layout<Result>(_ body: (UnsafeBufferPointer<raqm_glyph_t>) -> Result) -> Result? {
    guard raqm_layout(job) else { return nil }
    var count = 0
    let glyphs = raqm_get_glyphs(job, &count)
    return body(UnsafeBufferPointer(start: glyphs, count: glyphs == nil ? 0 : count))
  }
}
