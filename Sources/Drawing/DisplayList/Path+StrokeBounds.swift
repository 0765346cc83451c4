extension Path {
  /// A rectangle that holds a line of `style` along the path, or `nil` where it draws nothing.
  func strokeBounds(_ style: StrokeStyle) -> Rect? {
    guard style.isDrawable, let bounds else { return nil }
    var reach = 1.0
    if style.cap == .square { reach = 2.0.squareRoot() }
    if style.join == .miter {
      reach = subpaths.reduce(reach) { max($0, $1.miterReach(limit: style.miterLimit)) }
    }
    let distance = reach * style.width / 2
    return bounds.inset(dx: -distance, dy: -distance)
  }
}

extension Subpath {
  /// How far the sharpest corner that is not bevelled reaches, in half widths of the line; at least 1.
  fileprivate func miterReach(limit: Double) -> Double {
    let pieces = closedSegments.filter { $0.startTangent != nil }
    var corners = Array(zip(pieces, pieces.dropFirst()))
    if isClosed, let last = pieces.last, let first = pieces.first { corners.append((last, first)) }
    return corners.reduce(1) { reach, corner in
      guard let arriving = corner.0.endTangent, let leaving = corner.1.startTangent else { return reach }
      // A corner of the inner angle θ reaches 1/sin(θ/2), and the cosine of the turn is −cos θ.
      let turn = arriving.x * leaving.x + arriving.y * leaving.y
      let miter = (2 / (1 + turn)).squareRoot()
      return miter <= limit ? max(reach, miter) : reach
    }
  }
}
