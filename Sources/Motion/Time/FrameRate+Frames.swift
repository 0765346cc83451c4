extension FrameRate {
  /// The length of a frame in seconds; infinite for a rate of 0.
  public var secondsPerFrame: Double { Double(denominator) / Double(numerator) }

  /// The instant that frame `index` shows, index · denominator / numerator seconds, to the nearest flick.
  ///
  /// It is absolute, so nothing adds up, and exact for all usual rates. A rate that is not positive gives
  /// ``Time/zero``.
  public func time(ofFrame index: Int) -> Time {
    guard numerator > 0 else { return .zero }
    let doubled = 2 * Int128(index) * flicksPerNumerator
    let flicks = floor(doubled + Int128(numerator), 2 * Int128(numerator))
    return Time(flicks: Int64(clamping: flicks))
  }

  /// The number of frames that show `duration`: ceil(duration · rate), where a product within 0.001 of a whole number
  /// counts as that number.
  ///
  /// Decimal seconds are noisy: 3.3333 s at 30 fps is meant to be 100 frames. A duration or rate that is not positive
  /// has no frame.
  public func frameCount(covering duration: Time) -> Int {
    guard duration > .zero, numerator > 0 else { return 0 }
    let (whole, rest) = (Int128(duration.flicks) * Int128(numerator)).quotientAndRemainder(
      dividingBy: flicksPerNumerator)
    return Int(clamping: 1000 * rest <= flicksPerNumerator ? whole : whole + 1)
  }

  /// The first frame that shows `time` or a later instant; the exact inverse of ``time(ofFrame:)``.
  public func firstFrame(atOrAfter time: Time) -> Int { firstFrame(atOrAfter: Int128(time.flicks)) }

  /// The frame that is on show at `time`: the last that shows it or an earlier instant.
  ///
  /// It is negative before the first frame; at ``time(ofFrame:)`` of a frame it is that frame.
  public func frame(containing time: Time) -> Int { firstFrame(atOrAfter: Int128(time.flicks) + 1) - 1 }

  private func firstFrame(atOrAfter flicks: Int128) -> Int {
    guard numerator > 0 else { return 0 }
    // Frame i shows floor(i·p + ½) flicks for the period p, which reaches t where i·p ≥ t − ½.
    let frame = -floor((1 - 2 * flicks) * Int128(numerator), 2 * flicksPerNumerator)
    return Int(clamping: max(frame, Int128(Int.min) + 1))
  }

  /// The flicks in which ``numerator`` frames pass.
  private var flicksPerNumerator: Int128 { Int128(Time.flicksPerSecond) * Int128(denominator) }

  /// The quotient rounded down, of a positive divisor.
  private func floor(_ dividend: Int128, _ divisor: Int128) -> Int128 {
    let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
