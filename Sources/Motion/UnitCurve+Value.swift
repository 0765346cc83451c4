extension UnitCurve {
  /// The value at `progress`: for every curve but `steps` and `points` exactly 0 at 0 and 1 at 1.
  public func value(at progress: Double) -> Double {
    // Not a number is not above 0.
    let progress = progress > 0 ? min(progress, 1) : 0
    switch shape {
    case .steps(let count, let position): return Self.step(at: progress, count: count, position)
    case .points(let points): return Self.sample(points, at: progress).value
    case .linear: return progress
    case .bezier, .ease:
      if progress == 0 || progress == 1 { return progress }
      if case .bezier(let first, let second) = shape { return CubicBezier(first, second).value(at: progress) }
      if case .ease(let family, let direction) = shape { return family.sample(at: progress, direction).value }
      return progress
    }
  }

  /// The slope of the curve at `progress`: change of value over change of progress.
  ///
  /// It is 0 outside 0 … 1, where the value holds; at 0 and at 1 that of the curve itself; and infinite where the curve is
  /// upright, such as at the end of ``circularEaseIn``. Jumps have no slope.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    switch shape {
    case .linear: return 1
    case .bezier(let first, let second): return CubicBezier(first, second).slope(at: progress)
    case .ease(let family, let direction): return family.sample(at: progress, direction).slope
    case .steps: return 0
    case .points(let points): return Self.sample(points, at: progress).slope
    }
  }

  private static func step(at progress: Double, count: Int, _ position: StepPosition) -> Double {
    let count = Double(max(count, 1))
    var step = (progress * count).rounded(.down)
    // The product may fall short of a whole number which the quotient reaches, as 1/49 · 49 does.
    if (step + 1) / count <= progress { step += 1 }
    let jumps =
      switch position {
      case .jumpStart, .jumpEnd: count
      case .jumpNone: max(count - 1, 1)
      case .jumpBoth: count + 1
      }
    if position == .jumpStart || position == .jumpBoth { step += 1 }
    return min(step, jumps) / jumps
  }

  private static func sample(_ points: [SIMD2<Double>], at progress: Double) -> (value: Double, slope: Double) {
    guard let first = points.first, let last = points.last else { return (progress, 1) }
    if progress < first.x { return (first.y, 0) }
    if progress > last.x { return (last.y, 0) }
    // At the end, the line that arrives there; elsewhere the one that leaves, which of two points takes the last.
    let isEnd = progress == 1
    guard let right = points.firstIndex(where: { isEnd ? $0.x >= 1 : $0.x > progress }), right > 0 else {
      return (last.y, 0)
    }
    let step = points[right] - points[right - 1]
    let slope = step.x > 0 ? step.y / step.x : 0
    return (isEnd ? last.y : points[right - 1].y + slope * (progress - points[right - 1].x), slope)
  }
}
