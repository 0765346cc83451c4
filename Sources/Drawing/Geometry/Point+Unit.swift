extension Point {
  /// The displacement of length 1 in the same direction, or `nil` where there is no direction.
  var unit: Point? {
    let length = length
    return length > 0 && length.isFinite ? Point(x: x / length, y: y / length) : nil
  }
}
