/// A generator of random numbers that gives the same numbers for the same seed for ever, on every machine.
///
/// It is SplitMix64: a counter that moves by the golden ratio, 2⁶⁴/φ, and a mixing function over it. It passes BigCrush
/// and repeats after 2⁶⁴ numbers. The algorithms of ``nextDouble()``, ``int(in:)`` and ``double(in:)`` are fixed as
/// well and take exactly one number of the sequence each; those of the standard library's `random(in:using:)` may
/// change.
///
/// Source: Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, OOPSLA 2014;
/// <https://prng.di.unimi.it/splitmix64.c>.
public struct SeededRandom: RandomNumberGenerator, Hashable, Sendable {
  private var counter: UInt64

  /// Creates the generator of `seed`; any value is as good as any other, neighbours included.
  public init(seed: UInt64) { counter = seed }

  /// The next number, each of 0 … 2⁶⁴ − 1 as likely as the others.
  public mutating func next() -> UInt64 {
    counter &+= 0x9E37_79B9_7F4A_7C15
    var mixed = counter
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The next number in 0 ..< 1, a multiple of 2⁻⁵³: the upper 53 bits of ``next()``.
  public mutating func nextDouble() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// The next whole number in `range`: the upper half of the product of ``next()`` and the size of the range.
  ///
  /// No number is more likely than another by more than size / 2⁶⁴.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    let last = UInt64(bitPattern: Int64(range.upperBound)) &- UInt64(bitPattern: Int64(range.lowerBound))
    let (size, isWhole) = last.addingReportingOverflow(1)
    let number = next()
    let offset = isWhole ? number : number.multipliedFullWidth(by: size).high
    return range.lowerBound &+ Int(truncatingIfNeeded: offset)
  }

  /// The next number in `range`: lower · (1 − u) + upper · u for u of ``nextDouble()``, never outside of the bounds.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    let part = nextDouble()
    let number = range.lowerBound * (1 - part) + range.upperBound * part
    return min(max(number, range.lowerBound), range.upperBound)
  }
}
