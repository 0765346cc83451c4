/// A curve from progress in time to progress in value, both 0 … 1 from start to end.
///
/// The value may leave 0 … 1 on the way, which overshoots. Progress outside 0 … 1 counts as 0 or 1, and so does one
/// that is not a number as 0.
public struct UnitCurve: Hashable, Sendable {
  let shape: Shape

  enum Shape: Hashable, Sendable {
    case linear
    case bezier(SIMD2<Double>, SIMD2<Double>)
    case ease(EaseFamily, Direction)
    case steps(Int, StepPosition)
    /// Each has the progress in x and the value in y.
    case points([SIMD2<Double>])
  }

  /// The end at which an ease of a family is slow, or has its special look.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// At the start: f(p).
    case `in`
    /// At the end: 1 − f(1 − p).
    case out
    /// At both: half the one, then half the other.
    case inOut
  }

  /// Where a curve of steps jumps.
  ///
  /// Source: <https://www.w3.org/TR/css-easing-1/#step-easing-functions>.
  public enum StepPosition: Hashable, Sendable, CaseIterable {
    /// At the start of each step: n jumps, the first at progress 0.
    case jumpStart
    /// At the end of each step: n jumps, the last at progress 1.
    case jumpEnd
    /// Between the steps only: n − 1 jumps, so that 0 and 1 both last a step.
    case jumpNone
    /// At both ends too: n + 1 jumps.
    case jumpBoth
  }
}

extension UnitCurve {
  /// Value equal to progress.
  public static let linear = UnitCurve(shape: .linear)

  /// Slow at the start: the Bézier curve (0.42, 0, 1, 1).
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Slow at the end: the Bézier curve (0, 0, 0.58, 1).
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Slow at both ends: the Bézier curve (0.42, 0, 0.58, 1).
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)

  /// A quarter of a circle that starts flat and ends upright: ``circ(_:)`` of ``Direction/in``.
  public static let circularEaseIn = circ(.in)
  /// A quarter of a circle that starts upright and ends flat: ``circ(_:)`` of ``Direction/out``.
  public static let circularEaseOut = circ(.out)
  /// Two quarters of a circle, flat at both ends: ``circ(_:)`` of ``Direction/inOut``.
  public static let circularEaseInOut = circ(.inOut)

  /// The Bézier curve from (0, 0) to (1, 1) with the control points (`x1`, `y1`) and (`x2`, `y2`).
  ///
  /// The x lie in 0 … 1, which ``problem`` checks and the values limit them to; the y up to ±10⁶. It is solved
  /// to 10⁻⁹ or better. Source: <https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions>.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(shape: .bezier(SIMD2(x1, y1), SIMD2(x2, y2)))
  }

  /// `count` equal steps that jump at `position`, by default at the end of each.
  ///
  /// At least 1 step, or 2 for ``StepPosition/jumpNone``, which ``problem`` checks.
  /// Source: <https://www.w3.org/TR/css-easing-1/#step-easing-functions>.
  public static func steps(_ count: Int, _ position: StepPosition = .jumpEnd) -> UnitCurve {
    UnitCurve(shape: .steps(count, position))
  }

  /// Straight lines through `points`, each a progress and the value there.
  ///
  /// The progress does not fall, which ``problem`` checks; of two points at the same progress the last one holds from
  /// there on. Before the first point and after the last one their values hold.
  public static func points(_ points: [(progress: Double, value: Double)]) -> UnitCurve {
    UnitCurve(shape: .points(points.map { SIMD2($0.progress, $0.value) }))
  }

  /// Straight lines through `values` at equal distances, the first at progress 0 and the last at 1.
  public static func points(_ values: [Double]) -> UnitCurve {
    let last = Double(max(values.count - 1, 1))
    return UnitCurve(shape: .points(values.enumerated().map { SIMD2(Double($0.offset) / last, $0.element) }))
  }
}
