public import Motion

/// An instant as people write it: `1.25` or `1.25s`, `1250ms`, `0:01.25`, `1:02:03.5`, or `75f` for that of a frame.
///
/// Decimals have a point in every locale. There are no negative times, and none beyond 10⁹ s.
public enum TimeExpression: Hashable, Sendable {
  /// An instant in time.
  case time(Time)
  /// The instant of a frame, from 0.
  case frame(Int)

  /// Reads `text`; `nil` where it is not written in one of the forms, or out of range.
  public init?(_ text: String) {
    if text.hasSuffix("f") {
      guard case .fromStart(let number) = FrameBound(text.dropLast()) else { return nil }
      self = .frame(number)
      return
    }
    guard let seconds = Self.seconds(text), let time = Time(seconds: seconds) else { return nil }
    self = .time(time)
  }

  /// The instant, at `rate` frames a second.
  public func time(at rate: FrameRate) -> Time {
    switch self {
    case .time(let time): time
    case .frame(let number): rate.time(ofFrame: number)
    }
  }

  private static func seconds(_ text: String) -> Double? {
    if text.hasSuffix("ms") { return decimal(text.dropLast(2)).map { $0 / 1000 } }
    if text.hasSuffix("s") { return decimal(text.dropLast()) }
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard fields.count <= 3, let last = fields.last, var seconds = decimal(last) else { return nil }
    if fields.count > 1, seconds >= 60 { return nil }
    var unit = 60.0
    for (place, field) in fields.dropLast().reversed().enumerated() {
      guard field.utf8.allSatisfy(\.isASCIIDigit), let number = decimal(field) else { return nil }
      // 90:00 is an hour and a half, 1:90:00 a slip.
      if place + 2 < fields.count, number >= 60 { return nil }
      seconds += number * unit
      unit *= 60
    }
    return seconds
  }

  /// The number in `text`, of digits and at most one point with digits on both sides.
  private static func decimal(_ text: some StringProtocol) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) }) else { return nil }
    return Double(String(text))
  }
}
