import Drawing

/// The smallest box around some points, by its edges.
///
/// Not a `Rect`: an edge that is the sum of an origin and a size is not where the points are once these are far apart.
struct Extent {
  var minX = Double.infinity
  var minY = Double.infinity
  var maxX = -Double.infinity
  var maxY = -Double.infinity

  /// Whether there is no point.
  var isEmpty: Bool { minX > maxX || minY > maxY }

  mutating func add(_ point: Point) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  mutating func add(_ other: Extent) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }

  func intersection(_ other: Extent) -> Extent {
    Extent(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY)
    )
  }

  func outset(by distance: Double) -> Extent {
    Extent(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  func offset(by offset: Point) -> Extent {
    Extent(minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
  }

  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether all edges are within `distance` of the origin.
  func isWithin(_ distance: Double) -> Bool {
    minX >= -distance && minY >= -distance && maxX <= distance && maxY <= distance
  }
}
