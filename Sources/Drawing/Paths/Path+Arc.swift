import Numerics

extension Path {
  /// A part of a circle as an open path, from the direction `startAngle` along `delta`.
  ///
  /// See `addArc(center:radius:startAngle:delta:)`.
  public static func arc(center: Point, radius: Double, startAngle: Angle, delta: Angle) -> Path {
    var path = Path()
    path.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    return path
  }

  /// Draws a part of a circle from the direction `startAngle` along `delta`, clockwise where that is positive.
  ///
  /// A straight line leads to its beginning where the pen already stands in a subpath, otherwise a subpath begins
  /// there. The arc is cubics of at most a quarter turn each, off the circle by at most 0.02 % of the radius. More than
  /// four turns are drawn as three and the rest, which covers the same points and ends at the same one.
  /// Angles that are not finite add nothing.
  public mutating func addArc(center: Point, radius: Double, startAngle: Angle, delta: Angle) {
    guard startAngle.isFinite, delta.isFinite else { return }
    let turn = 2 * Double.pi
    var sweep = delta.radians
    if sweep.magnitude > 4 * turn {
      sweep = sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -3 * turn : 3 * turn)
    }
    // Just above a multiple of a quarter turn is that multiple: 360° is four quarters.
    let quarters = sweep.magnitude / (.pi / 2)
    let count = max(1, (quarters - 1e-9).rounded(.up))
    let handle = radius * Self.arcHandle(of: sweep / count)

    var direction = startAngle.direction
    let start = center + direction * radius
    switch elements.last {
    case .none, .close: move(to: start)
    default: addLine(to: start)
    }
    for index in 1...Int(count) {
      let next = (startAngle + Angle(radians: sweep * (Double(index) / count))).direction
      let end = center + next * radius
      addCurve(
        to: end,
        control1: center + direction * radius + direction.turned * handle,
        control2: end - next.turned * handle)
      direction = next
    }
  }

  /// The length of the control handles of an arc of radius 1: 4/3·tan(θ/4), which touches the circle in the middle of
  /// the arc, less the share that makes a quarter turn the same curve as in `ellipse(in:)`. The share that balances the
  /// error grows with θ⁴.
  private static func arcHandle(of angle: Double) -> Double {
    let quarters = angle / (.pi / 2)
    return 4 / 3 * Elementary.tan(angle / 4) * (1 - 6.6944695e-4 * quarters * quarters * quarters * quarters)
  }
}

extension Point {
  /// The displacement turned clockwise by a quarter.
  fileprivate var turned: Point { Point(x: -y, y: x) }
}
