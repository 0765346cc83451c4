import CGraphics

/// Scalars of a paragraph that are shaped in one go: of one face, one script and one direction.
struct TextRun {
  /// Where they are in the paragraph.
  var scalars: Range<Int>
  /// The number of their face in the font stack.
  var face: Int
  /// Their script.
  var script: hb_script_t
  /// Their embedding level.
  var level: FriBidiLevel

  /// Whether they are read from the right.
  var isRightToLeft: Bool { level % 2 == 1 }
}

extension Paragraph {
  /// The runs of a line that holds `letters`, from left to right.
  func runs(of letters: Range<Int>) -> [TextRun] {
    let contentEnd = starts[trimmed(letters).upperBound]
    var runs: [TextRun] = []
    for scalar in scalarRange(letters) {
      let level = scalar < contentEnd ? directions.levels[scalar] : directions.baseLevel
      if let last = runs.last, last.face == faces[scalar], last.script == scripts[scalar], last.level == level {
        runs[runs.count - 1].scalars = last.scalars.lowerBound..<scalar + 1
      } else {
        let run = TextRun(scalars: scalar..<scalar + 1, face: faces[scalar], script: scripts[scalar], level: level)
        runs.append(run)
      }
    }
    return Self.inVisualOrder(runs)
  }

  /// Rule L2 of the bidirectional algorithm: from the highest level down to the lowest odd one, turns around whatever
  /// has that level or a higher one.
  private static func inVisualOrder(_ runs: [TextRun]) -> [TextRun] {
    var runs = runs
    var level = runs.map(\.level).max() ?? 0
    while level > 0 {
      var start = 0
      while start < runs.count {
        guard runs[start].level >= level else {
          start += 1
          continue
        }
        let end = runs[start...].firstIndex { $0.level < level } ?? runs.count
        runs[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return runs
  }
}
