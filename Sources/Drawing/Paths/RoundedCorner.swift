/// The curves around one corner of radius 1: x is the distance from the corner along the edge on which the pen arrives,
/// y along the edge on which it leaves.
struct RoundedCorner {
  /// One curve, from where the one before ends.
  struct Curve {
    var control1: Point
    var control2: Point
    var end: Point
  }

  /// Where the first curve begins.
  var start: Point
  /// The curves in order.
  var curves: [Curve]

  /// A quarter circle in one curve.
  static let circular = RoundedCorner(
    start: Point(x: 1, y: 0),
    curves: [
      Curve(
        control1: Point(x: 1 - circleHandle, y: 0), control2: Point(x: 0, y: 1 - circleHandle), end: Point(x: 0, y: 1))
    ])

  /// The length of the control handles of a quarter circle of radius 1.
  ///
  /// With Spencer Mortensen's value the curve leaves the circle by 0.0196 % of the radius to either side, which is the
  /// least. The usual 4/3·(√2 − 1) leaves it by 0.0273 % to the outside only, so that circles come out too long.
  static let circleHandle = 0.5519150244935106

  /// A corner that bends gradually and begins at most `room` radii from the corner.
  ///
  /// With room for 1.528665 radii its points are those published for Apple's continuous corners. With less they move in
  /// proportion towards a quarter circle, so that a growing radius never makes the shape jump.
  static func continuous(room: Double) -> RoundedCorner {
    let share = min(max((room - 1) / (smooth[0].x - 1), 0), 1)
    let points = zip(round, smooth).map { $0.interpolated(to: $1, fraction: share) }
    let mirrored = points.map { Point(x: $0.y, y: $0.x) }
    return RoundedCorner(
      start: points[0],
      curves: [
        Curve(control1: points[1], control2: points[2], end: points[3]),
        Curve(control1: points[4], control2: mirrored[4], end: mirrored[3]),
        Curve(control1: mirrored[2], control2: mirrored[1], end: mirrored[0]),
      ])
  }

  /// The first half of a continuous corner: start, two controls, end of the first curve, first control of the second.
  /// The other half is its mirror image.
  private static let smooth = [
    Point(x: 1.528665, y: 0),
    Point(x: 1.08849296, y: 0),
    Point(x: 0.86840694, y: 0),
    Point(x: 0.63149379, y: 0.07491139),
    Point(x: 0.37282383, y: 0.16905956),
  ]

  /// The same points of a quarter circle cut at 22.5° and 67.5°, with handles of 4/3·tan of a quarter of each angle.
  private static let round: [Point] = {
    let sine = 0.3826834323650898
    let cosine = 0.9238795325112867
    let outerHandle = 0.13132187114288568
    let innerHandle = 0.265216489839544
    let joint = Point(x: 1 - sine, y: 1 - cosine)
    let tangent = Point(x: cosine, y: -sine)
    return [
      Point(x: 1, y: 0),
      Point(x: 1 - outerHandle, y: 0),
      joint + tangent * outerHandle,
      joint,
      joint - tangent * innerHandle,
    ]
  }()
}
