extension Time {
  /// Creates a time of `seconds`, to the nearest flick and halves away from zero.
  ///
  /// It is `nil` where `seconds` is not a number, infinite, or outside ``min`` … ``max``.
  public init?(seconds: Double) {
    guard seconds.magnitude <= Time.max.seconds else { return nil }
    self.init(rounding: seconds * Double(Time.flicksPerSecond))
  }

  /// The time in seconds, as the nearest `Double`.
  public var seconds: Double { Double(flicks) / Double(Time.flicksPerSecond) }

  /// The time in seconds as an exact fraction in lowest terms, with a positive denominator.
  public var fraction: (numerator: Int64, denominator: Int64) {
    var divisor = Time.flicksPerSecond
    var rest = flicks.magnitude
    while rest != 0 { (divisor, rest) = (Int64(rest), divisor.magnitude % rest) }
    return (flicks / divisor, Time.flicksPerSecond / divisor)
  }

  /// The time multiplied by `factor`, to the nearest flick and halves away from zero.
  ///
  /// Saturates at ``min`` and ``max``; a `factor` that is not a number gives ``zero``.
  public func scaled(by factor: Double) -> Time {
    Time(rounding: Double(flicks) * factor)
  }

  /// The time divided by `divisor`, to the nearest flick and halves away from zero.
  ///
  /// Saturates at ``min`` and ``max``, so a divisor of 0 gives one of them; ``zero`` by 0, and a `divisor` that is not
  /// a number, give ``zero``.
  public func divided(by divisor: Double) -> Time {
    Time(rounding: Double(flicks) / divisor)
  }

  /// How many times `right` goes into `left`, rounded once; infinite or not a number where `right` is ``zero``.
  public static func / (left: Time, right: Time) -> Double { Double(left.flicks) / Double(right.flicks) }

  /// Creates the time nearest to `flicks`, saturating; not a number is zero.
  init(rounding flicks: Double) {
    let limit = Double(Time.max.flicks)
    let rounded = flicks.rounded(.toNearestOrAwayFromZero)
    self.init(flicks: rounded.isNaN ? 0 : Int64(Swift.min(Swift.max(rounded, -limit), limit)))
  }
}

extension Time: CustomStringConvertible {
  /// The time in seconds with up to nine decimals, which tell any two times apart: "2.5 s", "0.333333333 s".
  public var description: String {
    let unit = Time.flicksPerSecond.magnitude
    let nanosecondsPerSecond: UInt64 = 1_000_000_000
    var seconds = flicks.magnitude / unit
    var nanoseconds = (flicks.magnitude % unit * nanosecondsPerSecond + unit / 2) / unit
    if nanoseconds == nanosecondsPerSecond { (seconds, nanoseconds) = (seconds + 1, 0) }
    var text = "\(flicks < 0 ? "-" : "")\(seconds)"
    if nanoseconds > 0 {
      // The leading one keeps the zeroes after the point.
      var decimals = String(nanosecondsPerSecond + nanoseconds).dropFirst()
      while decimals.last == "0" { decimals.removeLast() }
      text += "." + decimals
    }
    return text + " s"
  }
}
