import Drawing

/// The colours of a gradient, ready to be averaged over any part of it.
///
/// A pixel shows the mean over its own width instead of the colour in its middle: two stops at one place, and the seam
/// of a conic gradient, are smooth edges that way.
struct GradientTable {
  private static let count = 2048
  /// The sum of the first 0, 1, 2, … cells; a colour is premultiplied, red, green, blue, alpha of 0…255.
  private var sums: [SIMD4<Double>]
  private let first: SIMD4<Double>
  private let last: SIMD4<Double>

  /// Whether what comes after 1 is what comes after 0, or the last colour.
  let isPeriodic: Bool

  /// The table of stops in the order of their locations; none are clear.
  init(_ stops: [Gradient.Stop], isPeriodic: Bool) {
    self.isPeriodic = isPeriodic
    first = stops.first?.color.premultiplied ?? .zero
    last = stops.last?.color.premultiplied ?? .zero
    sums = [.zero]
    sums.reserveCapacity(Self.count + 1)
    var sum = SIMD4<Double>.zero
    var next = 0
    for cell in 0..<Self.count {
      let place = (Double(cell) + 0.5) / Double(Self.count)
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
    let half = min(max(width, 1 / Double(Self.count)), isPeriodic ? 1 : 1e6) / 2
    let mean = (sum(to: place + half) - sum(to: place - half)) / (2 * half * Double(Self.count))
    // Rounding keeps the order, so that no channel exceeds the alpha.
    let bytes = SIMD4<UInt32>(
      truncatingIfNeeded: SIMD4<Int32>((mean + 0.5).clamped(lowerBound: .zero, upperBound: .init(repeating: 255))))
    return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
  }

  /// The integral of the colours from 0 to `place`, in cells.
  private func sum(to place: Double) -> SIMD4<Double> {
    if isPeriodic {
      let turns = place.rounded(.down)
      return sums[Self.count] * turns + part(to: place - turns)
    }
    if place <= 0 { return first * (place * Double(Self.count)) }
    if place >= 1 { return sums[Self.count] + last * ((place - 1) * Double(Self.count)) }
    return part(to: place)
  }

  private func part(to place: Double) -> SIMD4<Double> {
    let cells = place * Double(Self.count)
    let index = cells > 0 && cells < Double(Self.count) ? Int(cells) : 0
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
