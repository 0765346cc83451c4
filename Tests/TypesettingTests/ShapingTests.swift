import Drawing
import Testing
import Typesetting

struct ShapingTests {
  @Test("A and V move together in Inter")
  func kerning() throws {
    #expect(try width("AV") < width("A") + width("V") - 1)
  }

  @Test("f and i become one glyph in DejaVu Sans")
  func ligature() throws {
    let joined = try setter.layout(TextContent("fi", font: dejaVu()), maxWidth: nil)
    let apart = try setter.layout(TextContent("f\u{200C}i", font: dejaVu()), maxWidth: nil)
    #expect(joined.outline.contourCount < apart.outline.contourCount || joined.size.width != apart.size.width)
  }

  @Test("Tracking turns ligatures off and stands behind every letter")
  func tracking() throws {
    let apart = try width("f\u{200C}i", dejaVu())
    let tracked = try width("fi", dejaVu(), tracking: 0.5)
    #expect(try abs(tracked - (width("f", dejaVu()) + width("i", dejaVu()) + 1)) < 1e-9)
    #expect(abs(tracked - 1 - apart) < 1e-9)
  }

  @Test("Tracking stands on the left of letters that are read from the right")
  func rightToLeftTracking() throws {
    let plain = try setter.layout(TextContent("אב", font: dejaVu()), maxWidth: nil)
    let tracked = try setter.layout(TextContent("אב", font: dejaVu(), tracking: 10), maxWidth: nil)
    #expect(abs(tracked.size.width - plain.size.width - 20) < 1e-9)
    #expect(abs(tracked.outline.pointBounds.minX - plain.outline.pointBounds.minX - 10) < 1e-9)
  }

  @Test("Widths grow with the size and are not rounded", arguments: [0.001, 1, 7.3, 12, 1000, 10_000])
  func linearWidths(size: Double) throws {
    let text = "Office AVATAR fi ffi"
    let perEm = try width(text, inter(1))
    #expect(try abs(width(text, inter(size)) - perEm * size) <= 1e-9 * max(1, size))
  }

  @Test("Heavier faces are wider")
  func weights() throws {
    #expect(try width("mm", inter(weight: .bold)) > width("mm", inter(weight: .regular)))
  }

  @Test("The first of two Hebrew letters stands on the right")
  func rightToLeft() throws {
    // Alef and a final nun, which is much narrower.
    let both = try setter.layout(TextContent("אן", font: dejaVu()), maxWidth: nil)
    let alef = try setter.layout(TextContent("א", font: dejaVu()), maxWidth: nil)
    let nun = try width("ן", dejaVu())
    let right = both.outline.pointBounds.maxX
    #expect(abs(right - nun - alef.outline.pointBounds.maxX) < 1e-9)
  }

  @Test("Digits among Hebrew letters are read from the left")
  func digits() throws {
    let mixed = try setter.layout(TextContent("א 17", font: dejaVu()), maxWidth: nil)
    let number = try setter.layout(TextContent("17", font: dejaVu()), maxWidth: nil)
    // The number stands on the left of what is before it, and looks as it does alone.
    #expect(Array(mixed.outline.elements.prefix(number.outline.elements.count)) == number.outline.elements)
  }

  @Test("A bracket opens towards its reader")
  func brackets() throws {
    let hebrew = try setter.layout(TextContent("(א", font: dejaVu()), maxWidth: nil)
    let latin = try setter.layout(TextContent(")", font: dejaVu()), maxWidth: nil)
    // The opening bracket stands on the right and looks like the closing one of Latin.
    #expect(hebrew.outline.pointBounds.maxX - hebrew.size.width == latin.outline.pointBounds.maxX - latin.size.width)
  }

  @Test("An embedding that a line break cuts goes on in the next line")
  func embedding() throws {
    // Between the two controls digits are set as Hebrew letters are: the space and the second number on the left.
    let forced = "a \u{202E}12 34\u{202C} b"
    let layout = try setter.layout(TextContent(forced, font: dejaVu()), maxWidth: width("a 12 ", dejaVu()))
    let reversed = try setter.layout(TextContent("a 21\n43 b", font: dejaVu()), maxWidth: nil)
    #expect(layout.outline == reversed.outline)
  }

  @Test("A mark and its letter look the same composed and decomposed")
  func marks() throws {
    let composed = try setter.layout(TextContent("\u{E9}", font: inter()), maxWidth: nil)
    let decomposed = try setter.layout(TextContent("e\u{301}", font: inter()), maxWidth: nil)
    #expect(composed.size == decomposed.size)
    #expect(composed.outline == decomposed.outline)
    #expect(decomposed.fallbacks.isEmpty)
  }

  @Test("Outlines lie within their line")
  func bounds() throws {
    let layout = try setter.layout(TextContent("Hxgj", font: inter()), maxWidth: nil)
    let bounds = layout.outline.pointBounds
    let line = try #require(layout.lines.first)
    #expect(bounds.minX > -5 && bounds.maxX < layout.size.width + 5)
    #expect(bounds.minY > line.frame.minY && bounds.maxY < line.frame.maxY)
    #expect(bounds.minY < line.baseline - 60 && bounds.maxY > line.baseline + 10)
    #expect(layout.outline.elements.last == .close)
  }
}
