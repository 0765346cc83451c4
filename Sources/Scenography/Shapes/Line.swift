public import Drawing

/// A straight line between two points, from the top left corner of its box. It shows when it is stroked.
public struct Line: ShapeRepresentable, Sendable {
  let start: Point
  let end: Point

  /// Creates a line from `start` to `end`.
  public init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
  }

  /// The shape.
  public var shape: Shape { .path(.line(from: start, to: end)) }
}
