import Numerics

/// The families of eases by Robert Penner, each given by its curve that is slow at the start.
enum EaseFamily: Hashable, Sendable {
  case sine, quad, cubic, quart, quint, expo, circ, back, elastic, bounce

  /// The value and the slope at progress `p` of the curve in `direction`; `p` is strictly between 0 and 1 for the
  /// value.
  func sample(at p: Double, _ direction: UnitCurve.Direction) -> (value: Double, slope: Double) {
    switch direction {
    case .in: return sample(at: p, isHalf: false)
    case .out:
      let mirrored = sample(at: 1 - p, isHalf: false)
      return (1 - mirrored.value, mirrored.slope)
    case .inOut:
      let half = sample(at: p < 0.5 ? 2 * p : 2 - 2 * p, isHalf: true)
      return (p < 0.5 ? half.value / 2 : 1 - half.value / 2, half.slope)
    }
  }

  /// The curve that is slow at the start; `isHalf` where it is half of one that is slow at both ends.
  private func sample(at p: Double, isHalf: Bool) -> (value: Double, slope: Double) {
    switch self {
    case .sine:
      let (sine, cosine) = Elementary.sincos(p * .pi / 2)
      return (1 - cosine, sine * .pi / 2)
    case .quad: return (p * p, 2 * p)
    case .cubic: return (p * p * p, 3 * p * p)
    case .quart: return (p * p * p * p, 4 * p * p * p)
    case .quint: return (p * p * p * p * p, 5 * p * p * p * p)
    case .expo:
      let value = Self.growth(p)
      return (value, Self.growthRate * value)
    case .circ:
      let height = max(1 - p * p, 0).squareRoot()
      return (p * p / (1 + height), p / height)
    case .back:
      let c = isHalf ? 1.70158 * 1.525 : 1.70158
      return (((c + 1) * p - c) * p * p, (3 * (c + 1) * p - 2 * c) * p)
    case .elastic:
      let period = isHalf ? 0.45 : 0.3
      let frequency = 2 * .pi / period
      let (sine, cosine) = Elementary.sincos((p - 1 - period / 4) * frequency)
      let growth = Self.growth(p)
      return (-growth * sine, -growth * (Self.growthRate * sine + frequency * cosine))
    case .bounce:
      let (value, slope) = Self.bounce(1 - p)
      return (1 - value, slope)
    }
  }

  /// 2^(10 · (p − 1)).
  private static func growth(_ p: Double) -> Double { Elementary.exp(growthRate * (p - 1)) }

  /// 10 · ln 2.
  private static let growthRate = 6.931471805599453

  /// The height above the ground, upside down, of a ball that falls and then jumps three times.
  private static func bounce(_ p: Double) -> (value: Double, slope: Double) {
    let (middle, height) =
      p < 1 / 2.75
      ? (0, 0)
      : p < 2 / 2.75 ? (1.5 / 2.75, 0.75) : p < 2.5 / 2.75 ? (2.25 / 2.75, 0.9375) : (2.625 / 2.75, 0.984375)
    let distance = p - middle
    return (7.5625 * distance * distance + height, 2 * 7.5625 * distance)
  }
}
