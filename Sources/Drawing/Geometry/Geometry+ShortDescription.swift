import Numerics

extension Point {
  /// The coordinates, "x y".
  package var shortDescription: String { "\(x.shortDescription) \(y.shortDescription)" }
}

extension Rect {
  /// Origin and size, "x y width height".
  package var shortDescription: String {
    "\(origin.shortDescription) \(width.shortDescription) \(height.shortDescription)"
  }
}
