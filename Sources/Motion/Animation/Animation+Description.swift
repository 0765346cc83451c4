import Numerics

extension Animation: CustomStringConvertible {
  /// The animation as it is written, for example "spring(0.5 s, bounce 0.3).delay(0.2 s)".
  public var description: String { course.description }
}

extension Animation.Course: CustomStringConvertible {
  var description: String {
    switch self {
    case .curve(let curve, let seconds): "\(curve) \(seconds.shortDescription) s"
    case .spring(let spring): "\(spring)"
    case .interpolatingSpring(let spring, 0): "interpolating \(spring)"
    case .interpolatingSpring(let spring, let velocity):
      "interpolating \(spring), velocity \(velocity.shortDescription)"
    case .custom(let custom): "\(custom.base)"
    case .delayed(let base, let seconds): "\(base).delay(\(seconds.shortDescription) s)"
    case .sped(let base, let factor): "\(base).speed(\(factor.shortDescription))"
    case .repeated(let base, let count, let autoreverses):
      "\(base).repeat(\(count.map(String.init) ?? "forever")\(autoreverses ? ", autoreverses" : ""))"
    case .complete(let base, let seconds): "\(base).logicallyComplete(after: \(seconds.shortDescription) s)"
    }
  }
}
