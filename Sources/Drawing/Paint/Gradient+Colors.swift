extension Gradient {
  /// Creates a gradient of `colors` at even distances, the first at 0 and the last at 1; one alone is at 0.
  public init(colors: [Color], space: ColorSpace = .oklab) {
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { Stop(color: $0.element, location: Double($0.offset) / last) }
    self.init(stops: stops, space: space)
  }

  /// The colour at `location`.
  ///
  /// - Before the first stop it is the first colour, after the last one the last.
  /// - Where stops share a location the colour changes at once, and the last of them answers there.
  /// - Stops out of order are sorted, equal ones in the order in which they are written. Locations are cut off at 0 and
  ///   1, NaN is 0.
  /// - Between a clear colour and another one the hue is that of the other; see `Color.mixed(with:by:in:)`.
  /// - One stop is one colour everywhere, no stops are `.clear`.
  public func color(at location: Double) -> Color {
    let stops = sortedStops
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let next = stops.first(where: { $0.location > location }) else { return last.color }
    guard let previous = stops.last(where: { $0.location <= location }) else { return first.color }
    let fraction = (location - previous.location) / (next.location - previous.location)
    return ColorMix(from: previous.color, to: next.color, space: space).color(at: fraction)
  }

  /// Whether all colours and locations are finite numbers.
  public var isFinite: Bool { stops.allSatisfy { $0.color.isFinite && $0.location.isFinite } }

  /// The stops in the order of their locations, which are cut off at 0 and 1.
  var sortedStops: [Stop] {
    let stops = stops.map { stop in
      Stop(color: stop.color, location: stop.location > 0 ? min(stop.location, 1) : 0)
    }
    return stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}
