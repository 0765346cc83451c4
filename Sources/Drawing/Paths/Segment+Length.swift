extension Segment {
  /// The length of the piece up to the parameter `t`, good to about 10⁻⁹ of the whole.
  func length(to t: Double = 1) -> Double {
    if case .line(let start, let end) = self { return (end - start).length * t }
    let points = points
    let polygon = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    return length(from: 0, to: t, whole: gaussLength(from: 0, to: t), tolerance: 1e-9 * polygon, depth: 16)
  }

  /// The parameter at which the piece has the length `target`, where its whole is `length`.
  ///
  /// Newton's iteration within a bracket that shrinks at every step, so that it ends for every curve.
  func parameter(atLength target: Double, of length: Double) -> Double {
    let share = length > 0 ? target / length : 0
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    if case .line = self { return share }
    var low = 0.0
    var high = 1.0
    var t = share
    for _ in 0..<48 {
      let excess = self.length(to: t) - target
      if excess.magnitude <= 1e-10 * length { break }
      if excess > 0 { high = t } else { low = t }
      let next = t - excess / derivative(at: t).length
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// Halves the range until the halves add up to the whole: a curve bends much in few places only.
  private func length(from a: Double, to b: Double, whole: Double, tolerance: Double, depth: Int) -> Double {
    let middle = (a + b) / 2
    let first = gaussLength(from: a, to: middle)
    let second = gaussLength(from: middle, to: b)
    // Written so that it ends for lengths that are not numbers.
    guard depth > 0, (first + second - whole).magnitude > tolerance else { return first + second }
    return length(from: a, to: middle, whole: first, tolerance: tolerance, depth: depth - 1)
      + length(from: middle, to: b, whole: second, tolerance: tolerance, depth: depth - 1)
  }

  /// The integral of the speed by the Gauss–Legendre rule of eight points.
  private func gaussLength(from a: Double, to b: Double) -> Double {
    let half = (b - a) / 2
    let middle = (a + b) / 2
    func pair(_ node: Double, _ weight: Double) -> Double {
      weight * (derivative(at: middle - half * node).length + derivative(at: middle + half * node).length)
    }
    let sum =
      pair(0.1834346424956498, 0.3626837833783620) + pair(0.5255324099163290, 0.3137066458778873)
      + pair(0.7966664774136267, 0.2223810344533745) + pair(0.9602898564975363, 0.1012285362903763)
    return sum * half
  }
}
