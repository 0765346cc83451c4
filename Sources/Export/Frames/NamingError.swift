/// Why frames cannot be named as asked for.
public enum NamingError: Error, Hashable, Sendable {
  /// No name at all.
  case empty
  /// A name with a NUL in it.
  case nul
  /// A picture without a place for the number.
  case noNumber(String)
  /// A pattern of files that are not called PNGs.
  case notPNG(String)
  /// A pattern without a number that can be read, or with several.
  case oneNumber(String)
}

extension NamingError: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .empty: "the name is empty; give a folder, or a pattern such as frames/shot_%05d.png"
    case .nul: "the name has a NUL in it"
    case .noNumber(let text):
      "\"\(text)\" is one file, and frames are many; give a folder, or a pattern such as frames/shot_%05d.png"
    case .notPNG(let text):
      "\"\(text)\" does not end with .png, and frames are PNGs; end the pattern with .png, or a folder with /"
    case .oneNumber(let text):
      "\"\(text)\" needs one place for the number, written %05d, %d or #####, and %% for a percent sign"
    }
  }
}
