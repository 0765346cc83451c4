extension Path {
  /// The smallest rectangle around all lines and curves, or `nil` where there are none.
  ///
  /// Places to which the pen is moved without drawing do not count.
  public var bounds: Rect? {
    var bounds: Rect?
    for subpath in subpaths {
      bounds = subpath.segments.reduce(bounds?.union(subpath.start) ?? Rect(origin: subpath.start, size: .zero)) {
        $0.union($1.bounds)
      }
    }
    return bounds
  }

  /// The smallest rectangle around all end points and control points, or `nil` where nothing is drawn.
  ///
  /// It holds `bounds`, and costs less.
  public var controlBounds: Rect? {
    var bounds: Rect?
    for subpath in subpaths {
      for point in [subpath.start] + subpath.segments.flatMap(\.points) {
        bounds = bounds?.union(point) ?? Rect(origin: point, size: .zero)
      }
    }
    return bounds
  }
}
