public import Drawing

/// A path that fills its box, or stands in it at its own coordinates.
public enum Shape: Hashable, Sendable {
  /// The box itself.
  case rectangle
  /// The box with round corners; the radius is an attribute of the node.
  case roundedRectangle(style: RoundedCornerStyle)
  /// The box with its shorter sides round.
  case capsule
  /// The largest circle in the middle of the box.
  case circle
  /// The ellipse that touches all four sides.
  case ellipse
  /// A polygon of equal sides in the largest circle in the box, a corner at the top.
  case regularPolygon(sides: Int)
  /// A star in the largest circle in the box, a point at the top.
  case star(points: Int, innerRatio: Double)
  /// A path in coordinates of its own, from the top left corner of the box.
  case path(Path)
}

extension Shape {
  /// The path of the shape in the box `rect`, with `cornerRadius` where it has corners.
  public func path(in rect: Rect, cornerRadius: Double) -> Path {
    switch self {
    case .rectangle: .rect(rect)
    case .roundedRectangle(let style): .roundedRect(rect, cornerRadius: cornerRadius, style: style)
    case .capsule: .capsule(in: rect)
    case .circle: .ellipse(in: rect.largestCentredSquare)
    case .ellipse: .ellipse(in: rect)
    case .regularPolygon(let sides): .regularPolygon(sides: sides, in: rect)
    case .star(let points, let innerRatio): .star(points: points, innerRatio: innerRatio, in: rect)
    case .path(let path):
      path.transformed(by: .translation(x: rect.minX, y: rect.minY))
    }
  }

  /// The word for the shape in messages.
  public var name: String {
    switch self {
    case .rectangle: "Rectangle"
    case .roundedRectangle: "RoundedRectangle"
    case .capsule: "Capsule"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .regularPolygon: "Polygon"
    case .star: "Star"
    case .path: "Path"
    }
  }
}

extension Rect {
  var largestCentredSquare: Rect {
    let side = min(width, height)
    return Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }
}
