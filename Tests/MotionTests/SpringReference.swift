/// The motion of a spring by the exponential of its matrix, in numbers of twice the digits: nothing is shared with the
/// solution under test, neither the formula nor the functions.
///
/// In x and y = v/ω₀ the motion is (x, y)′ = M·(x, y) with M = ((0, 1), (−1, −2ζ)), over τ = ω₀·t.
enum SpringReference {
  /// e^(M·τ) as (xx, xy, yx, yy), by the Taylor series of a small part of τ and squaring.
  static func response(dampingRatio: Double, angularFrequency: Double, time: Double) -> [Double] {
    let phase = Twofold(angularFrequency) * Twofold(time)
    var halvings = 0
    var part = phase
    while part.high * max(1, dampingRatio) > 0.25 { (part, halvings) = (part * Twofold(0.5), halvings + 1) }
    let step = [Twofold(0), part, -part, -(Twofold(2 * dampingRatio) * part)]
    let identity = [Twofold(1), Twofold(0), Twofold(0), Twofold(1)]
    var (sum, term) = (identity, identity)
    for k in 1...40 {
      term = product(term, step).map { $0 / Double(k) }
      sum = zip(sum, term).map(+)
    }
    for _ in 0..<halvings { sum = product(sum, sum) }
    return sum.map(\.high)
  }

  private static func product(_ a: [Twofold], _ b: [Twofold]) -> [Twofold] {
    [a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3], a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3]]
  }
}

/// A number as the sum of two, good to about 2⁻¹⁰⁴ of itself.
struct Twofold {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double = 0) { (self.high, self.low) = (high, low) }

  static prefix func - (a: Twofold) -> Twofold { Twofold(-a.high, -a.low) }

  static func + (a: Twofold, b: Twofold) -> Twofold {
    let sum = a.high + b.high
    let part = sum - a.high
    let error = (a.high - (sum - part)) + (b.high - part) + a.low + b.low
    return Twofold(sum + error, error - ((sum + error) - sum))
  }

  static func * (a: Twofold, b: Twofold) -> Twofold {
    let product = a.high * b.high
    let error = (-product).addingProduct(a.high, b.high) + a.high * b.low + a.low * b.high
    return Twofold(product + error, error - ((product + error) - product))
  }

  static func / (a: Twofold, b: Double) -> Twofold {
    let quotient = a.high / b
    let rest = a + -(Twofold(quotient) * Twofold(b))
    return Twofold(quotient) + Twofold(rest.high / b)
  }
}
