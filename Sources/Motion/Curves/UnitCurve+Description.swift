import Numerics

extension UnitCurve: CustomStringConvertible {
  /// The curve as it is written: "easeOut", "bezier(0.19, 0.73, 0.11, 1)", "cubic(inOut)".
  public var description: String {
    switch self {
    case .linear: return "linear"
    case .easeIn: return "easeIn"
    case .easeOut: return "easeOut"
    case .easeInOut: return "easeInOut"
    default: break
    }
    switch shape {
    case .linear: return "linear"
    case .bezier(let first, let second):
      let numbers = [first.x, first.y, second.x, second.y].map(\.shortDescription)
      return "bezier(\(numbers.joined(separator: ", ")))"
    case .ease(let family, let direction): return "\(family)(\(direction))"
    case .steps(let count, let position): return "steps(\(count), \(position))"
    case .points(let points):
      let pairs = points.map { "\($0.x.shortDescription): \($0.y.shortDescription)" }
      return "points(\(pairs.joined(separator: ", ")))"
    }
  }
}
