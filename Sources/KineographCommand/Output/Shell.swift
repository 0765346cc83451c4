/// Words as a shell takes them.
enum Shell {
  /// `word` such that a shell reads it as one word, in quotes where they are needed.
  static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "%+-./:=@_".contains($0)) }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
