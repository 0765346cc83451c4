import Numerics

extension Paint: CustomStringConvertible {
  /// The colour, or the kind of gradient with its geometry and its stops:
  /// "linear(0 0 to 100 0, #FF0000 0, #0000FF 1)".
  public var description: String {
    switch self {
    case .solid(let color):
      "\(color)"
    case .linear(let linear):
      "linear(\(linear.start.shortDescription) to \(linear.end.shortDescription)\(linear.gradient.words))"
    case .radial(let radial):
      "radial(\(radial.center.shortDescription), \(radial.startRadius.shortDescription) to "
        + "\(radial.endRadius.shortDescription)\(radial.gradient.words))"
    case .conic(let conic):
      "conic(\(conic.center.shortDescription), from \(conic.angle.degrees.shortDescription)°\(conic.gradient.words))"
    }
  }
}

extension Gradient {
  /// The stops, and the space where it is not the default, each after a comma.
  fileprivate var words: String {
    let space = space == .oklab ? "" : ", in \(space)"
    return space + stops.map { ", \($0.color) \($0.location.shortDescription)" }.joined()
  }
}
