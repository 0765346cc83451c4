import Numerics

extension Font: CustomStringConvertible {
  /// Family, size, and what is not regular: "Inter 24 bold italic".
  public var description: String {
    "\(family) \(size.shortDescription)" + (weight == .regular ? "" : " \(weight)") + (isItalic ? " italic" : "")
  }
}

extension Font.Weight: CustomStringConvertible {
  /// The name of the weight, or its number where it has none.
  public var description: String {
    switch self {
    case .thin: "thin"
    case .ultraLight: "ultraLight"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    default: "\(value)"
    }
  }
}
