import Drawing

/// How far along a dash pattern a line has come.
struct DashWalk {
  /// The length of the whole pattern, in the coordinates of the item.
  let period: Double
  /// From the coordinates of the item, in which dashes are measured.
  let map: DeviceMap

  /// The longest pattern of a line that has to be cut, in pixels: a part may begin as much earlier.
  static let maximumLength = Double(1 << 20)

  /// The length of the pattern in pixels, from above.
  var length: Double { period * map.largestScale }

  /// About how often the pattern fits across `extent`.
  func rounds(across extent: Extent) -> Double {
    (extent.maxX - extent.minX + extent.maxY - extent.minY) / (period * map.meanScale)
  }

  func length(from start: Point, to end: Point) -> Double { map.inverse(ofDisplacement: end - start).length }

  /// The way back, in pixels, from the point at `entry` of a line to where the pattern last began.
  func lead(walked: Double, from start: Point, to end: Point, entry: Double) -> Point {
    let length = length(from: start, to: end)
    guard length > 0 else { return .zero }
    return (end - start) * ((walked + length * entry).truncatingRemainder(dividingBy: period) / length)
  }
}
