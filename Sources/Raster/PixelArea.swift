/// Whole pixels of the picture: columns `minX` ..< `maxX` of rows `minY` ..< `maxY`. There is at least one.
struct PixelArea {
  let minX: Int
  let minY: Int
  let maxX: Int
  let maxY: Int

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }

  var extent: Extent { Extent(minX: Double(minX), minY: Double(minY), maxX: Double(maxX), maxY: Double(maxY)) }

  init(width: Int, height: Int) {
    minX = 0
    minY = 0
    maxX = width
    maxY = height
  }

  /// The pixels that `extent` touches; `nil` where it touches none or lies farther out than a picture can.
  init?(touching extent: Extent) {
    let left = extent.minX.rounded(.down)
    let top = extent.minY.rounded(.down)
    let right = extent.maxX.rounded(.up)
    let bottom = extent.maxY.rounded(.up)
    guard left < right, top < bottom, Extent(minX: left, minY: top, maxX: right, maxY: bottom).isWithin(1e9) else {
      return nil
    }
    minX = Int(left)
    minY = Int(top)
    maxX = Int(right)
    maxY = Int(bottom)
  }

  /// The pixels of this area that `extent` touches, with one more around it for soft edges.
  func part(touching extent: Extent) -> PixelArea? {
    PixelArea(touching: self.extent.intersection(extent.outset(by: 1)))
  }

  func outset(by distance: Int) -> PixelArea {
    PixelArea(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  private init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }
}
