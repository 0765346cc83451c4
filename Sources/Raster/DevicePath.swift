import Drawing

/// A path in pixels, made of moves, lines, cubics and closes only.
///
/// Every subpath begins with a move and goes somewhere: a lone move, or one that only returns to its own point, has
/// neither an inside nor a direction, where Cairo would draw a dot under a round cap.
struct DevicePath {
  private(set) var elements: [Path.Element] = []
  /// The box around all points, control points included.
  private(set) var extent = Extent()

  /// Where the pen is.
  private var current = Point.zero
  /// Where the subpath began.
  private var start = Point.zero
  /// Whether the subpath has gone anywhere yet.
  private var hasBegun = false
  /// Whether the pen is anywhere at all.
  private var isDown = false
  /// Whether all points are near enough to count with; false for NaN too.
  private var isInRange = true

  init(_ path: Path, map: DeviceMap) throws(ItemFault) {
    elements.reserveCapacity(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let point): move(to: map.apply(to: point))
      case .line(let end):
        let end = map.apply(to: end)
        if begin(through: end, end, end) { append(.line(end), to: end) }
      case .quad(let control, let end):
        let control = map.apply(to: control)
        let end = map.apply(to: end)
        guard begin(through: control, control, end) else { continue }
        let control1 = current.interpolated(to: control, fraction: 2 / 3)
        let control2 = end.interpolated(to: control, fraction: 2 / 3)
        append(.cubic(control1: control1, control2: control2, end: end), to: end)
      case .cubic(let control1, let control2, let end):
        let control1 = map.apply(to: control1)
        let control2 = map.apply(to: control2)
        let end = map.apply(to: end)
        if begin(through: control1, control2, end) {
          append(.cubic(control1: control1, control2: control2, end: end), to: end)
        }
      case .close:
        if hasBegun { elements.append(.close) }
        move(to: start)
      }
    }
    guard isInRange else { throw ItemFault(.outOfRange("a path reaches farther than 1e18 pixels")) }
  }

  private mutating func move(to point: Point) {
    start = point
    current = point
    hasBegun = false
    isDown = true
  }

  /// Prepares for an element through the points. Returns whether it goes anywhere.
  private mutating func begin(through control1: Point, _ control2: Point, _ end: Point) -> Bool {
    if !isDown { move(to: control1) }
    if !hasBegun {
      if control1 == start && control2 == start && end == start { return false }
      elements.append(.move(start))
      note(start)
      hasBegun = true
    }
    note(control1)
    note(control2)
    note(end)
    return true
  }

  private mutating func note(_ point: Point) {
    extent.add(point)
    isInRange = isInRange && abs(point.x) <= 1e18 && abs(point.y) <= 1e18
  }

  private mutating func append(_ element: Path.Element, to end: Point) {
    elements.append(element)
    current = end
  }
}
