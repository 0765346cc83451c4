import Numerics

extension Path: CustomStringConvertible {
  /// The path as SVG writes it, with absolute coordinates of at most four decimals: "M0 0 L10 0 Q10 10 0 10 Z".
  public var description: String {
    elements.map(\.description).joined(separator: " ")
  }
}

extension Path.Element: CustomStringConvertible {
  /// The element as SVG writes it: "C1 2 3 4 5 6".
  public var description: String {
    switch self {
    case .move(let point): "M\(point.shortDescription)"
    case .line(let point): "L\(point.shortDescription)"
    case .quad(let control, let end): "Q\(control.shortDescription) \(end.shortDescription)"
    case .cubic(let control1, let control2, let end):
      "C\(control1.shortDescription) \(control2.shortDescription) \(end.shortDescription)"
    case .close: "Z"
    }
  }
}
