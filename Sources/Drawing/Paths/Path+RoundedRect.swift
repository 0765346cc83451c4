extension Path {
  /// A rectangle with rounded corners, clockwise from the top edge where the top left corner ends.
  ///
  /// `cornerRadius` is cut off at half the shorter side; zero, a negative number or NaN is a plain rectangle.
  public static func roundedRect(
    _ rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .circular
  ) -> Path {
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    return roundedRect(rect, cornerSize: Size(width: radius, height: radius), style: style)
  }

  /// A rectangle with elliptic corners, clockwise from the top edge where the top left corner ends.
  ///
  /// The extents of `cornerSize` are cut off at half the side each; where one is zero, negative or NaN the rectangle is
  /// plain.
  public static func roundedRect(_ rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .circular) -> Path {
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    guard width > 0, height > 0 else { return .rect(rect) }
    let corner: RoundedCorner =
      switch style {
      case .circular: .circular
      case .continuous: .continuous(room: min(rect.width / 2 / width, rect.height / 2 / height))
      }
    var path = Path()
    // Each corner with its directions inwards, along the edge on which the pen arrives and the one on which it leaves.
    let corners: [(x: Double, y: Double, arriving: Point, leaving: Point)] = [
      (rect.maxX, rect.minY, Point(x: -width, y: 0), Point(x: 0, y: height)),
      (rect.maxX, rect.maxY, Point(x: 0, y: -height), Point(x: -width, y: 0)),
      (rect.minX, rect.maxY, Point(x: width, y: 0), Point(x: 0, y: -height)),
      (rect.minX, rect.minY, Point(x: 0, y: height), Point(x: width, y: 0)),
    ]
    path.move(to: Point(x: rect.minX + width * corner.start.x, y: rect.minY))
    for (x, y, arriving, leaving) in corners {
      func place(_ point: Point) -> Point { Point(x: x, y: y) + arriving * point.x + leaving * point.y }
      path.addLine(to: place(corner.start))
      for curve in corner.curves {
        path.addCurve(to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
      }
    }
    path.closeSubpath()
    return path
  }

  /// A rectangle whose shorter sides are half circles, clockwise from where the top left half circle ends.
  public static func capsule(in rect: Rect, style: RoundedCornerStyle = .circular) -> Path {
    roundedRect(rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}
