/// Elementary functions made of + − × ÷ and √ alone.
///
/// The functions of the C library differ in the last bit from processor to processor, since they choose another code
/// path where fused multiplication is there. IEEE 754 leaves no such choice for the five operations used here, so a
/// frame has the same bits wherever it is drawn. (The C library may still serve √, rounding and the remainder of a
/// division: these are defined to the last bit.)
///
/// Every function takes every `Double`. Results are within 1 unit in the last place, those of `tan`, `asin` and `acos`
/// within 2. Special values follow IEEE 754, §9.2.1: outside of its domain a function is NaN, and nothing traps.
///
/// The methods are those of K.-C. Ng's fdlibm and of J.-M. Muller's *Elementary Functions*: reduction with a constant
/// cut into parts whose multiples are exact (Cody and Waite), then the Taylor series with as many terms as the reduced
/// range needs, its small terms summed first.
public enum Elementary {}

extension Elementary {
  /// ln 2 in two parts: the first has 42 bits, so that its product with an exponent is exact.
  static let ln2 = DoubleDouble(0x1.62e42fefa3800p-1, 0x1.ef35793c76730p-45)

  /// `x` times 2 to the power `exponent`, rounded once.
  static func scaled(_ x: Double, by exponent: Int) -> Double {
    // One step may leave the range of exponents although the result lies within. The first step never rounds.
    if exponent > 1000 {
      return x * 0x1p1000 * powerOfTwo(exponent - 1000)
    }
    if exponent < -900 {
      return x * powerOfTwo(exponent + 200) * 0x1p-200
    }
    return x * powerOfTwo(exponent)
  }

  /// 2 to the power `exponent`, which is cut off at the range of normal numbers.
  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(1023 + min(max(exponent, -1022), 1023)) << 52)
  }
}
