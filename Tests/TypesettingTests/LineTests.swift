import Drawing
import Testing
import Typesetting

struct LineTests {
  private let words = "The quick brown fox jumps over the lazy dog and keeps running through the well-known forest"

  private func set(
    _ text: String, _ maxWidth: Double?, font: Font = inter(20), alignment: TextContent.Alignment = .leading
  ) throws -> TextLayout {
    try setter.layout(TextContent(text, font: font, alignment: alignment), maxWidth: maxWidth)
  }

  @Test("Lines fit, and keep all words in order", arguments: [100.0, 137.5, 200, 333, 801])
  func wrapping(maxWidth: Double) throws {
    let layout = try set(words, maxWidth)
    #expect(layout.lines.allSatisfy { $0.frame.width <= maxWidth + 1e-3 })
    // A line that ends in a hyphen goes on without a space.
    let joined = layout.strings.joined(separator: " ").replacing("- ", with: "-")
    #expect(joined == words)
    #expect(layout.lines.count > 1)
  }

  @Test("A line takes every word that fits", arguments: [100.0, 137.5, 200, 333])
  func greedy(maxWidth: Double) throws {
    let lines = try set(words, maxWidth).strings
    for (line, next) in zip(lines, lines.dropFirst()) {
      let word = next.prefix { $0 != " " && $0 != "-" }
      #expect(try width("\(line)\(line.hasSuffix("-") ? "" : " ")\(word)", inter(20)) > maxWidth)
    }
  }

  @Test("A text set in the width it needs has the same lines", arguments: [30.0, 60, 100, 137.5, 200, 333, 900])
  func stable(maxWidth: Double) throws {
    let layout = try set(words, maxWidth)
    #expect(try set(words, layout.size.width) == layout)
    #expect(try set(words, layout.size.width - 1e-9) == layout)
  }

  @Test("A word that is wider than the line is broken between letters and lost nowhere")
  func longWord() throws {
    let word = String(repeating: "Wie\u{301}👩‍👩‍👧", count: 40)
    let layout = try set(word, 80)
    #expect(layout.lines.allSatisfy { $0.frame.width <= 80 })
    #expect(layout.strings.joined() == word)
    #expect(layout.strings.flatMap { Array($0) } == Array(word))
  }

  @Test("No width, a negative one and a narrow one set a letter a line", arguments: [0, -5, 1, -Double.infinity])
  func narrow(maxWidth: Double) throws {
    #expect(try set("ab cd", maxWidth).strings == ["a", "b", "c", "d"])
  }

  @Test("A width that is not a number or has no end is none", arguments: [Double.nan, .infinity])
  func noWidth(maxWidth: Double) throws {
    #expect(try set(words, maxWidth) == set(words, nil))
  }

  @Test("Spaces hang over the end of a line, and count at the end of a text that fits")
  func spaces() throws {
    let limit = try width("Hello", inter(20)) + 1
    let layout = try set("Hello   world", limit + 5)
    #expect(layout.strings == ["Hello", "world"])
    #expect(try set("a  ", nil).size.width > width("a", inter(20)))
    #expect(try set("Hello  ", limit).strings == ["Hello"])
    #expect(try set("     ", 1).lines.count == 1)
  }

  @Test("Every kind of line end begins a line")
  func paragraphs() throws {
    let layout = try set("a\nb\r\nc\u{2028}d\u{2029}\n", nil)
    #expect(layout.strings == ["a", "b", "c", "d", "", ""])
    #expect(layout.lines[1].frame.minY == layout.lines[0].frame.maxY)
  }

  @Test("Lines stand below each other by their height and the line spacing")
  func measures() throws {
    let plain = try set("a\nb", nil)
    let spaced = try setter.layout(TextContent("a\nb", font: inter(20), lineSpacing: 7), maxWidth: nil)
    #expect(spaced.lines[1].baseline - plain.lines[1].baseline == 7)
    #expect(spaced.size.height == plain.size.height + 7)
    #expect(plain.lines[0].frame.minY == 0)
    #expect(plain.size.height == plain.lines[1].frame.maxY)
    let single = try set("a", nil)
    #expect(single.size.height == single.lines[0].frame.height)
  }

  @Test("Short lines stand where the alignment says, as seen by their reader")
  func alignment() throws {
    func left(_ text: String, _ alignment: TextContent.Alignment) throws -> Double {
      let layout = try set("wide wide wide\n\(text)", nil, font: dejaVu(20), alignment: alignment)
      let rest = layout.size.width - layout.lines[1].frame.width
      return layout.lines[1].frame.minX / rest
    }
    for (alignment, latin, hebrew) in [
      (TextContent.Alignment.leading, 0.0, 1.0), (.center, 0.5, 0.5), (.trailing, 1, 0),
    ] {
      #expect(try left("ab", alignment) == latin)
      #expect(try left("אב", alignment) == hebrew)
    }
  }

  @Test("An empty text is one line high and has no lines", arguments: ["", "\0", "\u{7}\0"])
  func empty(text: String) throws {
    let layout = try set(text, 100)
    #expect(layout.lines.isEmpty && layout.outline.isEmpty)
    #expect(layout.size == Size(width: 0, height: try set("a", nil).size.height))
  }

  @Test("At size 0 a text has no size")
  func sizeZero() throws {
    let layout = try set("abc", nil, font: inter(0))
    #expect(layout == TextLayout(size: .zero, lines: [], outline: Path()))
  }

  @Test("A tab is a space, and NUL is nothing")
  func controls() throws {
    #expect(try set("a\tb\0c", nil).strings == ["a bc"])
  }

  @Test("Very long words and very many lines are set")
  func large() throws {
    let word = String(repeating: "x", count: 20_000)
    #expect(try set(word, 100).strings.joined() == word)
    #expect(try set(word, 1).lines.count == 20_000)
    #expect(try set(String(repeating: "a\n", count: 10_000), 100).lines.count == 10_001)
    #expect(try set("W" + String(repeating: "\u{200B}", count: 20_000), 1).lines.count <= 2)
    let mixed = String(repeating: "aא", count: 10_000)
    #expect(try set(mixed, 100).strings.joined() == mixed)
  }
}
