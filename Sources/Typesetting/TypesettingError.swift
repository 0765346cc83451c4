/// Why a text cannot be set, in words for the person who wrote the scene.
public enum TypesettingError: Error, Hashable, Sendable {
  /// No installed family has the name; `near` holds up to three that are spelled like it.
  case familyNotInstalled(String, near: [String])
  /// There is not one face to choose from.
  case noFonts
  /// The family has pictures of letters only, no outlines that could be drawn at any size.
  case noOutlines(family: String)
  /// The file of a face cannot be read.
  case unreadableFace(file: String)
  /// The font size is negative, not a number or too large.
  case fontSize(Double)
  /// The tracking is not a number or too large.
  case tracking(Double)
  /// The line spacing is not a number or too large.
  case lineSpacing(Double)
  /// The text has more characters than can be set.
  case tooLong(limit: Int)
  /// A library of the system gave up, as good as always for want of memory.
  case library(String)
}

extension TypesettingError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .familyNotInstalled(let name, let near):
      var text = "No font family named \"\(name.prefix(80))\" is installed."
      if !near.isEmpty { text += " Near it: \(near.map { "\"\($0)\"" }.joined(separator: ", "))." }
      return text + " `fc-list : family` lists what is installed; \(Self.howToInstall(name))."
    case .noFonts:
      return "No fonts are installed. Install some, for example with `apt install fonts-inter`."
    case .noOutlines(let family):
      return "The font family \"\(family)\" has no outlines that can be drawn at any size. Choose another family."
    case .unreadableFace(let file):
      return "The font file \(file) cannot be read. Install its package again, or choose another family."
    case .fontSize(let size):
      return "A font size of \(size) cannot be set. Use a size from 0 to \(Self.largestDistance)."
    case .tracking(let distance):
      return "A tracking of \(distance) cannot be set. \(Self.distanceAdvice)"
    case .lineSpacing(let distance):
      return "A line spacing of \(distance) cannot be set. \(Self.distanceAdvice)"
    case .tooLong(let limit):
      return "A text of more than \(limit) characters cannot be set. Use several shorter ones."
    case .library(let name):
      return "\(name) could not set the text. There may be too little memory."
    }
  }

  /// The largest font size, tracking and line spacing, in pixels: far above any stage, far below what overflows.
  static let largestDistance = 10_000.0

  private static let distanceAdvice = "Use a distance from -\(largestDistance) to \(largestDistance)."

  private static func howToInstall(_ family: String) -> String {
    let packages = [
      ("inter", "fonts-inter"), ("jetbrains mono", "fonts-jetbrains-mono"), ("dejavu", "fonts-dejavu-core"),
      ("noto", "fonts-noto-core"),
    ]
    let name = family.prefix(80).lowercased()
    guard let (_, package) = packages.first(where: { name.hasPrefix($0.0) }) else {
      return "install the package of the font, or copy its files to ~/.local/share/fonts"
    }
    return "`apt install \(package)` installs it"
  }
}
