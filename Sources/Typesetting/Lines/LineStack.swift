import Drawing

/// Puts lines under each other and aligns them.
struct LineStack {
  /// A line, and what of its paragraph is needed to place it.
  private struct Entry {
    var line: ShapedLine
    var width: Double
    var string: String
    var isRightToLeft: Bool
  }

  private let text: TextContent
  private let faces: [LoadedFace]
  private var entries: [Entry] = []

  init(_ text: TextContent, faces: [LoadedFace]) {
    self.text = text
    self.faces = faces
  }

  /// Puts a line of `paragraph` under those that are there.
  mutating func append(_ line: ShapedLine, of paragraph: Paragraph) {
    // A negative tracking may take more than the letters have.
    entries.append(
      Entry(
        line: line, width: max(0, line.width), string: paragraph.string(line.letters),
        isRightToLeft: paragraph.directions.isRightToLeft))
  }

  /// The lines in their places and the outlines of all letters.
  ///
  /// The face that is asked for gives the measures of every line, also where other faces stand in: a rare letter does
  /// not move its neighbours.
  func layout(fallbacks: [String], missing: [Unicode.Scalar]) -> TextLayout {
    let size = text.font.size
    let ascent = faces[0].ascent * size
    let height = ascent + faces[0].descent * size
    let pitch = height + faces[0].lineGap * size + text.lineSpacing
    let widest = entries.reduce(0) { max($0, $1.width) }
    var lines: [TextLayout.Line] = []
    var elements: [Path.Element] = []
    for (index, entry) in entries.enumerated() {
      let left = (widest - entry.width) * fractionOnTheLeft(entry)
      let top = pitch * Double(index)
      let frame = Rect(x: left, y: top, width: entry.width, height: height)
      lines.append(TextLayout.Line(string: entry.string, frame: frame, baseline: top + ascent))
      entry.line.append(to: &elements, at: Point(x: left, y: top + ascent), faces: faces, size: size)
    }
    let total = height + pitch * Double(max(0, entries.count - 1))
    return TextLayout(
      size: Size(width: widest, height: max(0, total)), lines: lines, outline: Path(elements: elements),
      fallbacks: fallbacks, missing: missing)
  }

  private func fractionOnTheLeft(_ entry: Entry) -> Double {
    switch text.alignment {
    case .leading: entry.isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: entry.isRightToLeft ? 0 : 1
    }
  }
}
