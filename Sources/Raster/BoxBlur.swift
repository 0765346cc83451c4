/// Three box filters in a row, which come close to a Gaussian: in whole numbers, so that every machine agrees.
///
/// A box of whole pixels would let a growing blur jump from width to width. This one counts the two pixels beyond its
/// ends in part (Gwosdek et al., "Theoretical Foundations of Gaussian Convolution by Extended Box Filtering"), so that
/// the variance is exactly that of the Gaussian.
struct BoxBlur {
  /// The pixels on each side of the middle that a box counts in full.
  private let radius: Int
  /// The weight of a pixel counted in full, and of the ones beyond, in units of 2^-32.
  private let weight: UInt64
  private let endWeight: UInt64

  /// How far the blur spreads, in pixels.
  var reach: Int { 3 * (radius + 1) }

  /// A blur of the standard deviation `sigma` in pixels, which is in 0…16384.
  init(sigma: Double) {
    let variance = sigma * sigma / 3
    let whole = (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down)
    let width = 2 * whole + 1
    let end = width * (variance - whole * (whole + 1) / 3) / (2 * ((whole + 1) * (whole + 1) - variance))
    let unit = 4_294_967_296 / (width + 2 * end)
    radius = Int(whole)
    weight = UInt64(unit)
    endWeight = UInt64(max(0, unit * end))
  }

  /// Blurs a plane of `width` times `height` values along both axes. Outside of the plane is nothing.
  func callAsFunction(_ plane: [UInt16], width: Int, height: Int) -> [UInt16] {
    blurRows(blurRows(plane, width: width, height: height), width: height, height: width)
  }

  /// Blurs along the rows and exchanges rows and columns, so that the second time does the columns.
  private func blurRows(_ plane: [UInt16], width: Int, height: Int) -> [UInt16] {
    var result = [UInt16](repeating: 0, count: plane.count)
    let margin = radius + 1
    var row = [UInt16](repeating: 0, count: width + 2 * margin)
    var next = row
    for y in 0..<height {
      for x in 0..<width { row[margin + x] = plane[y * width + x] }
      for _ in 0..<3 {
        filter(row, into: &next, count: width)
        swap(&row, &next)
      }
      for x in 0..<width { result[x * height + y] = row[margin + x] }
    }
    return result
  }

  /// Filters `count` values that have a margin of zeros on both sides.
  private func filter(_ row: [UInt16], into result: inout [UInt16], count: Int) {
    let margin = radius + 1
    // The sum of a window is below 2^16 · 2^15 and its weight below 2^32 over its width: no overflow.
    var sum = row[1..<(2 * margin)].reduce(0) { $0 + UInt64($1) }
    for x in 0..<count {
      let ends = UInt64(row[x]) + UInt64(row[x + 2 * margin])
      result[margin + x] = UInt16(truncatingIfNeeded: (sum * weight + ends * endWeight + 1 << 31) >> 32)
      sum = sum + UInt64(row[x + 2 * margin]) - UInt64(row[x + 1])
    }
  }
}
