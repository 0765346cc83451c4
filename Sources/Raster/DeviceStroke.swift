import CGraphics
import Drawing

/// A stroke style made fit for Cairo: nothing in it can break a context or keep it busy without end.
struct DeviceStroke {
  /// How far from its path a stroke may reach, in pixels. Cairo's coordinates end at 2^23.
  private static let maximumReach = Double(1 << 20)
  /// How far a corner sharper than the default limit may reach, in pixels.
  private static let longestMiter = 8192.0
  /// The shortest pattern, in pixels. A finer one looks the same: an even tone.
  private static let shortestPeriod = 0.25

  let style: StrokeStyle
  let map: DeviceMap
  /// The pattern; empty for a line without gaps.
  private var dash: [Double] = []
  private var phase = 0.0
  private var miterLimit: Double

  /// How far the stroke reaches from its path, in pixels.
  private(set) var reach: Double

  /// Makes `style` fit; `nil` where it draws nothing.
  init?(_ style: StrokeStyle, map: DeviceMap) throws(ItemFault) {
    guard style.width > 0, map.isVisible else { return nil }
    self.style = style
    self.map = map
    let radius = style.width / 2 * map.largestScale
    guard radius * 2 <= Self.maximumReach else {
      throw ItemFault(.outOfRange("a line is wider than \(Int(Self.maximumReach)) pixels"))
    }
    miterLimit = max(1, min(style.miterLimit, max(10, Self.longestMiter / radius)))
    reach = radius * (style.join == .miter ? max(2, miterLimit) : 2)
    setDash()
  }

  /// The pattern as a walk along a line, to clip the line; `nil` without a pattern.
  var dashWalk: DashWalk? { dash.isEmpty ? nil : DashWalk(period: dash.reduce(0, +), map: map) }

  /// Strokes the path of `context`, which is in pixels.
  func apply(to context: OpaquePointer) {
    // The pen is round in the coordinates of the item.
    var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: 0, y0: 0)
    cairo_set_matrix(context, &matrix)
    cairo_set_line_width(context, style.width)
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(context, miterLimit)
    cairo_set_dash(context, dash, Int32(clamping: dash.count), phase)
    cairo_stroke(context)
    cairo_identity_matrix(context)
  }

  /// Takes over the pattern, and the phase reduced to one round of it.
  private mutating func setDash() {
    let pattern = style.normalizedDash
    let period = pattern.reduce(0, +)
    let length = period * map.largestScale
    let stretch = max(1, Self.shortestPeriod / length)
    guard !pattern.isEmpty, stretch.isFinite else { return }
    // Caps of the radius r at the distance p leave notches of p²/8r between them, which below a twentieth of a pixel
    // nobody sees, whereas thousands of wide caps on one spot take seconds.
    let radius = style.width / 2 * abs(map.determinant) / map.largestScale
    if style.cap != .butt, length * length < 0.4 * radius { return }
    dash = pattern.map { $0 * stretch }
    phase = style.dashPhase.truncatingRemainder(dividingBy: period) * stretch
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
