extension Double {
  /// The number as short as can be read in a listing: at most four decimals, no trailing zeros, no negative zero.
  ///
  /// The same on every machine, since it is made of whole numbers. Beyond 2⁴⁰, where decimals say nothing, it is the
  /// shortest spelling that reads back as the same number.
  public var shortDescription: String {
    guard magnitude < 0x1p40 else { return "\(self)" }
    let units = Int64((magnitude * 10_000).rounded())
    if units == 0 { return "0" }
    let sign = self < 0 ? "-" : ""
    let (whole, rest) = units.quotientAndRemainder(dividingBy: 10_000)
    if rest == 0 { return "\(sign)\(whole)" }
    var digits = rest
    var width = 4
    while digits % 10 == 0 {
      digits /= 10
      width -= 1
    }
    let fraction = "\(digits)"
    return "\(sign)\(whole).\(String(repeating: "0", count: width - fraction.utf8.count))\(fraction)"
  }
}
