extension Path {
  /// A rectangle, clockwise from its top left corner.
  public static func rect(_ rect: Rect) -> Path {
    polygon([
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ])
  }

  /// A circle, clockwise from its right-most point.
  public static func circle(center: Point, radius: Double) -> Path {
    ellipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The ellipse that touches the four sides of `rect`, clockwise from its right-most point, in four cubics.
  public static func ellipse(in rect: Rect) -> Path {
    let center = rect.center
    let xRadius = rect.width / 2
    let yRadius = rect.height / 2
    let handle = RoundedCorner.circleHandle
    func place(_ x: Double, _ y: Double) -> Point { Point(x: center.x + xRadius * x, y: center.y + yRadius * y) }
    return Path(elements: [
      .move(place(1, 0)),
      .cubic(control1: place(1, handle), control2: place(handle, 1), end: place(0, 1)),
      .cubic(control1: place(-handle, 1), control2: place(-1, handle), end: place(-1, 0)),
      .cubic(control1: place(-1, -handle), control2: place(-handle, -1), end: place(0, -1)),
      .cubic(control1: place(handle, -1), control2: place(1, -handle), end: place(1, 0)),
      .close,
    ])
  }

  /// A straight line.
  public static func line(from start: Point, to end: Point) -> Path {
    Path(elements: [.move(start), .line(end)])
  }

  /// Straight lines from point to point; empty for no points.
  public static func polyline(_ points: [Point]) -> Path {
    Path(elements: points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }

  /// Straight lines from point to point and back to the first; empty for no points.
  public static func polygon(_ points: [Point]) -> Path {
    var path = polyline(points)
    if !path.isEmpty { path.closeSubpath() }
    return path
  }

  /// A polygon of equal sides, clockwise with its first vertex up, on the ellipse in `rect`.
  ///
  /// Fewer than three sides give an empty path, more than 10 000 give 10 000.
  public static func regularPolygon(sides: Int, in rect: Rect) -> Path {
    guard sides >= 3 else { return Path() }
    return polygon(vertices(min(sides, mostVertices), in: rect) { _ in 1 })
  }

  /// A star with its first point up, clockwise, its points on the ellipse in `rect`.
  ///
  /// The notches lie at `innerRatio` of the way from the middle to that ellipse: 1 is a polygon of twice the sides, 0 is
  /// rays without a body. The default is that of the five-pointed star whose edges line up, (3 − √5)/2. Fewer than two
  /// points give an empty path, more than 5 000 give 5 000.
  public static func star(points: Int, innerRatio: Double = 0.3819660112501051, in rect: Rect) -> Path {
    guard points >= 2 else { return Path() }
    return polygon(
      vertices(2 * min(points, mostVertices / 2), in: rect) { $0.isMultiple(of: 2) ? 1 : innerRatio })
  }

  /// Keeps a miscounted number of sides from taking the whole memory; nobody can see this many.
  private static let mostVertices = 10_000

  /// `count` places around the middle of `rect`, each at `distance` of its index.
  private static func vertices(_ count: Int, in rect: Rect, distance: (Int) -> Double) -> [Point] {
    let center = rect.center
    return (0..<count).map { index in
      let direction = Angle(degrees: 360 * Double(index) / Double(count) - 90).direction * distance(index)
      return Point(x: center.x + rect.width / 2 * direction.x, y: center.y + rect.height / 2 * direction.y)
    }
  }
}
