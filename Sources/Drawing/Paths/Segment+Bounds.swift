extension Segment {
  /// The smallest rectangle around the piece.
  var bounds: Rect {
    let ends = Rect(origin: start, size: .zero).union(end)
    return isWithin(ends) ? ends : extrema.reduce(ends) { $0.union(point(at: $1)) }
  }

  /// Whether all control points, and with them the piece, lie in `rect`: most pieces of outlines need no search.
  private func isWithin(_ rect: Rect) -> Bool {
    switch self {
    case .line: true
    case .quad(_, let control, _): rect.contains(control)
    case .cubic(_, let control1, let control2, _): rect.contains(control1) && rect.contains(control2)
    }
  }

  /// The parameters strictly between 0 and 1 at which the piece turns back in x or in y.
  private var extrema: [Double] {
    switch self {
    case .line:
      return []
    case .quad(let p0, let p1, let p2):
      let a = p0 - p1 * 2 + p2
      let b = p1 - p0
      return [-b.x / a.x, -b.y / a.y].filter { $0 > 0 && $0 < 1 }
    case .cubic(let p0, let p1, let p2, let p3):
      let a = p3 - p2 * 3 + p1 * 3 - p0
      let b = (p2 - p1 * 2 + p0) * 2
      let c = p1 - p0
      return Self.roots(a.x, b.x, c.x) + Self.roots(a.y, b.y, c.y)
    }
  }

  /// The solutions of a·t² + b·t + c = 0 strictly between 0 and 1.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The form that subtracts no like numbers; it holds for a = 0 too, where the first quotient is not finite.
    let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
  }
}
