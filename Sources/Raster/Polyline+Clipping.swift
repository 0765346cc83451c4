import Drawing

extension Polyline {
  /// The outline of the inside of this polygon within `extent`, after Sutherland and Hodgman. Inside of `extent` every
  /// point keeps its winding number; what was outside runs along the edges.
  func clipped(to extent: Extent) -> Polyline {
    var points = points
    // The signed distance from each edge; positive is inside.
    let distances: [(Point) -> Double] = [
      { $0.x - extent.minX }, { extent.maxX - $0.x }, { $0.y - extent.minY }, { extent.maxY - $0.y },
    ]
    for distance in distances {
      guard var previous = points.last else { break }
      var kept: [Point] = []
      for point in points {
        let before = distance(previous)
        let after = distance(point)
        if (before < 0) != (after < 0) {
          kept.append(previous.interpolated(to: point, fraction: before / (before - after)))
        }
        if after >= 0 { kept.append(point) }
        previous = point
      }
      points = kept
    }
    // Far away, the interpolation above is not exact to the pixel.
    return Polyline(points: points.map { $0.moved(into: extent) }, isClosed: true)
  }

  /// The parts of this line within `extent`, in order. A closed line that leaves `extent` becomes open parts.
  ///
  /// With a `dash`, each part begins so much earlier, outside of `extent`, that the pattern, which begins anew with
  /// each part, lies where it would on the whole line.
  func parts(within extent: Extent, dash: DashWalk? = nil) -> [Polyline] {
    if points.allSatisfy(extent.contains) { return [self] }
    var corners = points
    if isClosed, let first = points.first {
      corners.append(first)
      // A part that passes through the beginning must not be cut there; a pattern is.
      if dash == nil, let outside = points.firstIndex(where: { !extent.contains($0) }) {
        corners = Array(points[outside...] + points[..<outside] + [points[outside]])
      }
    }
    var parts: [Polyline] = []
    var part: [Point] = []
    var walked = 0.0
    func endPart() {
      if part.count > 1 { parts.append(Polyline(points: part)) }
      part = []
    }
    for (start, end) in zip(corners, corners.dropFirst()) {
      if let (entry, exit) = extent.fractions(from: start, to: end) {
        if entry > 0 { endPart() }
        if part.isEmpty {
          let lead = dash?.lead(walked: walked, from: start, to: end, entry: entry) ?? .zero
          part = [start.interpolated(to: end, fraction: entry) - lead]
        }
        part.append(start.interpolated(to: end, fraction: exit))
        if exit < 1 { endPart() }
      } else {
        endPart()
      }
      walked += dash?.length(from: start, to: end) ?? 0
    }
    endPart()
    return parts
  }
}

extension Extent {
  /// The fractions of the line between which it is inside, after Liang and Barsky; `nil` where it is nowhere.
  fileprivate func fractions(from start: Point, to end: Point) -> (Double, Double)? {
    let way = end - start
    var entry = 0.0
    var exit = 1.0
    let edges = [
      (-way.x, start.x - minX), (way.x, maxX - start.x), (-way.y, start.y - minY), (way.y, maxY - start.y),
    ]
    for (outward, distance) in edges {
      if outward == 0 {
        if distance < 0 { return nil }
      } else if outward < 0 {
        entry = max(entry, distance / outward)
      } else {
        exit = min(exit, distance / outward)
      }
    }
    return entry <= exit ? (entry, exit) : nil
  }
}

extension Point {
  /// The nearest point in `extent`.
  fileprivate func moved(into extent: Extent) -> Point {
    Point(x: min(max(x, extent.minX), extent.maxX), y: min(max(y, extent.minY), extent.maxY))
  }
}
