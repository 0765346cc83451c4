extension Elementary {
  /// e to the power `x`.
  ///
  /// x = k·ln 2 + r with |r| ≤ ln 2 / 2, so eˣ = 2ᵏ·eʳ. Overflows to infinity above 709.78 and fades through
  /// subnormal numbers to zero below −745.13.
  public static func exp(_ x: Double) -> Double {
    exp(DoubleDouble(x))
  }

  /// The natural logarithm of `x`; −∞ at zero, NaN below.
  ///
  /// x = 2ᵏ·m with m around 1, so ln x = k·ln 2 + ln m; see `logarithm(_:)`.
  public static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else {
      return x == 0 ? -.infinity : x == .infinity ? x : .nan
    }
    let logarithm = logarithm(x)
    return logarithm.high + logarithm.low
  }

  /// e to the power of a sum of two numbers, rounded once at the end but for about 0.3 units in the last place.
  static func exp(_ x: DoubleDouble) -> Double {
    guard x.high == x.high else { return .nan }
    if x.high > 800 { return .infinity }
    if x.high < -800 { return 0 }
    let k = (x.high / (ln2.high + ln2.low)).rounded()
    let high = x.high - k * ln2.high
    let low = x.low - k * ln2.low
    let r = high + low
    let tail = (high - r) + low
    // Σ rⁿ/n! to n = 13; the next term is below 2⁻⁵⁷ of the sum.
    var series = 1.0 / 6_227_020_800
    series = series * r + 1.0 / 479_001_600
    series = series * r + 1.0 / 39_916_800
    series = series * r + 1.0 / 3_628_800
    series = series * r + 1.0 / 362_880
    series = series * r + 1.0 / 40_320
    series = series * r + 1.0 / 5_040
    series = series * r + 1.0 / 720
    series = series * r + 1.0 / 120
    series = series * r + 1.0 / 24
    series = series * r + 1.0 / 6
    series = series * r + 0.5
    let result = 1 + (r + (tail + r * r * series))
    return scaled(result, by: Int(k))
  }

  /// The natural logarithm of a positive finite number, good to about 2⁻⁶⁵ of itself.
  ///
  /// `pow` multiplies it by up to 2¹⁰ or so and needs these bits. With s = (m − 1)/(m + 1) and m in √½…√2,
  /// ln m = 2·artanh s = s·(2 + s²·(2/3 + s²·(2/5 + …))), where |s| < 0.172.
  static func logarithm(_ x: Double) -> DoubleDouble {
    var k = x.exponent
    var m = x.significand
    if m > 1.4142135623730951 {
      m /= 2
      k += 1
    }
    let s = (m - 1) / DoubleDouble.sum(m, 1)
    let z = s * s
    // The last of these terms is below 2⁻⁶⁶ of the whole.
    var series = 2.0 / 23
    series = series * z.high + 2.0 / 21
    series = series * z.high + 2.0 / 19
    series = series * z.high + 2.0 / 17
    series = series * z.high + 2.0 / 15
    series = series * z.high + 2.0 / 13
    series = series * z.high + 2.0 / 11
    series = series * z.high + 2.0 / 9
    series = series * z.high + 2.0 / 7
    series = series * z.high + 2.0 / 5
    let thirds = DoubleDouble(0x1.5555555555555p-1, 0x1.5555555555555p-55)
    let fraction = s * (DoubleDouble(2) + z * (thirds + DoubleDouble(series * z.high)))
    let exponent = Double(k)
    return DoubleDouble.sum(exponent * ln2.high, exponent * ln2.low) + fraction
  }
}
