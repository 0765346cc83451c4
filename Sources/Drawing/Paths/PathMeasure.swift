/// The lengths along a path, measured once for many questions.
///
/// Finding a point or a part of a path needs the length of each of its segments. A path that is trimmed anew in each
/// frame is measured once and kept.
public struct PathMeasure: Hashable, Sendable {
  /// The measured path.
  public let path: Path
  /// The length of all its lines and curves, in pixels, good to about 10⁻⁹ of itself.
  ///
  /// Zero for a path that draws nothing, not a finite number for one with such coordinates.
  public let length: Double

  let contours: [Contour]

  /// Measures `path`.
  public init(_ path: Path) {
    self.path = path
    var contours: [Contour] = []
    for subpath in path.subpaths {
      contours.append(Contour(subpath, from: contours.last?.end ?? 0))
    }
    self.contours = contours
    length = contours.last?.end ?? 0
  }

  /// The point at `fraction` of the length; fractions below 0 and above 1 are the ends.
  ///
  /// There is none at NaN, nor on a path whose length is zero or not finite.
  public func point(atFraction fraction: Double) -> Point? {
    place(at: fraction).map { $0.segment.point(at: $0.parameter) }
  }

  /// The direction of travel at `fraction` of the length as a unit vector; at a corner that of the line before it.
  ///
  /// There is none where there is no point; see `point(atFraction:)`.
  public func tangent(atFraction fraction: Double) -> Point? {
    place(at: fraction).flatMap { $0.segment.tangent(at: $0.parameter) }
  }

  private func place(at fraction: Double) -> (segment: Segment, parameter: Double)? {
    guard fraction == fraction, length > 0, length.isFinite else { return nil }
    let distance = min(max(fraction, 0), 1) * length
    let contour = contours.first { distance <= $0.end && !$0.spans.isEmpty }
    guard let span = contour?.spans.first(where: { distance <= $0.end }) else { return nil }
    return (span.segment, span.parameter(at: distance))
  }
}

extension PathMeasure {
  /// A subpath with its place along the path.
  struct Contour: Hashable, Sendable {
    var subpath: Subpath
    var start: Double
    /// The segments that have a length.
    var spans: [Span] = []
    var end: Double { spans.last?.end ?? start }

    init(_ subpath: Subpath, from start: Double) {
      self.subpath = subpath
      self.start = start
      for segment in subpath.closedSegments {
        let length = segment.length()
        let start = spans.last?.end ?? start
        if length != 0 { spans.append(Span(segment: segment, start: start, end: start + length)) }
      }
    }
  }

  /// A segment with its place along the path.
  struct Span: Hashable, Sendable {
    var segment: Segment
    var start: Double
    var end: Double

    func parameter(at distance: Double) -> Double {
      segment.parameter(atLength: distance - start, of: end - start)
    }
  }
}
