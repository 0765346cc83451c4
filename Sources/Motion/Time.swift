/// A point in time or a length of time, as a whole number of flicks.
public struct Time: Hashable, Sendable {
  /// The number of flicks; 705 600 000 of them are a second.
  public var flicks: Int64

  /// Creates a time of `flicks`.
  public init(flicks: Int64) { self.flicks = flicks }
}
