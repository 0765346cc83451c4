import Foundation
import Motion
import Testing

/// The families of eases by Robert Penner against their formulas, written out as they are published.
@Suite struct EaseFamilyTests {
  struct Formula: Sendable, CustomTestStringConvertible {
    let curve: UnitCurve
    let value: @Sendable (Double) -> Double
    var testDescription: String { "\(curve)" }
  }

  private static func formula(_ curve: UnitCurve, _ value: @escaping @Sendable (Double) -> Double) -> Formula {
    Formula(curve: curve, value: value)
  }

  /// In, out and in-out of a power.
  private static func power(_ family: (UnitCurve.Direction) -> UnitCurve, _ n: Double) -> [Formula] {
    [
      formula(family(.in)) { pow($0, n) }, formula(family(.out)) { 1 - pow(1 - $0, n) },
      formula(family(.inOut)) { $0 < 0.5 ? pow(2, n - 1) * pow($0, n) : 1 - pow(-2 * $0 + 2, n) / 2 },
    ]
  }

  private static let bounceOut: @Sendable (Double) -> Double = { x in
    let (n, d) = (7.5625, 2.75)
    if x < 1 / d { return n * x * x }
    if x < 2 / d { return n * pow(x - 1.5 / d, 2) + 0.75 }
    return x < 2.5 / d ? n * pow(x - 2.25 / d, 2) + 0.9375 : n * pow(x - 2.625 / d, 2) + 0.984375
  }

  static let formulas: [Formula] =
    power(UnitCurve.quad, 2) + power(UnitCurve.cubic, 3) + power(UnitCurve.quart, 4) + power(UnitCurve.quint, 5) + [
      formula(.sine(.in)) { 1 - cos($0 * .pi / 2) }, formula(.sine(.out)) { sin($0 * .pi / 2) },
      formula(.sine(.inOut)) { -(cos(.pi * $0) - 1) / 2 },
      formula(.expo(.in)) { pow(2, 10 * $0 - 10) }, formula(.expo(.out)) { 1 - pow(2, -10 * $0) },
      formula(.expo(.inOut)) { $0 < 0.5 ? pow(2, 20 * $0 - 10) / 2 : (2 - pow(2, -20 * $0 + 10)) / 2 },
      formula(.circ(.in)) { 1 - sqrt(1 - $0 * $0) }, formula(.circ(.out)) { sqrt(1 - pow($0 - 1, 2)) },
      formula(.circ(.inOut)) {
        $0 < 0.5 ? (1 - sqrt(1 - pow(2 * $0, 2))) / 2 : (sqrt(1 - pow(-2 * $0 + 2, 2)) + 1) / 2
      },
      formula(.back(.in)) { 2.70158 * $0 * $0 * $0 - 1.70158 * $0 * $0 },
      formula(.back(.out)) { 1 + 2.70158 * pow($0 - 1, 3) + 1.70158 * pow($0 - 1, 2) },
      formula(.back(.inOut)) {
        let c = 1.70158 * 1.525
        return $0 < 0.5
          ? pow(2 * $0, 2) * ((c + 1) * 2 * $0 - c) / 2
          : (pow(2 * $0 - 2, 2) * ((c + 1) * ($0 * 2 - 2) + c) + 2) / 2
      },
      formula(.elastic(.in)) { -pow(2, 10 * $0 - 10) * sin(($0 * 10 - 10.75) * 2 * .pi / 3) },
      formula(.elastic(.out)) { pow(2, -10 * $0) * sin(($0 * 10 - 0.75) * 2 * .pi / 3) + 1 },
      formula(.elastic(.inOut)) {
        let wave = sin((20 * $0 - 11.125) * 2 * .pi / 4.5)
        return $0 < 0.5 ? -(pow(2, 20 * $0 - 10) * wave) / 2 : pow(2, -20 * $0 + 10) * wave / 2 + 1
      },
      formula(.bounce(.in)) { 1 - bounceOut(1 - $0) }, formula(.bounce(.out), bounceOut),
      formula(.bounce(.inOut)) {
        $0 < 0.5 ? (1 - bounceOut(1 - 2 * $0)) / 2 : (1 + bounceOut(2 * $0 - 1)) / 2
      },
    ]

  @Test("each family in each direction is its published formula", arguments: EaseFamilyTests.formulas)
  func values(formula: Formula) {
    for index in 1..<1000 {
      let progress = Double(index) / 1000
      #expect(abs(formula.curve.value(at: progress) - formula.value(progress)) < 1e-14, "at \(progress)")
    }
  }

  @Test("there are ten families in three directions")
  func completeness() {
    let all = UnitCurveTests.families.flatMap { _, family in UnitCurve.Direction.allCases.map(family) }
    #expect(Set(all) == Set(Self.formulas.map(\.curve)) && all.count == 30)
  }
}
