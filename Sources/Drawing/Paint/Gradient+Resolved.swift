extension Gradient {
  /// The same gradient for a rasteriser that only mixes stored sRGB values, alpha apart from them.
  ///
  /// The stops are sorted and lie in 0…1, their colours are clamped, and between each two of them the straight mix is
  /// within half an 8-bit level of the mix in `space`. Where a clear stop has neighbours of two hues it becomes two at
  /// one location. A gradient without stops stays so: it paints nothing.
  public func resolved() -> Gradient {
    let sorted = sortedStops
    guard let first = sorted.first else { return Gradient(stops: [], space: .sRGB) }
    var resolved: [Stop] = []
    func append(_ stop: Stop) {
      if resolved.last != stop { resolved.append(stop) }
    }
    if sorted.count == 1 { append(Stop(color: first.color.clamped, location: first.location)) }
    for (start, end) in zip(sorted, sorted.dropFirst()) {
      let mix = ColorMix(from: start.color, to: end.color, space: space)
      let piece = Piece(mix: mix, range: start.location...end.location)
      append(piece.stop(at: 0))
      if start.location < end.location { piece.divide(append: append) }
      append(piece.stop(at: 1))
    }
    return Gradient(stops: resolved, space: .sRGB)
  }
}

/// The stretch between two stops.
private struct Piece {
  var mix: ColorMix
  var range: ClosedRange<Double>

  func stop(at fraction: Double) -> Gradient.Stop {
    let location = range.lowerBound + (range.upperBound - range.lowerBound) * fraction
    return Gradient.Stop(color: mix.color(at: fraction).clamped, location: fraction == 1 ? range.upperBound : location)
  }

  /// Appends the stops it takes between the ends, in order.
  func divide(append: (Gradient.Stop) -> Void) {
    divide(from: stop(at: 0).color, at: 0, to: stop(at: 1).color, at: 1, depth: 12, append: append)
  }

  /// Halves the stretch until a straight mix of its ends is good enough.
  private func divide(
    from start: Color, at low: Double, to end: Color, at high: Double, depth: Int, append: (Gradient.Stop) -> Void
  ) {
    // The error is an arch with its top in the middle, or near an end where the transfer function bends.
    let isClose = [0.5, 0.25, 0.75, 0.125, 0.875].allSatisfy { share in
      let color = mix.color(at: low + (high - low) * share).clamped
      let straight = ColorMix(from: start, to: end, space: .sRGB).color(at: share)
      return color.distance(to: straight) <= Self.tolerance
    }
    guard depth > 0, !isClose else { return }
    let middle = (low + high) / 2
    let stop = stop(at: middle)
    divide(from: start, at: low, to: stop.color, at: middle, depth: depth - 1, append: append)
    append(stop)
    divide(from: stop.color, at: middle, to: end, at: high, depth: depth - 1, append: append)
  }

  /// A little below half a level, for what lies between the places that are looked at.
  private static let tolerance = 0.45 / 255
}

extension Color {
  /// The largest difference in a channel other than alpha.
  fileprivate func distance(to other: Color) -> Double {
    max((red - other.red).magnitude, (green - other.green).magnitude, (blue - other.blue).magnitude)
  }
}
