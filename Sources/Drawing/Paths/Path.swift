/// Lines and curves in the plane, in one or more subpaths.
public struct Path: Hashable, Sendable {
  /// One step of the pen.
  public enum Element: Hashable, Sendable {
    /// Lifts the pen and begins a subpath at the point.
    case move(Point)
    /// A straight line to the point.
    case line(Point)
    /// A quadratic Bézier curve with one control point to the end point.
    case quad(control: Point, end: Point)
    /// A cubic Bézier curve with two control points to the end point.
    case cubic(control1: Point, control2: Point, end: Point)
    /// A straight line back to the beginning of the subpath, joined with it.
    case close
  }

  /// What the pen does, in order.
  public private(set) var elements: [Element]

  /// Creates a path of nothing.
  public init() { elements = [] }

  /// Creates a path of `elements`.
  public init(elements: [Element]) { self.elements = elements }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { elements.isEmpty }
}

extension Path {
  /// Begins a subpath at `point`.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Draws a straight line to `point`.
  public mutating func addLine(to point: Point) { elements.append(.line(point)) }
  /// Draws a quadratic Bézier curve to `end`.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    elements.append(.quad(control: control, end: end))
  }
  /// Draws a cubic Bézier curve to `end`.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    elements.append(.cubic(control1: control1, control2: control2, end: end))
  }
  /// Closes the subpath.
  public mutating func closeSubpath() { elements.append(.close) }
  /// Adds all subpaths of `other`.
  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }
}
