import CGraphics

extension Paragraph {
  /// For each letter, whether a line may end behind it, by the line breaking rules of Unicode (UAX #14).
  func breaks() -> [Bool] {
    _ = Self.isReady
    var marks = [CChar](repeating: 0, count: scalars.count)
    set_linebreaks_utf32(scalars, scalars.count, nil, &marks)
    // The rules know characters. What a reader sees as one letter, an emoji of several say, stays whole.
    return (0..<count).map { marks[starts[$0 + 1] - 1] == CChar(LINEBREAK_ALLOWBREAK) }
  }

  /// The library builds a table once, which must not happen in two threads at a time.
  private static let isReady: Bool = {
    init_linebreak()
    return true
  }()
}
