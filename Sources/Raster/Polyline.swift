import Drawing

/// Straight lines from point to point, in pixels.
struct Polyline {
  var points: [Point]
  /// Whether a line leads from the last point back to the first.
  var isClosed = false
}

extension DevicePath {
  /// The path as lines that are nowhere farther from it than can be seen inside of `extent`. Parts of a curve that lie
  /// wholly to one side of `extent` become one line on that side, so that a curve of any size takes few.
  func flattened(within extent: Extent) -> [Polyline] {
    var lines: [Polyline] = []
    for element in elements {
      switch element {
      case .move(let point): lines.append(Polyline(points: [point]))
      case _ where lines.isEmpty: continue
      case .line(let end): lines[lines.count - 1].points.append(end)
      case .quad(_, let end): lines[lines.count - 1].points.append(end)
      case .cubic(let control1, let control2, let end):
        guard let start = lines[lines.count - 1].points.last else { continue }
        let curve = Cubic(start: start, control1: control1, control2: control2, end: end)
        curve.flatten(within: extent, depth: 0, into: &lines[lines.count - 1].points)
      case .close: lines[lines.count - 1].isClosed = true
      }
    }
    return lines
  }
}

private struct Cubic {
  let start: Point
  let control1: Point
  let control2: Point
  let end: Point

  /// Adds the points after `start`.
  func flatten(within extent: Extent, depth: Int, into points: inout [Point]) {
    // A curve of 2^60 pixels is 2^-4 pixels long after 64 halvings; those that remain outside stop before.
    if depth == 64 || isBeside(extent) || isFlat {
      points.append(end)
      return
    }
    let first = start.interpolated(to: control1, fraction: 0.5)
    let middle = control1.interpolated(to: control2, fraction: 0.5)
    let last = control2.interpolated(to: end, fraction: 0.5)
    let left = first.interpolated(to: middle, fraction: 0.5)
    let right = middle.interpolated(to: last, fraction: 0.5)
    let split = left.interpolated(to: right, fraction: 0.5)
    Cubic(start: start, control1: first, control2: left, end: split)
      .flatten(within: extent, depth: depth + 1, into: &points)
    Cubic(start: split, control1: right, control2: last, end: end)
      .flatten(within: extent, depth: depth + 1, into: &points)
  }

  /// Whether the curve lies wholly to one side of `extent`.
  private func isBeside(_ extent: Extent) -> Bool {
    var own = Extent()
    for point in [start, control1, control2, end] { own.add(point) }
    return own.intersection(extent).isEmpty
  }

  /// Whether the line from start to end is within 0.1 pixels of the curve, as Cairo's own lines are: the distance is
  /// at most the second difference of the points times √3/18.
  private var isFlat: Bool {
    let first = start - control1 * 2 + control2
    let second = control1 - control2 * 2 + end
    return max(first.length, second.length) <= 0.5
  }
}
