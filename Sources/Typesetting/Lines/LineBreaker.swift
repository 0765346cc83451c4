/// Breaks a paragraph into lines that hold as much as fits.
///
/// Shaping the whole paragraph once tells about how wide its letters are. A line is then shaped alone, because letters
/// join, kern and change direction differently without what follows, and a shorter one is tried if it came out too wide.
struct LineBreaker {
  private let paragraph: Paragraph
  private let shaper: Shaper
  private let maxWidth: Double
  private let mayEndBehind: [Bool]
  /// How far each letter begins behind the first, and at last where the paragraph ends, in pixels.
  private let positions: [Double]

  /// The lines of `paragraph`: one, or as many as it takes to stay within `maxWidth` pixels.
  static func lines(
    of paragraph: Paragraph, shapedBy shaper: Shaper, maxWidth: Double?
  ) throws(TypesettingError) -> [ShapedLine] {
    let whole = try shaper.shape(0..<paragraph.count, of: paragraph)
    guard let maxWidth, !fits(whole.width, in: maxWidth) else { return [whole] }
    let breaker = LineBreaker(paragraph, shaper, maxWidth, whole)
    var lines: [ShapedLine] = []
    var start = 0
    while start < paragraph.count {
      let (line, next) = try breaker.line(from: start)
      lines.append(line)
      start = next
    }
    return lines
  }

  private init(_ paragraph: Paragraph, _ shaper: Shaper, _ maxWidth: Double, _ whole: ShapedLine) {
    self.paragraph = paragraph
    self.shaper = shaper
    self.maxWidth = maxWidth
    mayEndBehind = paragraph.breaks()
    var advances = [Double](repeating: 0, count: paragraph.count)
    for glyph in whole.glyphs { advances[paragraph.letters[glyph.cluster]] += glyph.advance }
    positions = advances.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  /// A text is often set again in exactly the width it was measured to need, give or take a rounding.
  private static func fits(_ width: Double, in maxWidth: Double) -> Bool {
    width <= maxWidth + 1e-6 * max(1, maxWidth)
  }
}

extension LineBreaker {
  /// Some letters that may make a line, and the letter that the next line begins with.
  private struct Candidate {
    var letters: Range<Int>
    var next: Int
  }

  private func line(from start: Int) throws(TypesettingError) -> (ShapedLine, next: Int) {
    if let fitting = try longestFitting(wordEnds(from: start)) { return fitting }
    // A word that is wider than a line is broken between letters, and a letter that is wider stands alone.
    if let fitting = try longestFitting(letterEnds(from: start)) { return fitting }
    return (try shaper.shape(start..<start + 1, of: paragraph), skippingSpaces(from: start + 1))
  }

  /// The lines that end where a line may, without the spaces that hang over.
  private func wordEnds(from start: Int) -> [Candidate] {
    var candidates: [Candidate] = []
    var end = start
    for letter in start..<paragraph.count {
      if !paragraph.isSpace[letter] {
        end = letter + 1
        if estimate(start..<end) > widestEstimate { return candidates }
      }
      if letter + 1 == paragraph.count {
        add(Candidate(letters: start..<end, next: letter + 1), to: &candidates)
        add(Candidate(letters: start..<letter + 1, next: letter + 1), to: &candidates)
      } else if mayEndBehind[letter], end > start {
        add(Candidate(letters: start..<end, next: letter + 1), to: &candidates)
      }
    }
    return candidates
  }

  /// The lines that end behind any letter.
  private func letterEnds(from start: Int) -> [Candidate] {
    var candidates: [Candidate] = []
    for letter in start..<paragraph.count {
      if estimate(start..<letter + 1) > widestEstimate { break }
      add(Candidate(letters: start..<letter + 1, next: skippingSpaces(from: letter + 1)), to: &candidates)
    }
    return candidates
  }

  /// Adds a longer candidate and drops those that are no narrower, so that none is tried in vain.
  private func add(_ candidate: Candidate, to candidates: inout [Candidate]) {
    let width = estimate(candidate.letters)
    guard width <= widestEstimate else { return }
    while let last = candidates.last, estimate(last.letters) >= width { candidates.removeLast() }
    candidates.append(candidate)
  }

  /// The longest candidate that fits when it is shaped alone.
  private func longestFitting(_ candidates: [Candidate]) throws(TypesettingError) -> (ShapedLine, next: Int)? {
    var index = candidates.count - 1
    var step = 1
    var tries = 0
    while index >= 0 {
      let line = try shaper.shape(candidates[index].letters, of: paragraph)
      if Self.fits(line.width, in: maxWidth) { return (line, candidates[index].next) }
      // Estimates are off by a kern or a joined letter. Where they are off by more, larger steps bound the time.
      tries += 1
      if tries >= 8 { step *= 2 }
      index -= step
    }
    return nil
  }

  private func estimate(_ letters: Range<Int>) -> Double {
    positions[letters.upperBound] - positions[letters.lowerBound]
  }

  /// Letters can be narrower at the end of a line than inside the paragraph, by no more than a kern.
  private var widestEstimate: Double { maxWidth + 0.1 * shaper.size }

  private func skippingSpaces(from letter: Int) -> Int {
    paragraph.isSpace[letter...].firstIndex(of: false) ?? paragraph.count
  }
}
