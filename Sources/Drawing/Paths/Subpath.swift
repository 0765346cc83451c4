/// What the pen draws between two lifts.
struct Subpath: Hashable, Sendable {
  /// Where the pen was set down.
  var start: Point
  /// What it drew, without the line that closes the subpath.
  var segments: [Segment] = []
  /// Whether the end is joined with the start.
  var isClosed = false

  /// Where the pen stands.
  var end: Point { segments.last?.end ?? start }

  /// The segments and, where the subpath is closed away from its start, the line back.
  var closedSegments: [Segment] {
    isClosed && end != start ? segments + [.line(end, start)] : segments
  }

  /// The pen's moves.
  var elements: [Path.Element] {
    [.move(start)] + segments.map(\.element) + (isClosed ? [.close] : [])
  }
}

extension Path {
  /// The subpaths in order, without those where the pen is only moved.
  ///
  /// A path whose first element is no move begins at that element's first point, and what follows a close without a
  /// move begins where the closed subpath did, as in PostScript and Cairo.
  var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var current: Subpath?
    func finish() {
      if let current, current.isClosed || !current.segments.isEmpty { subpaths.append(current) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        current = Subpath(start: point)
      case .line(let point):
        let pen = current?.end
        current = current ?? Subpath(start: point)
        if let pen { current?.segments.append(.line(pen, point)) }
      case .quad(let control, let end):
        let pen = current?.end ?? control
        current = current ?? Subpath(start: pen)
        current?.segments.append(.quad(pen, control, end))
      case .cubic(let control1, let control2, let end):
        let pen = current?.end ?? control1
        current = current ?? Subpath(start: pen)
        current?.segments.append(.cubic(pen, control1, control2, end))
      case .close:
        current?.isClosed = true
        finish()
        current = current.map { Subpath(start: $0.start) }
      }
    }
    finish()
    return subpaths
  }
}
