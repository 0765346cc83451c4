extension Time: AdditiveArithmetic {
  /// The sum, saturating at ``min`` and ``max``.
  public static func + (left: Time, right: Time) -> Time { Time(flicks: left.flicks + right.flicks) }

  /// The difference, saturating at ``min`` and ``max``.
  public static func - (left: Time, right: Time) -> Time { Time(flicks: left.flicks - right.flicks) }

  /// The time the other way round zero.
  public static prefix func - (time: Time) -> Time { Time(flicks: -time.flicks) }

  /// The time `count` times over, exactly; saturating at ``min`` and ``max``.
  public static func * (time: Time, count: Int) -> Time {
    let (flicks, overflow) = time.flicks.multipliedReportingOverflow(by: Int64(count))
    if !overflow { return Time(flicks: flicks) }
    return (time.flicks < 0) == (count < 0) ? .max : .min
  }
}

extension Time: Comparable {
  /// Whether `left` is earlier or shorter than `right`.
  public static func < (left: Time, right: Time) -> Bool { left.flicks < right.flicks }
}
