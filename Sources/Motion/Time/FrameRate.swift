/// A number of frames a second, as an exact fraction in lowest terms.
///
/// Range: 1/1000 fps … 1000 fps, with a numerator and a denominator of at most 10⁹. A whole number can be written as a
/// literal (`30`); one outside the range is kept as it is and is not ``isValid``, for the check of a scene to report.
public struct FrameRate: Hashable, Sendable {
  /// The frames in ``denominator`` seconds.
  public let numerator: Int
  /// The seconds in which ``numerator`` frames pass.
  public let denominator: Int

  /// Creates a rate of `numerator` frames in `denominator` seconds; `nil` outside the range of ``FrameRate``.
  ///
  /// The denominator is 1 by default: whole rates are the usual ones.
  public init?(numerator: Int, denominator: Int = 1) {
    guard numerator > 0, denominator > 0 else { return nil }
    var (divisor, rest) = (numerator, denominator)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    self.init(unchecked: numerator / divisor, denominator / divisor)
    if !isValid { return nil }
  }

  private init(unchecked numerator: Int, _ denominator: Int) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// Whether the rate lies in the range of ``FrameRate``, which a literal need not.
  public var isValid: Bool {
    (1...Self.largestTerm).contains(numerator) && (1...Self.largestTerm).contains(denominator)
      && numerator <= 1000 * denominator && denominator <= 1000 * numerator
  }

  // Keeps frame × flicks per second × denominator within 128 bits for every frame number.
  private static let largestTerm = 1_000_000_000

  /// 24000/1001 fps, of film shown on NTSC equipment; also written 23.976.
  public static let ntsc24 = FrameRate(unchecked: 24_000, 1001)
  /// 30000/1001 fps, of NTSC television; also written 29.97.
  public static let ntsc30 = FrameRate(unchecked: 30_000, 1001)
  /// 60000/1001 fps, twice that of NTSC television; also written 59.94.
  public static let ntsc60 = FrameRate(unchecked: 60_000, 1001)
}

extension FrameRate: ExpressibleByIntegerLiteral {
  /// Creates a whole number of frames a second; one outside the range of ``FrameRate`` is not ``isValid``.
  public init(integerLiteral value: Int) { self.init(unchecked: value, 1) }
}

extension FrameRate: CustomStringConvertible {
  /// The rate with its unit: "30 fps", "30000/1001 fps".
  public var description: String { denominator == 1 ? "\(numerator) fps" : "\(numerator)/\(denominator) fps" }
}
