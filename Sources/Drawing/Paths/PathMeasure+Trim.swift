extension PathMeasure {
  /// The part of the path between two fractions of its length, over all subpaths in order.
  ///
  /// - `from` and `to` are cut off at 0 and 1. From 0 to 1 is the whole path as it is, whatever the offset. Where `from`
  ///   is not below `to` nothing is left.
  /// - `offset` then moves the part along the path, in fractions of its length. What leaves at the end comes in at the
  ///   start: 0.8…1 moved by 0.1 is 0.9…1 and 0…0.1. On a closed subpath these are one piece across the seam, so that
  ///   no caps show there; otherwise they are two.
  /// - NaN and infinite offsets leave nothing, as does a path whose length is zero or not finite.
  ///
  /// Lines stay lines and curves stay curves.
  public func trimmed(from: Double, to: Double, offset: Double = 0) -> Path {
    let from = max(from, 0)
    let to = min(to, 1)
    guard from < to, offset.isFinite else { return Path() }
    if from == 0, to == 1 { return path }
    guard length > 0, length.isFinite else { return Path() }
    var start = from + offset
    start -= start.rounded(.down)
    let end = start + (to - from)
    var ranges = [start * length...min(end, 1) * length]
    if end > 1 { ranges.append(0...(end - 1) * length) }
    var trimmed = Path()
    for contour in contours {
      trimmed.append(contour.trimmed(to: ranges, slack: length * 1e-12))
    }
    return trimmed
  }
}

extension PathMeasure.Contour {
  /// The parts of the subpath in `ranges`, which are in order of travel.
  ///
  /// Parts no longer than `slack` are dropped, and ends no farther than that from a joint are on it: they come from
  /// rounding.
  fileprivate func trimmed(to ranges: [ClosedRange<Double>], slack: Double) -> Path {
    let pieces = ranges.filter { min($0.upperBound, end) - max($0.lowerBound, start) > slack }
    var elements: [Path.Element] = []
    var crossesSeam = false
    for piece in pieces {
      if piece.lowerBound <= start + slack, piece.upperBound >= end - slack {
        return Path(elements: subpath.elements)
      }
      let parts = spans.compactMap { $0.part(in: piece, slack: slack) }
      if let first = parts.first, !(crossesSeam && piece.lowerBound <= start + slack) {
        elements.append(.move(first.start))
      }
      elements += parts.map(\.element)
      crossesSeam = subpath.isClosed && piece.upperBound >= end - slack
    }
    return Path(elements: elements)
  }
}

extension PathMeasure.Span {
  /// The part of the segment in `range`, or `nil` where there is none.
  fileprivate func part(in range: ClosedRange<Double>, slack: Double) -> Segment? {
    let low = max(range.lowerBound, start)
    let high = min(range.upperBound, end)
    guard high - low > slack else { return nil }
    let t0 = low > start + slack ? parameter(at: low) : 0
    let t1 = high < end - slack ? parameter(at: high) : 1
    return segment.part(from: t0, to: t1)
  }
}
