extension Elementary {
  /// The sine of `x` radians; see `sincos(_:)`.
  public static func sin(_ x: Double) -> Double { sincos(x).sine }

  /// The cosine of `x` radians; see `sincos(_:)`.
  public static func cos(_ x: Double) -> Double { sincos(x).cosine }

  /// The tangent of `x` radians, sine through cosine.
  public static func tan(_ x: Double) -> Double {
    let (sine, cosine) = sincos(x)
    return sine / cosine
  }

  /// The sine and the cosine of `x` radians; NaN for an infinite `x`.
  ///
  /// x = k·π/2 + r with |r| ≤ π/4 and π/2 in three parts (119 bits), which is exact enough up to |x| = 2²⁰, about
  /// 167 000 turns. A larger `x` first loses its full turns as if a turn were the double next to 2π: the result is
  /// still −1…1 and the same everywhere, but stands for an angle off by up to 4·10⁻¹⁷ of `x`, less than the distance
  /// from `x` to its neighbours.
  public static func sincos(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    if x.magnitude < 0x1p-27 { return (x, 1) }
    // The remainder is exact by definition, hence the same in every C library.
    let angle = x.magnitude <= 0x1p20 ? x : x.truncatingRemainder(dividingBy: 2 * .pi)
    let k = (angle * (2 / .pi)).rounded()
    let (high, low) = reduced(angle, by: k)
    let sine = sineKernel(high, low)
    let cosine = cosineKernel(high, low)
    switch Int(k) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// `angle` less `k` quarter turns, in two parts.
  private static func reduced(_ angle: Double, by k: Double) -> (Double, Double) {
    // The first two parts have 33 bits: their products with k are exact.
    let first = angle - k * 0x1.921fb54400000p+0
    let second = DoubleDouble.sum(first, -(k * 0x1.0b4611a600000p-34))
    let third = DoubleDouble.sum(second.high, second.low - k * 0x1.3198a2e037073p-69)
    return (third.high, third.low)
  }

  /// The sine of x + tail for |x| ≤ π/4: Σ (−1)ⁿ·x²ⁿ⁺¹/(2n+1)! to x¹⁷.
  private static func sineKernel(_ x: Double, _ tail: Double) -> Double {
    let z = x * x
    var series = 1.0 / 355_687_428_096_000
    series = series * z - 1.0 / 1_307_674_368_000
    series = series * z + 1.0 / 6_227_020_800
    series = series * z - 1.0 / 39_916_800
    series = series * z + 1.0 / 362_880
    series = series * z - 1.0 / 5_040
    series = series * z + 1.0 / 120
    series = series * z - 1.0 / 6
    return x + (x * z * series + tail * (1 - z / 2))
  }

  /// The cosine of x + tail for |x| ≤ π/4: Σ (−1)ⁿ·x²ⁿ/(2n)! to x¹⁸.
  private static func cosineKernel(_ x: Double, _ tail: Double) -> Double {
    let z = x * x
    var series = -1.0 / 6_402_373_705_728_000
    series = series * z + 1.0 / 20_922_789_888_000
    series = series * z - 1.0 / 87_178_291_200
    series = series * z + 1.0 / 479_001_600
    series = series * z - 1.0 / 3_628_800
    series = series * z + 1.0 / 40_320
    series = series * z - 1.0 / 720
    series = series * z + 1.0 / 24
    let half = z / 2
    let leading = 1 - half
    return leading + (((1 - leading) - half) + (z * z * series - x * tail))
  }
}
