/// Colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: Color
    /// The place, 0…1.
    public var location: Double

    /// Creates a stop of `color` at `location`.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in the order of their locations.
  public var stops: [Stop]
  /// The space in which the colours between two stops are mixed.
  public var space: ColorSpace

  /// Creates a gradient of `stops`, mixed in `space`.
  public init(stops: [Stop], space: ColorSpace = .oklab) {
    self.stops = stops
    self.space = space
  }
}
