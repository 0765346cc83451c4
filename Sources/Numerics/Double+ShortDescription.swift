extension Double {
  /// The number for people and for printed values that are compared: at most four decimals, no trailing zeros, never
  /// "-0", the same in every locale.
  ///
  /// Numbers of 2⁵³ and more, and those that are not finite, print as the standard library prints them.
  public var shortDescription: String {
    guard magnitude < 9_007_199_254_740_992 else { return description }
    let whole = magnitude.rounded(.down)
    var fraction = ((magnitude - whole) * 10_000).rounded()
    let carried = fraction == 10_000 ? whole + 1 : whole
    if carried > whole { fraction = 0 }
    var digits = String(Int64(fraction))
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    let text = "\(Int64(carried))" + (digits.isEmpty ? "" : "." + digits)
    return self < 0 && text != "0" ? "-" + text : text
  }
}
