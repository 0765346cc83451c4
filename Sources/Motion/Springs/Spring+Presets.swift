// Source of the numbers: <https://developer.apple.com/documentation/swiftui/spring>.
extension Spring {
  /// A spring that does not overshoot: a duration of 0.5 s, a bounce of 0.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A spring that overshoots a little: a duration of 0.5 s, a bounce of 0.15.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A spring that overshoots visibly: a duration of 0.5 s, a bounce of 0.3.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// `smooth` with another duration in seconds, or more bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// `snappy` with another duration in seconds, or more bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// `bouncy` with another duration in seconds, or more bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
