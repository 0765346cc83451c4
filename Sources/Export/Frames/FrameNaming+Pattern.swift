extension FrameNaming {
  /// Reads where frames shall go: a folder, or a pattern whose last part has the number as `%05d`, `%d` or `####`.
  ///
  /// A pattern ends with `.png`; a percent sign beside the number is written `%%`. What ends with a slash is a folder,
  /// whatever it is called.
  ///
  /// - Parameters:
  ///   - output: What the user wrote.
  ///   - count: The number of frames of the whole scene; `nil` where it never ends.
  /// - Throws: ``NamingError``.
  public init(output: String, frameCount count: Int?) throws(NamingError) {
    guard !output.isEmpty else { throw .empty }
    guard !output.utf8.contains(0) else { throw .nul }
    if output.hasSuffix("/") {
      let folder = String(output.reversed().drop { $0 == "/" }.reversed())
      self.init(folder: folder.isEmpty ? "/" : folder, frameCount: count)
      return
    }
    let slash = output.lastIndex(of: "/")
    let name = slash.map { output[output.index(after: $0)...] } ?? output[...]
    guard name.contains("%") || name.contains("#") else {
      guard !name.lowercased().hasSuffix(".png") else { throw .noNumber(output) }
      self.init(folder: output, frameCount: count)
      return
    }
    guard name.lowercased().hasSuffix(".png") else { throw .notPNG(output) }
    let pieces = name.contains("%") ? Self.percentPieces(name) : Self.hashPieces(name)
    guard let pieces else { throw .oneNumber(output) }
    let folder = slash.map { $0 == output.startIndex ? "/" : String(output[..<$0]) } ?? "."
    self.init(folder: folder, prefix: pieces.prefix, suffix: pieces.suffix, width: pieces.width)
  }

  private typealias Pieces = (prefix: String, suffix: String, width: Int)

  private static func hashPieces(_ name: Substring) -> Pieces? {
    let prefix = name.prefix { $0 != "#" }
    let hashes = name.dropFirst(prefix.count).prefix { $0 == "#" }
    let suffix = name.dropFirst(prefix.count + hashes.count)
    guard hashes.count <= 20, !suffix.contains("#") else { return nil }
    return (String(prefix), String(suffix), hashes.count)
  }

  private static func percentPieces(_ name: Substring) -> Pieces? {
    var literals = [""]
    var width = 0
    var rest = name
    while let character = rest.popFirst() {
      guard character == "%" else {
        literals[literals.count - 1].append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literals[literals.count - 1].append("%")
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard rest.popFirst() == "d", digits.isEmpty || digits.first == "0" else { return nil }
      width = digits.isEmpty ? 0 : Int(digits) ?? 21
      literals.append("")
    }
    guard literals.count == 2, width <= 20 else { return nil }
    return (literals[0], literals[1], width)
  }
}
