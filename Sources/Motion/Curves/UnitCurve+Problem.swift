extension UnitCurve {
  /// The greatest number that a curve may name, up or down. Larger ones would overflow what they are multiplied with.
  public static let greatestValue = 1e6

  /// Whether the curve has parameters in their ranges; ``problem`` tells which has not.
  public var isValid: Bool { problem == nil }

  /// Which parameter is out of its range, and the range; `nil` for a valid curve.
  ///
  /// A curve with a problem still has values, for the check of a scene to report it with the name of the step.
  public var problem: String? {
    switch shape {
    case .linear, .ease: return nil
    case .bezier(let first, let second):
      for (name, x) in [("x1", first.x), ("x2", second.x)] where !(x >= 0 && x <= 1) {
        return "\(name) of the Bézier curve is \(x), but must lie in 0 … 1"
      }
      for (name, y) in [("y1", first.y), ("y2", second.y)] where !(y.magnitude <= Self.greatestValue) {
        return "\(name) of the Bézier curve is \(y), but must be finite and at most \(Int(Self.greatestValue))"
      }
      return nil
    case .steps(let count, let position):
      let least = position == .jumpNone ? 2 : 1
      return count < least ? "the count of steps is \(count), but must be at least \(least)" : nil
    case .points(let points):
      if points.isEmpty { return "the curve has no points, but must have at least 1" }
      for (index, point) in points.enumerated()
      where !(point.x.magnitude <= Self.greatestValue && point.y.magnitude <= Self.greatestValue) {
        return "point \(index) of the curve is \(point.y) at \(point.x), but both must be finite and at most "
          + "\(Int(Self.greatestValue))"
      }
      for index in points.indices.dropFirst() where points[index].x < points[index - 1].x {
        return "point \(index) of the curve is at \(points[index].x), but must not lie before \(points[index - 1].x)"
      }
      return nil
    }
  }
}
