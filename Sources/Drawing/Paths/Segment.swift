/// One straight or curved piece of a subpath, from where the pen stands to where it comes to stand.
enum Segment: Hashable, Sendable {
  case line(Point, Point)
  case quad(Point, Point, Point)
  case cubic(Point, Point, Point, Point)

  /// The points that determine the piece, from its start to its end.
  var points: [Point] {
    switch self {
    case .line(let start, let end): [start, end]
    case .quad(let start, let control, let end): [start, control, end]
    case .cubic(let start, let control1, let control2, let end): [start, control1, control2, end]
    }
  }

  var start: Point {
    switch self {
    case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  var end: Point {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// What the pen does from the start on.
  var element: Path.Element {
    switch self {
    case .line(_, let end): .line(end)
    case .quad(_, let control, let end): .quad(control: control, end: end)
    case .cubic(_, let control1, let control2, let end): .cubic(control1: control1, control2: control2, end: end)
    }
  }

  /// The point at the parameter `t`, 0…1.
  func point(at t: Double) -> Point {
    let s = 1 - t
    return switch self {
    case .line(let p0, let p1): p0 * s + p1 * t
    case .quad(let p0, let p1, let p2): p0 * (s * s) + p1 * (2 * s * t) + p2 * (t * t)
    case .cubic(let p0, let p1, let p2, let p3):
      p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
    }
  }

  /// How the point moves as the parameter grows.
  func derivative(at t: Double) -> Point {
    let s = 1 - t
    return switch self {
    case .line(let p0, let p1): p1 - p0
    case .quad(let p0, let p1, let p2): (p1 - p0) * (2 * s) + (p2 - p1) * (2 * t)
    case .cubic(let p0, let p1, let p2, let p3):
      (p1 - p0) * (3 * s * s) + (p2 - p1) * (6 * s * t) + (p3 - p2) * (3 * t * t)
    }
  }

  /// The same piece in the other direction.
  var reversed: Segment {
    switch self {
    case .line(let start, let end): .line(end, start)
    case .quad(let start, let control, let end): .quad(end, control, start)
    case .cubic(let start, let control1, let control2, let end): .cubic(end, control2, control1, start)
    }
  }

  /// The piece up to the parameter `t`, by de Casteljau's construction.
  func prefix(to t: Double) -> Segment {
    switch self {
    case .line(let p0, let p1): return .line(p0, p0.interpolated(to: p1, fraction: t))
    case .quad(let p0, let p1, let p2):
      let a = p0.interpolated(to: p1, fraction: t)
      let b = p1.interpolated(to: p2, fraction: t)
      return .quad(p0, a, a.interpolated(to: b, fraction: t))
    case .cubic(let p0, let p1, let p2, let p3):
      let a = p0.interpolated(to: p1, fraction: t)
      let b = p1.interpolated(to: p2, fraction: t)
      let c = p2.interpolated(to: p3, fraction: t)
      let ab = a.interpolated(to: b, fraction: t)
      let bc = b.interpolated(to: c, fraction: t)
      return .cubic(p0, a, ab, ab.interpolated(to: bc, fraction: t))
    }
  }

  /// The piece between two parameters, t0 < t1.
  func part(from t0: Double, to t1: Double) -> Segment {
    let first = t1 < 1 ? prefix(to: t1) : self
    return t0 > 0 ? first.reversed.prefix(to: 1 - t0 / t1).reversed : first
  }

  /// The unit vector along the piece at its start, or `nil` for a piece of no extent.
  var startTangent: Point? {
    let points = points
    return points.dropFirst().lazy.compactMap { ($0 - points[0]).unit }.first
  }

  /// The unit vector along the piece at its end, or `nil` for a piece of no extent.
  var endTangent: Point? { reversed.startTangent.map { $0 * -1 } }

  /// The unit vector along the piece at the parameter `t`, or `nil` for a piece of no extent.
  func tangent(at t: Double) -> Point? {
    if t <= 0 { return startTangent }
    if t >= 1 { return endTangent }
    // In a cusp the curve stands still: the direction in which it goes on is that of its rest.
    return derivative(at: t).unit ?? part(from: t, to: 1).startTangent
  }
}
