import Drawing

extension Pixmap {
  /// How this picture differs from `other`; `nil` where their sizes do, which no number of pixels can say.
  public func difference(from other: Pixmap) -> PixmapDifference? {
    guard width == other.width, height == other.height else { return nil }
    var difference = PixmapDifference()
    if self == other { return difference }
    withPixels { mine in
      other.withPixels { theirs in
        for y in 0..<height {
          for x in 0..<width where mine[y * width + x] != theirs[y * width + x] {
            let index = y * width + x
            difference.note(x: x, y: y, Self.distance(mine[index], theirs[index]))
          }
        }
      }
    }
    return difference
  }

  /// The largest difference of the channels of two pixels.
  private static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    func channel(_ shift: UInt32) -> Int { abs(Int(left >> shift & 255) - Int(right >> shift & 255)) }
    return max(max(channel(24), channel(16)), max(channel(8), channel(0)))
  }
}

extension PixmapDifference {
  fileprivate mutating func note(x: Int, y: Int, _ distance: Int) {
    count += 1
    largest = max(largest, distance)
    let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
    bounds = bounds?.union(pixel) ?? pixel
  }
}
