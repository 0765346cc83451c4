import Drawing

/// The colours of a gradient, ready to be averaged over any part of it.
///
/// A pixel shows the mean over its own width instead of the colour in its middle: two stops at one place, and the seam
/// of a conic gradient, are smooth edges that way.
struct GradientTable {
  private let count: Int
  /// The sum of the first 0, 1, 2, … cells; a colour is premultiplied, red, green, blue, alpha of 0…255.
  private var sums: [SIMD4<Double>]
  private let first: SIMD4<Double>
  private let last: SIMD4<Double>

  /// Whether what comes after 1 is what comes after 0, or the last colour.
  let isPeriodic: Bool

  /// How many cells a pixel spans: more where colours change at once, so that edges are soft in fine steps.
  private let cellsPerPixel: Double

  /// The table of stops in the order of their locations; none are clear. `width` is how much of the gradient a pixel
  /// spans at least.
  init(_ stops: [Gradient.Stop], isPeriodic: Bool, width: Double) {
    let hasEdges = zip(stops, stops.dropFirst()).contains { $0.location == $1.location }
    cellsPerPixel = hasEdges || isPeriodic && stops.first?.color != stops.last?.color ? 16 : 4
    count = Self.cells(cellsPerPixel, width: width)
    self.isPeriodic = isPeriodic
    first = stops.first?.color.premultiplied ?? .zero
    last = stops.last?.color.premultiplied ?? .zero
    sums = [.zero]
    sums.reserveCapacity(count + 1)
    var sum = SIMD4<Double>.zero
    var next = 0
    for cell in 0..<count {
      let place = (Double(cell) + 0.5) / Double(count)
      while next < stops.count, stops[next].location <= place { next += 1 }
      if next == 0 {
        sum += first
      } else if next == stops.count {
        sum += last
      } else {
        let (from, to) = (stops[next - 1], stops[next])
        let fraction = (place - from.location) / (to.location - from.location)
        sum += from.color.mixed(with: to.color, fraction).premultiplied
      }
      sums.append(sum)
    }
  }

  /// The mean colour around `place` over `width`, as a premultiplied pixel.
  func pixel(at place: Double, width: Double) -> UInt32 {
    let half = min(max(width, 1 / Double(count)), isPeriodic ? 1 : 1e6) / 2
    let mean = (sum(to: place + half) - sum(to: place - half)) / (2 * half * Double(count))
    // Rounding keeps the order, so that no channel exceeds the alpha.
    func byte(_ value: Double) -> UInt32 { value > 0 ? value < 255 ? UInt32(value + 0.5) : 255 : 0 }
    return byte(mean.w) << 24 | byte(mean.x) << 16 | byte(mean.y) << 8 | byte(mean.z)
  }

  /// The number of cells for a pixel of `width`.
  func cells(width: Double) -> Int { Self.cells(cellsPerPixel, width: width) }

  private static func cells(_ cellsPerPixel: Double, width: Double) -> Int {
    width > cellsPerPixel / 32768 ? Int(max(64, cellsPerPixel / width)) : 32768
  }

  /// The integral of the colours from 0 to `place`, in cells.
  private func sum(to place: Double) -> SIMD4<Double> {
    if isPeriodic {
      let turns = place.rounded(.down)
      return sums[count] * turns + part(to: place - turns)
    }
    if place <= 0 { return first * (place * Double(count)) }
    if place >= 1 { return sums[count] + last * ((place - 1) * Double(count)) }
    return part(to: place)
  }

  private func part(to place: Double) -> SIMD4<Double> {
    let cells = place * Double(count)
    let index = cells > 0 && cells < Double(count) ? Int(cells) : 0
    return sums[index] + (sums[index + 1] - sums[index]) * (cells - Double(index))
  }
}

extension Color {
  /// Premultiplied red, green, blue and alpha, 0…255, of channels clamped to 0…1.
  fileprivate var premultiplied: SIMD4<Double> {
    let straight = clampedChannels
    return SIMD4(straight.x, straight.y, straight.z, 1) * straight.w * 255
  }

  /// The colour between this one and `other`, straight as stops are.
  fileprivate func mixed(with other: Color, _ fraction: Double) -> Color {
    let mixed = clampedChannels + (other.clampedChannels - clampedChannels) * fraction
    return Color(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: mixed.w)
  }
}

extension Color {
  /// Red, green, blue and alpha, each in 0…1.
  var clampedChannels: SIMD4<Double> {
    SIMD4(red, green, blue, alpha).clamped(lowerBound: .zero, upperBound: .one)
  }
}
