import Drawing

extension TextContent {
  /// The paragraphs of the text as they are set: a tab as a space, and without other control characters, which have
  /// no shape and which some faces draw as boxes.
  var paragraphs: [Substring] {
    var scalars = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      if scalar == "\t" {
        scalars.append(" ")
      } else if scalar.properties.generalCategory != .control || Character(scalar).isNewline {
        scalars.append(scalar)
      }
    }
    let text = String(scalars)
    return text.isEmpty ? [] : text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}
