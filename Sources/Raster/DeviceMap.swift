import Drawing

/// The way from the coordinates of an item to pixels.
struct DeviceMap {
  let a: Double
  let b: Double
  let c: Double
  let d: Double
  let tx: Double
  let ty: Double

  /// First `transform`, then `scale`.
  init(_ transform: AffineTransform, scale: Double) {
    a = transform.a * scale
    b = transform.b * scale
    c = transform.c * scale
    d = transform.d * scale
    tx = transform.tx * scale
    ty = transform.ty * scale
  }

  var determinant: Double { a * d - b * c }

  /// Whether anything is left of the plane. What is squeezed to a billionth of its length cannot be seen, and a matrix
  /// without an inverse would break a Cairo context for good.
  var isVisible: Bool { abs(determinant) > 1e-18 }

  /// How much longer a length becomes, as the side of a square that keeps its area.
  var meanScale: Double { abs(determinant).squareRoot() }

  /// How much longer a length can become at most, from above.
  var largestScale: Double { (a * a + b * b + c * c + d * d).squareRoot() }

  func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The displacement in the coordinates of the item that becomes `displacement` in pixels.
  func inverse(ofDisplacement displacement: Point) -> Point {
    Point(
      x: (d * displacement.x - c * displacement.y) / determinant,
      y: (a * displacement.y - b * displacement.x) / determinant)
  }
}
