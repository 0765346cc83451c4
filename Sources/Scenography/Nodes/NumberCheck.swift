import Drawing
import Motion

/// The ranges of numbers that a node may name, and the words for what is beyond them.
enum NumberCheck {
  static func numbers(_ numbers: [Double], _ name: String) -> String? {
    guard let bad = numbers.first(where: { !isInRange($0) }) else { return nil }
    return "its \(name) is \(bad); give a finite number up to \(Int(Node.greatestNumber))"
  }

  static func length(_ length: Double, _ name: String) -> String? {
    if let problem = numbers([length], name) { return problem }
    return length < 0 ? "its \(name) is \(length); give 0 or more" : nil
  }

  static func colour(_ color: Color, _ name: String) -> String? {
    guard let bad = [color.red, color.green, color.blue, color.alpha].first(where: { !isInRange($0) }) else {
      return nil
    }
    return "its \(name) has a colour with a channel of \(bad); give channels from 0 to 1"
  }

  static func isInRange(_ number: Double) -> Bool { number.magnitude <= Node.greatestNumber }
}

extension Path.Element {
  /// The numbers of all its points.
  var coordinates: [Double] {
    let points: [Point] =
      switch self {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let end): [control, end]
      case .cubic(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    return points.flatMap { [$0.x, $0.y] }
  }
}

extension Lanes {
  /// Whether each of the four numbers is one that a node may name.
  var isInRange: Bool {
    NumberCheck.isInRange(x) && NumberCheck.isInRange(y) && NumberCheck.isInRange(z) && NumberCheck.isInRange(w)
  }
}
