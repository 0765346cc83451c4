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
  /// It is 0 outside 0 … 1, where the value holds; at 0 and at 1 that of the curve itself; and infinite where the curve
  /// is upright, such as at the end of ``circularEaseIn``. Jumps have no slope.
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
    // The product may miss a whole number by a rounding, as 1/49 · 49 does; a step starts at the nearest Double to k/n.
    if (step + 1) / count <= progress { step += 1 } else if step / count > progress { step -= 1 }
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
    // Of two points at the same progress, the last one is to the left of it.
    var right = points.firstIndex { $0.x > progress } ?? points.endIndex
    let isAtEnd = right == points.endIndex && progress == 1 && last.x == 1
    // At the end it is the line that arrives there which has the slope.
    if isAtEnd { right -= 1 }
    if right == points.startIndex { return (first.y, 0) }
    if right == points.endIndex { return (last.y, 0) }
    let step = points[right] - points[right - 1]
    guard step.x > 0 else { return (last.y, 0) }
    // The share first: the slope of two points that all but touch is infinite.
    let share = (progress - points[right - 1].x) / step.x
    return (isAtEnd ? last.y : points[right - 1].y + step.y * share, step.y / step.x)
  }
}
