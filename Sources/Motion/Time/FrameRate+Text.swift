extension FrameRate {
  /// Creates the rate written as "30", "12.5", "30000/1001" or, of the NTSC family, "29.97"; `nil` for anything else.
  ///
  /// A decimal that rounds n·1000/1001 for one of the rates in use (24, 30, 48, 60, 120, 240) stands for that fraction,
  /// which ``note(reading:)`` tells.
  public init?(_ text: some StringProtocol) {
    guard let reading = Self.reading(text) else { return nil }
    self = reading.rate
  }

  /// What to tell about the reading of `text` as a rate: "29.97 is read as 30000/1001 fps"; `nil` where it is exact.
  public static func note(reading text: some StringProtocol) -> String? {
    guard let reading = Self.reading(text), !reading.isExact else { return nil }
    return "\(text) is read as \(reading.rate)"
  }

  private static func reading(_ text: some StringProtocol) -> (rate: FrameRate, isExact: Bool)? {
    let terms = text.split(separator: "/", omittingEmptySubsequences: false)
    if terms.count == 2 {
      guard let numerator = whole(terms[0]), let denominator = whole(terms[1]) else { return nil }
      return FrameRate(numerator: numerator, denominator: denominator).map { ($0, true) }
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, let integer = whole(first) else { return nil }
    guard parts.count == 2 else { return FrameRate(numerator: integer).map { ($0, true) } }
    guard parts[1].count <= 6, let decimals = whole(parts[1]), integer <= 1000 else { return nil }

    let scale = parts[1].reduce(1) { scale, _ in scale * 10 }
    let written = integer * scale + decimals
    if scale >= 100, let base = [24, 30, 48, 60, 120, 240].first(where: { rounded($0, scale) == written }) {
      return FrameRate(numerator: base * 1000, denominator: 1001).map { ($0, false) }
    }
    return FrameRate(numerator: written, denominator: scale).map { ($0, true) }
  }

  /// The rate base·1000/1001 to the decimals of `scale`, times `scale`.
  private static func rounded(_ base: Int, _ scale: Int) -> Int { (base * 1000 * scale * 2 + 1001) / 2002 }

  /// The whole number in `text`, which holds ASCII digits alone.
  private static func whole(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }
}
