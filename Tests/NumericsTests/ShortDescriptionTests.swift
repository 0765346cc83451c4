import Numerics
import Foundation
import Testing

@Suite struct ShortDescriptionTests {
  @Test(
    "Numbers are printed with at most four decimals and no negative zero",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.25, "-0.25"), (1.0 / 3, "0.3333"),
      (2.0 / 3, "0.6667"), (0.0001, "0.0001"), (0.00004, "0"), (-0.00004, "0"), (12.0304, "12.0304"), (9.99996, "10"),
      (100_000, "100000"), (1e12, "1000000000000"), (0x1p40, "1099511627776.0"), (1e300, "1e+300"), (.nan, "nan"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.leastNonzeroMagnitude, "0"),
    ] as [(Double, String)])
  func printed(number: Double, text: String) {
    #expect(number.shortDescription == text)
  }

  @Test("Printed numbers read back to within half of the last decimal")
  func readBack() throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<2000 {
      let number = Double.random(in: -10_000...10_000, using: &random)
      let text = number.shortDescription
      #expect(try abs(#require(Double(text)) - number) <= 0.00005 + 1e-9)
      #expect(!text.hasSuffix("0") || !text.contains("."))
    }
  }
}
