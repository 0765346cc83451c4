extension Elementary {
  /// The angle in −π/2…π/2 whose tangent is `x`.
  public static func atan(_ x: Double) -> Double { atan2(x, 1) }

  /// The angle in −π/2…π/2 whose sine is `x`; NaN outside −1…1.
  public static func asin(_ x: Double) -> Double { atan2(x, ((1 - x) * (1 + x)).squareRoot()) }

  /// The angle in 0…π whose cosine is `x`; NaN outside −1…1.
  public static func acos(_ x: Double) -> Double { atan2(((1 - x) * (1 + x)).squareRoot(), x) }

  /// The angle in −π…π from the x axis to the point (`x`, `y`).
  ///
  /// The smaller coordinate through the larger one is q in 0…1; arctan q comes from the nearest eighth c by
  /// arctan q = arctan c + arctan((q − c)/(1 + c·q)). Zeros keep their signs: atan2(−0, −1) is −π.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    guard x == x, y == y else { return .nan }
    let isSteep = y.magnitude > x.magnitude
    let smaller = min(x.magnitude, y.magnitude)
    let larger = max(x.magnitude, y.magnitude)
    let q = larger == 0 ? 0 : smaller == .infinity ? 1 : smaller / larger
    var angle = arctangent(q)
    if isSteep { angle = difference(halfTurn.high / 2, halfTurn.low / 2, angle) }
    if x.sign == .minus { angle = difference(halfTurn.high, halfTurn.low, angle) }
    let result = angle.high + angle.low
    return y.sign == .minus ? -result : result
  }

  /// π in two parts.
  private static let halfTurn = DoubleDouble(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53)

  private static func difference(_ high: Double, _ low: Double, _ angle: DoubleDouble) -> DoubleDouble {
    let difference = DoubleDouble.sum(high, -angle.high)
    return DoubleDouble(difference.high, difference.low + (low - angle.low))
  }

  /// arctan q for q in 0…1.
  private static func arctangent(_ q: Double) -> DoubleDouble {
    let eighth = (q * 8).rounded()
    let c = eighth / 8
    let t = (q - c) / (1 + c * q)
    let z = t * t
    // |t| ≤ 1/16: the next term is below 2⁻⁶⁰ of t.
    var series = 1.0 / 13
    series = series * z - 1.0 / 11
    series = series * z + 1.0 / 9
    series = series * z - 1.0 / 7
    series = series * z + 1.0 / 5
    series = series * z - 1.0 / 3
    let node = arctangentsOfEighths[Int(eighth)]
    let sum = DoubleDouble.sum(node.high, t)
    return DoubleDouble(sum.high, sum.low + (node.low + t * z * series))
  }

  /// arctan(k/8) for k in 0…8.
  private static let arctangentsOfEighths = [
    DoubleDouble(0),
    DoubleDouble(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
    DoubleDouble(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    DoubleDouble(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
    DoubleDouble(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    DoubleDouble(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
    DoubleDouble(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    DoubleDouble(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
    DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
  ]
}
