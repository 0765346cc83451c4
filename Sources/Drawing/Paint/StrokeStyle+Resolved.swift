extension StrokeStyle {
  /// Whether the style draws anything: its numbers are finite, its width is above zero and no dash is negative.
  public var isDrawable: Bool {
    width > 0 && isFinite && dash.allSatisfy { $0 >= 0 }
  }

  /// Whether all its numbers are finite, the length of the whole dash pattern among them.
  public var isFinite: Bool {
    width.isFinite && miterLimit.isFinite && dashPhase.isFinite && dash.reduce(0, +).isFinite
  }

  /// The dash pattern as dashes and gaps in pairs, or none where the line has no gaps.
  ///
  /// An odd number of lengths is written twice, which is what taking them in turn amounts to. Gaps that are all zero,
  /// lengths that are negative or not finite: none.
  public var normalizedDash: [Double] {
    let pairs = dash.count.isMultiple(of: 2) ? dash : dash + dash
    let gaps = pairs.enumerated().reduce(0) { $1.offset.isMultiple(of: 2) ? $0 : $0 + $1.element }
    guard gaps > 0, pairs.reduce(0, +).isFinite, pairs.allSatisfy({ $0 >= 0 }) else { return [] }
    return pairs
  }

  /// The most dashes along one path. A line of more is drawn without gaps: at that density they are below a pixel, and
  /// the time to draw a frame stays bounded.
  public static let mostDashes = 100_000.0

  /// The same style for a rasteriser, to draw a line of `length` pixels.
  ///
  /// The dash pattern is `normalizedDash`, or none where it had more than `mostDashes` dashes along the line. The phase
  /// is at least 0 and less than the pattern, the miter limit at least 1.
  public func resolved(along length: Double) -> StrokeStyle {
    var style = self
    style.dash = normalizedDash
    style.miterLimit = max(1, miterLimit)
    let period = style.dash.reduce(0, +)
    let dashes = Double(style.dash.count / 2) * (length / period)
    guard !style.dash.isEmpty, dashes <= Self.mostDashes else {
      style.dash = []
      style.dashPhase = 0
      return style
    }
    let phase = dashPhase - (dashPhase / period).rounded(.down) * period
    style.dashPhase = phase >= 0 && phase < period ? phase : 0
    return style
  }
}
