/// The curve from (0, 0) to (1, 1) with two control points, as y over x.
///
/// Both coordinates are cubic polynomials of a parameter s in 0 … 1; x grows with s since x1 and x2 lie in 0 … 1, so
/// each x has one s, and one y.
struct CubicBezier {
  private let x: Polynomial
  private let y: Polynomial
  private let first: SIMD2<Double>
  private let second: SIMD2<Double>

  /// Creates the curve with control points `first` and `second`, whose x are limited to 0 … 1.
  init(_ first: SIMD2<Double>, _ second: SIMD2<Double>) {
    self.first = SIMD2(min(max(first.x, 0), 1), first.y)
    self.second = SIMD2(min(max(second.x, 0), 1), second.y)
    x = Polynomial(self.first.x, self.second.x)
    y = Polynomial(self.first.y, self.second.y)
  }

  /// The y at `x`, which lies strictly between 0 and 1.
  func value(at x: Double) -> Double { y.value(at: parameter(at: x)) }

  /// The slope dy/dx at `x` in 0 … 1; infinite where the curve is upright.
  func slope(at x: Double) -> Double {
    // At an end the tangent points to the first control point that is not the end itself.
    if x <= 0 { return slope(along: first != .zero ? first : second != .zero ? second : .one) }
    if x >= 1 { return slope(along: .one - (second != .one ? second : first != .one ? first : .zero)) }
    let parameter = parameter(at: x)
    return slope(along: SIMD2(self.x.slope(at: parameter), y.slope(at: parameter)))
  }

  private func slope(along direction: SIMD2<Double>) -> Double {
    // Where the curve halts it has no direction, and the quotient is not a number.
    direction == .zero ? 0 : direction.y / direction.x
  }

  /// The parameter at which the first coordinate is `target`: Newton's steps, halving where they leave the bracket.
  private func parameter(at target: Double) -> Double {
    var bracket = (lower: 0.0, upper: 1.0)
    var parameter = target
    // Halving alone ends after 54 rounds; Newton's steps usually after 5.
    for _ in 0..<64 {
      let error = x.value(at: parameter) - target
      if error == 0 { break }
      if error < 0 { bracket.lower = parameter } else { bracket.upper = parameter }
      var next = parameter - error / x.slope(at: parameter)
      if !(next > bracket.lower && next < bracket.upper) { next = (bracket.lower + bracket.upper) / 2 }
      if next == parameter { break }
      parameter = next
    }
    return parameter
  }
}

extension CubicBezier {
  /// One coordinate over the parameter: 0 at 0, 1 at 1, a · s³ + b · s² + c · s.
  private struct Polynomial {
    let a, b, c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(at s: Double) -> Double { ((a * s + b) * s + c) * s }
    func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
  }
}
