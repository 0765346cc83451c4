import Drawing
import Testing
import Typesetting

struct FallbackTests {
  @Test("Hebrew in Inter comes from DejaVu Sans, which is named")
  func named() throws {
    let layout = try setter.layout(TextContent("Shalom שלום", font: inter()), maxWidth: nil)
    #expect(layout.fallbacks == ["DejaVu Sans"])
    #expect(layout.missing.isEmpty)
    #expect(try setter.layout(TextContent("Hello", font: inter()), maxWidth: nil).fallbacks.isEmpty)
  }

  @Test("Letters that stand in are as large as those around them")
  func size() throws {
    let layout = try setter.layout(TextContent("שלום", font: inter()), maxWidth: nil)
    let own = try setter.layout(TextContent("שלום", font: dejaVu()), maxWidth: nil)
    #expect(layout.size.width == own.size.width)
    #expect(layout.size.height != own.size.height)
  }

  @Test("Characters that no family has are named in the order of their first use, each once")
  func missing() throws {
    let layout = try setter.layout(
      TextContent("a\u{10FFFD}b\u{E0100}\u{F8FFF}\u{10FFFD}", font: inter()), maxWidth: nil)
    #expect(layout.missing == ["\u{10FFFD}", "\u{F8FFF}"])
    #expect(try layout.size.width > width("ab"))
    #expect(layout.outline.contourCount > 4)
  }

  @Test("Invisible characters need no face")
  func invisible() throws {
    let layout = try setter.layout(TextContent("a\u{200D}\u{FE0F}\u{2060}b", font: inter()), maxWidth: nil)
    #expect(layout.fallbacks.isEmpty && layout.missing.isEmpty)
    #expect(try abs(layout.size.width - width("a\u{200D}b")) < 1e-9)
  }
}
