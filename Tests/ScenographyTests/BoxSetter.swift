import Drawing

/// Sets every letter as a box of half an em by one em, so that tests know sizes without fonts.
///
/// A line is as high as its letters. Words are no concern of it: it breaks between any two letters.
struct BoxSetter: TextSetter {
  struct Refusal: Error, CustomStringConvertible { let description: String }

  func layout(_ text: TextContent, maxWidth: Double?) throws -> TextLayout {
    if text.font.family == "missing" { throw Refusal(description: "no family is called missing") }
    let em = text.font.size
    let advance = max(0.5 * em + text.tracking, 0)
    let perLine = maxWidth.map { advance > 0 ? Int(min(max($0 / advance, 1), 1e6)) : 1_000_000 } ?? 1_000_000
    var lines: [TextLayout.Line] = []
    var y = 0.0
    for paragraph in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = paragraph
      repeat {
        let line = rest.prefix(perLine)
        rest = rest.dropFirst(perLine)
        let frame = Rect(x: 0, y: y, width: Double(line.count) * advance, height: em)
        lines.append(TextLayout.Line(string: String(line), frame: frame, baseline: y + em))
        y += em + text.lineSpacing
      } while !rest.isEmpty
    }
    let size = Size(width: lines.map(\.frame.width).max() ?? 0, height: max(0, y - text.lineSpacing))
    return TextLayout(size: size, lines: lines, outline: .rect(Rect(origin: .zero, size: size)))
  }
}
