extension Rect {
  /// The smallest rectangle around the corners after `transform`.
  public func transformed(by transform: AffineTransform) -> Rect {
    let corners = [
      Point(x: maxX, y: minY).transformed(by: transform),
      Point(x: maxX, y: maxY).transformed(by: transform),
      Point(x: minX, y: maxY).transformed(by: transform),
    ]
    return corners.reduce(Rect(origin: origin.transformed(by: transform), size: .zero)) { $0.union($1) }
  }
}
