extension Spring {
  /// Whether the spring has a motion that ends; ``problem`` tells why not.
  public var isValid: Bool { flaw == nil }

  /// Which parameter is out of its range, and the range; `nil` for a valid spring.
  public var problem: String? { flaw?.description }

  /// A parameter out of its range, small enough to travel with every spring.
  enum Flaw: Hashable, Sendable {
    case positive(Parameter, Double)
    case bounce(Double)
    case epsilon(Double)

    enum Parameter: String, Sendable {
      case duration, response, mass, stiffness, damping
      case dampingRatio = "damping ratio"
      case angularFrequency = "angular frequency"
      case settlingDuration = "settling duration"
    }

    /// Finds a flaw where `value` is not a positive, finite number.
    init?(_ parameter: Parameter, _ value: Double) {
      if value > 0 && value.isFinite { return nil }
      self = .positive(parameter, value)
    }
  }
}

extension Spring.Flaw: CustomStringConvertible {
  var description: String {
    switch self {
    case .positive(let parameter, let value):
      "the \(parameter.rawValue) of the spring is \(value), but must be finite and above 0"
    case .bounce(let value): "the bounce of the spring is \(value), but must be above -1 and below 1"
    case .epsilon(let value): "the epsilon of the spring is \(value), but must be above 0 and below 1"
    }
  }
}
