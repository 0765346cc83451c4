/// What is wrong with an item of a display list.
public enum ItemProblem: Hashable, Sendable {
  /// A number that is NaN or infinite, or becomes infinite when it is transformed; the text says which.
  case notFinite(String)
  /// A number that has no meaning or asks for more than can be drawn; the text says which and what is allowed.
  case outOfRange(String)
  /// Cairo failed; the text is Cairo's.
  case cairo(String)
}

extension ItemProblem: CustomStringConvertible {
  /// The problem in a few words.
  public var description: String {
    switch self {
    case .notFinite(let what): "\(what) is not a finite number"
    case .outOfRange(let what): what
    case .cairo(let message): "cairo: \(message)"
    }
  }
}
