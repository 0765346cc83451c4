extension Elementary {
  /// The cube root of `x`, negative for a negative one.
  ///
  /// Two steps of Halley's iteration from a straight line on 1/8…1, and a last one on a root rounded to 26 bits, whose
  /// square is exact.
  public static func cbrt(_ x: Double) -> Double {
    guard x.isFinite, x != 0 else { return x }
    let exponent = x.exponent
    let thirds = exponent >= 0 ? exponent / 3 + 1 : (exponent - 2) / 3 + 1
    let m = scaled(x.significand, by: exponent - 3 * thirds)
    var root = 0.45 + 0.6 * m
    for _ in 0..<2 {
      let cube = root * root * root
      root *= (cube + 2 * m) / (2 * cube + m)
    }
    root = Double(bitPattern: root.bitPattern & ~0x7ff_ffff)
    let quotient = m / (root * root)
    root += root * ((quotient - root) / (2 * root + quotient))
    let result = scaled(root, by: thirds)
    return x < 0 ? -result : result
  }

  /// `x` to the power `y`.
  ///
  /// |x|ʸ = exp(y·ln|x|) with the product in about 106 bits. A power that is a double, like 3⁴, comes out exactly.
  /// A negative `x` has powers for whole `y` only, NaN otherwise; x⁰ and 1ʸ are 1, for NaN too.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    guard x == x, y == y else { return .nan }
    let isNegative = x.sign == .minus && isOdd(y)
    let magnitude = power(of: x.magnitude, y)
    if x < 0, x > -.infinity, y.isFinite, y != y.rounded() { return .nan }
    return isNegative ? -magnitude : magnitude
  }

  /// `x` to the power `y` for x ≥ 0 and y ≠ 0.
  private static func power(of x: Double, _ y: Double) -> Double {
    if x == 1 { return 1 }
    if x == 0 || x == .infinity || y.isInfinite {
      return (x > 1) == (y > 0) ? .infinity : 0
    }
    // Beyond 2⁶⁵ every power of a number other than 1 is zero or infinite, and the exact product might overflow.
    let exponent = min(max(y, -0x1p65), 0x1p65)
    return exp(DoubleDouble(exponent) * logarithm(x))
  }

  private static func isOdd(_ y: Double) -> Bool {
    let half = y / 2
    return y.magnitude < 0x1p53 && y == y.rounded() && half != half.rounded()
  }
}
