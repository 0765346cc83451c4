/// An instant or a length of time: a whole number of flicks, 1/705 600 000 s each.
///
/// The frame periods of 24, 25, 30, 48, 50, 60, 72, 90, 100, 120 and 144 fps, those of the NTSC rates 24000/1001,
/// 30000/1001 and 60000/1001 fps, and the sample periods of 44.1 and 48 kHz are whole numbers of flicks, so all of those
/// are exact and sums of them never drift. Seconds given as
/// `Double` are rounded once, here, and nothing else adds up floating-point time.
///
/// Range: ``min`` … ``max``, a thousand million seconds (about 31.7 years) to either side of zero. Arithmetic saturates
/// there: no operation of this type can trap or overflow, whatever it is given.
///
/// Source of the unit: <https://github.com/facebookarchive/Flicks>.
public struct Time: Hashable, Sendable {
  /// The number of flicks, −705 600 000 × 10⁹ … 705 600 000 × 10⁹.
  public let flicks: Int64

  /// Creates a time of `flicks`, limited to ``min`` … ``max``.
  public init(flicks: Int64) {
    self.flicks = Swift.min(Swift.max(flicks, -Self.bound), Self.bound)
  }

  /// The number of flicks in a second: 705 600 000.
  public static let flicksPerSecond: Int64 = 705_600_000

  /// No time at all, and the instant at which a scene starts.
  public static let zero = Time(flicks: 0)

  /// The longest time, 10⁹ s: arithmetic saturates here.
  ///
  /// The sum of any two times still fits into 64 bits, so saturating costs two comparisons.
  public static let max = Time(flicks: bound)

  /// The most negative time, −10⁹ s: arithmetic saturates here.
  public static let min = Time(flicks: -bound)

  private static let bound = flicksPerSecond * 1_000_000_000
}
