import Drawing

extension TextContent {
  /// The most characters of one text. Their outlines already take a few hundred megabytes.
  static let characterLimit = 200_000

  /// Checks that the numbers and the amount of text can be set at all.
  func validate() throws(TypesettingError) {
    let largest = TypesettingError.largestDistance
    // Every comparison with a NaN is false.
    guard font.size >= 0, font.size <= largest else { throw .fontSize(font.size) }
    guard abs(tracking) <= largest else { throw .tracking(tracking) }
    guard abs(lineSpacing) <= largest else { throw .lineSpacing(lineSpacing) }
    guard string.unicodeScalars.count <= Self.characterLimit else { throw .tooLong(limit: Self.characterLimit) }
  }
}
