/// When each of several things begins that do the same one after the other, spreading from an origin.
///
/// The delay of each is its distance from the origin, by default the number of places between them, times the time for
/// one place:
///
///     StaggerTiming(each: 0.1).delays(count: 4)                      // 0, 0.1, 0.2, 0.3 s
///     StaggerTiming(each: 0.1, from: .center).delays(count: 5)       // 0.2, 0.1, 0, 0.1, 0.2 s
///     StaggerTiming(total: 0.6, from: .last).delays(count: 4)        // 0.6, 0.4, 0.2, 0 s
///     StaggerTiming(each: 0.1, from: .center, grid: 3).delays(count: 9)  // rings around the fifth
///
/// With d for a distance and D for the largest one, an ease e makes the distance D · e(d / D), so that the last one
/// begins when it would without. Reversed, it is D less that: what lies nearest to the origin begins last.
///
/// A delay is rounded once, to the nearest flick, and never negative: of an ease that swings below 0, what would begin
/// before the start begins with it.
public struct StaggerTiming: Hashable, Sendable {
  /// What the seconds of a stagger are for.
  public enum Spacing: Hashable, Sendable {
    /// For each place between a thing and the origin.
    case each(Double)
    /// For the largest distance.
    case total(Double)
  }

  /// How long it takes from place to place, or in all.
  public let spacing: Spacing
  /// Where it begins.
  public let origin: Origin
  /// The number of columns of a grid that is filled row by row; `nil` for a single row.
  public let columns: Int?
  /// How the delays grow with the distance.
  public let ease: UnitCurve
  /// Whether it begins with what lies farthest from the origin, and ends there.
  public let isReversed: Bool

  /// Creates a stagger with `spacing`, by default from the first, in a single row, evenly.
  public init(
    _ spacing: Spacing, from origin: Origin = .first, grid columns: Int? = nil, ease: UnitCurve = .linear,
    reversed isReversed: Bool = false
  ) {
    (self.spacing, self.origin, self.columns, self.ease) = (spacing, origin, columns, ease)
    self.isReversed = isReversed
  }

  /// Creates a stagger with `seconds` for each place between a thing and the origin.
  ///
  /// - Parameters:
  ///   - seconds: 0 or more. Two things beside each other begin so long one after the other; of a grid, two that touch
  ///     at their corners √2 times that.
  ///   - origin: Where it begins.
  ///   - columns: The number of columns of a grid that is filled row by row, 1 or more; `nil` for a single row.
  ///   - ease: How the delays grow with the distance.
  ///   - isReversed: Whether it begins with what lies farthest from the origin, and ends there.
  public init(
    each seconds: Double, from origin: Origin = .first, grid columns: Int? = nil, ease: UnitCurve = .linear,
    reversed isReversed: Bool = false
  ) {
    self.init(.each(seconds), from: origin, grid: columns, ease: ease, reversed: isReversed)
  }

  /// Creates a stagger in which the last one begins `seconds` after the start of all, however many there are.
  ///
  /// The other parameters are those of ``init(each:from:grid:ease:reversed:)``.
  public init(
    total seconds: Double, from origin: Origin = .first, grid columns: Int? = nil, ease: UnitCurve = .linear,
    reversed isReversed: Bool = false
  ) {
    self.init(.total(seconds), from: origin, grid: columns, ease: ease, reversed: isReversed)
  }
}

extension StaggerTiming {
  /// The delays of `count` things, in their order, from the start of all; none for a count of 0 or less.
  public func delays(count: Int) -> [Time] {
    let distances = origin.distances(count: count, columns: columns)
    // Where all lie on the origin none is before another.
    guard let largest = distances.max(), largest > 0 else { return distances.map { _ in .zero } }
    let (time, unit) =
      switch spacing {
      case .each(let seconds): (seconds, 1.0)
      case .total(let seconds): (seconds, largest)
      }
    let exact = Time(seconds: time) ?? .zero
    return distances.map { distance in
      var eased = ease.value(at: distance / largest) * largest
      if isReversed { eased = largest - eased }
      return max(exact.scaled(by: eased / unit), .zero)
    }
  }

  /// The greatest number of columns, and of places that an origin may lie away.
  public static let greatestPlace = 1_000_000

  /// Which parameter is out of its range, and the range, in words; `nil` where none is.
  public var problem: String? {
    let (seconds, name) =
      switch spacing {
      case .each(let seconds): (seconds, "spacing")
      case .total(let seconds): (seconds, "total")
      }
    guard seconds >= 0, seconds <= Animation.longestDuration else {
      return "its \(name) is \(seconds) s; give a number from 0 to \(Int(Animation.longestDuration))"
    }
    if let columns, !(1...Self.greatestPlace).contains(columns) {
      return "its grid has \(columns) columns; give 1 to \(Self.greatestPlace)"
    }
    return origin.problem ?? ease.problem
  }
}
