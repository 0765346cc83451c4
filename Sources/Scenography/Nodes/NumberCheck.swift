import Drawing

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
    color.isFinite ? nil : "its \(name) is a colour with a channel that is not a number; give channels from 0 to 1"
  }

  static func isInRange(_ number: Double) -> Bool { number.magnitude <= Node.greatestNumber }

  static func isInRange(_ element: Path.Element) -> Bool {
    let points: [Point] =
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let end): [control, end]
      case .cubic(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    return points.allSatisfy { isInRange($0.x) && isInRange($0.y) }
  }
}
