import CGraphics

/// Owns HarfBuzz's buffer, which takes characters and gives glyphs, and is used again for each run.
final class ShapingBuffer {
  private let buffer: OpaquePointer
  // Left alone, the language comes from the locale, and Turkish for example has no "fi" ligature.
  private let language = hb_language_from_string("en", -1)

  init() throws(TypesettingError) {
    guard let buffer = hb_buffer_create(), hb_buffer_allocation_successful(buffer) != 0 else {
      throw .library("HarfBuzz")
    }
    self.buffer = buffer
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes the scalars of `run`, which see the others of `line` as their neighbours, and gives each glyph from left to
  /// right to `body`. Clusters count from the beginning of the line.
  func shape(
    _ run: TextRun, in line: Range<Int>, of scalars: [UInt32], font: OpaquePointer, hasLigatures: Bool,
    _ body: (hb_glyph_info_t, hb_glyph_position_t) -> Void
  ) throws(TypesettingError) {
    hb_buffer_clear_contents(buffer)
    scalars[line].withUnsafeBufferPointer { text in
      hb_buffer_add_utf32(
        buffer, text.baseAddress, Int32(text.count), UInt32(run.scalars.lowerBound - line.lowerBound),
        Int32(run.scalars.count))
    }
    hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, run.script)
    hb_buffer_set_language(buffer, language)
    let features = hasLigatures ? [] : Self.withoutLigatures
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard hb_buffer_allocation_successful(buffer) != 0 else { throw .library("HarfBuzz") }
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    for index in 0..<Int(count) { body(glyphs[index], positions[index]) }
  }

  /// Turns off the ligatures that are a matter of taste, and none that a script needs.
  private static var withoutLigatures: [hb_feature_t] {
    [hb_tag_from_string("liga", 4), hb_tag_from_string("clig", 4)].map { tag in
      hb_feature_t(tag: tag, value: 0, start: 0, end: .max)
    }
  }
}
