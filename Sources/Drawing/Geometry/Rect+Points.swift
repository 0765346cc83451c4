extension Rect {
  /// The smallest rectangle that holds this one and `point`.
  public func union(_ point: Point) -> Rect {
    union(Rect(origin: point, size: .zero))
  }

  /// Whether `point` lies inside or on an edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether all four numbers are finite.
  public var isFinite: Bool { origin.isFinite && size.isFinite }
}
