/// A number as the unevaluated sum of two doubles, about 106 bits long.
///
/// The algorithms are those of Dekker, *A floating-point technique for extending the available precision* (1971), and
/// Knuth. They are exact or good to about 2⁻¹⁰² as long as nothing overflows; the callers keep to ranges where nothing
/// does.
struct DoubleDouble {
  /// The sum rounded to one double.
  var high: Double
  /// What `high` leaves over.
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two doubles.
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    let part = high - a
    return DoubleDouble(high, (a - (high - part)) + (b - part))
  }

  /// The exact product of two doubles.
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a * b
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    return DoubleDouble(high, ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }

  /// A double cut into two of at most 26 bits each, after Veltkamp.
  private static func halves(_ a: Double) -> (Double, Double) {
    let shifted = a * 134_217_729  // 2²⁷ + 1
    let high = shifted - (shifted - a)
    return (high, a - high)
  }

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let sum = sum(left.high, right.high)
    return DoubleDouble.sum(sum.high, sum.low + (left.low + right.low))
  }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let product = product(left.high, right.high)
    return DoubleDouble.sum(product.high, product.low + (left.high * right.low + left.low * right.high))
  }

  static func / (left: Double, right: DoubleDouble) -> DoubleDouble {
    let quotient = left / right.high
    let product = product(quotient, right.high)
    let rest = (left - product.high) - product.low - quotient * right.low
    return DoubleDouble.sum(quotient, rest / right.high)
  }
}
