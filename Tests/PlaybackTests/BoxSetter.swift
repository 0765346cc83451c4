import Drawing

/// Sets every letter as a box of 0.6 em by 1 em on a line of 1.2 em, so that tests know sizes without fonts.
struct BoxSetter: TextSetter {
  func layout(_ text: TextContent, maxWidth: Double?) throws -> TextLayout {
    let em = text.font.size
    let perLine = maxWidth.map { max(1, Int(min($0, 1e6) / (0.6 * em))) } ?? .max
    var lines: [TextLayout.Line] = []
    var outline = Path()
    for paragraph in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = Array(paragraph)
      repeat {
        let line = Array(rest.prefix(perLine))
        rest.removeFirst(line.count)
        let y = Double(lines.count) * 1.2 * em
        let width = Double(line.count) * 0.6 * em
        lines.append(
          TextLayout.Line(
            string: String(line), frame: Rect(x: 0, y: y, width: width, height: 1.2 * em), baseline: y + em))
        outline.append(.rect(Rect(x: 0, y: y, width: width, height: em)))
      } while !rest.isEmpty
    }
    let width = lines.map(\.frame.width).max() ?? 0
    return TextLayout(
      size: Size(width: width, height: Double(lines.count) * 1.2 * em), lines: lines, outline: outline)
  }
}
