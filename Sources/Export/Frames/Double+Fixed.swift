extension Double {
  /// The number with exactly `digits` decimals, 0…9, whatever the locale: "2.500".
  ///
  /// Numbers that are not finite or beyond 10⁹ are written as Swift writes them.
  package func fixed(_ digits: Int) -> String {
    let scale = (0..<Swift.min(Swift.max(digits, 0), 9)).reduce(Int64(1)) { scale, _ in scale * 10 }
    guard magnitude <= 1_000_000_000, let units = Int64(exactly: (magnitude * Double(scale)).rounded()) else {
      return "\(self)"
    }
    let sign = self < 0 && units > 0 ? "-" : ""
    guard scale > 1 else { return "\(sign)\(units)" }
    // The leading one keeps the zeroes after the point.
    return "\(sign)\(units / scale).\("\(scale + units % scale)".dropFirst())"
  }
}
