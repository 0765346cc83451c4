import CGraphics

/// Text without a line feed, taken apart into what a reader sees as one letter each.
struct Paragraph {
  /// The characters.
  private(set) var scalars: [UInt32] = []
  /// Where each letter begins in `scalars`, and at last where the text ends.
  private(set) var starts: [Int] = [0]
  /// The letter that each scalar belongs to.
  private(set) var letters: [Int] = []
  /// The number in the font stack of the face that shows each scalar.
  private(set) var faces: [Int] = []
  /// Whether a letter is white space, which may hang over the end of a line.
  private(set) var isSpace: [Bool] = []
  /// The direction of each scalar.
  let directions: Directions
  /// The script of each scalar.
  let scripts: [hb_script_t]

  /// Takes `text` apart and chooses the faces of its letters.
  init(_ text: Substring, faces stack: inout FontStack) throws(TypesettingError) {
    for character in text {
      scalars.append(contentsOf: character.unicodeScalars.lazy.map(\.value))
      let letter = starts.count - 1
      let cluster = scalars[starts[letter]...]
      letters.append(contentsOf: repeatElement(letter, count: cluster.count))
      faces.append(contentsOf: stack.faces(for: cluster))
      isSpace.append(character.isWhitespace || character == "\u{200B}")
      starts.append(scalars.count)
    }
    directions = try Directions(of: scalars)
    scripts = Self.scripts(of: scalars)
  }

  /// How many letters there are.
  var count: Int { starts.count - 1 }

  /// The characters of some letters.
  func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[scalarRange(range)].lazy.compactMap(Unicode.Scalar.init))
    return String(view)
  }

  /// Where some letters are in `scalars`.
  func scalarRange(_ range: Range<Int>) -> Range<Int> { starts[range.lowerBound]..<starts[range.upperBound] }

  /// `range` without the white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace[end - 1] { end -= 1 }
    return range.lowerBound..<end
  }
}
