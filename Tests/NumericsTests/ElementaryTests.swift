import Foundation
@testable import Numerics
import Testing

/// The functions against those of the C library, which are good to one unit in the last place themselves.
@Suite struct ElementaryTests {
  struct Function: CustomTestStringConvertible, Sendable {
    var name: String
    var ours: @Sendable (Double) -> Double
    var reference: @Sendable (Double) -> Double
    var range: ClosedRange<Double>
    var units: Double
    var testDescription: String { "\(name) in \(range)" }
  }

  static let functions = [
    Function(name: "exp", ours: Elementary.exp, reference: { Foundation.exp($0) }, range: -1...1, units: 1),
    Function(name: "exp", ours: Elementary.exp, reference: { Foundation.exp($0) }, range: -750...715, units: 1),
    Function(name: "log", ours: Elementary.log, reference: { Foundation.log($0) }, range: 0...2, units: 1),
    Function(name: "log", ours: Elementary.log, reference: { Foundation.log($0) }, range: 0.99...1.01, units: 1),
    Function(name: "log", ours: Elementary.log, reference: { Foundation.log($0) }, range: 0...1e300, units: 1),
    Function(name: "sin", ours: Elementary.sin, reference: { Foundation.sin($0) }, range: -7...7, units: 1),
    Function(name: "sin", ours: Elementary.sin, reference: { Foundation.sin($0) }, range: -1e6...1e6, units: 1),
    Function(name: "cos", ours: Elementary.cos, reference: { Foundation.cos($0) }, range: -7...7, units: 1),
    Function(name: "cos", ours: Elementary.cos, reference: { Foundation.cos($0) }, range: -1e6...1e6, units: 1),
    Function(name: "tan", ours: Elementary.tan, reference: { Foundation.tan($0) }, range: -7...7, units: 2),
    Function(name: "atan", ours: Elementary.atan, reference: { Foundation.atan($0) }, range: -1...1, units: 1),
    Function(name: "atan", ours: Elementary.atan, reference: { Foundation.atan($0) }, range: -50...50, units: 1),
    Function(name: "asin", ours: Elementary.asin, reference: { Foundation.asin($0) }, range: -1...1, units: 2),
    Function(name: "acos", ours: Elementary.acos, reference: { Foundation.acos($0) }, range: -1...1, units: 2),
  ]

  @Test("Functions agree with the C library to the documented unit in the last place", arguments: functions)
  func agreement(function: Function) {
    var random = SeededRandom(seed: 1)
    var worst = (units: 0.0, argument: 0.0)
    for _ in 0..<20_000 {
      let x = Double.random(in: function.range, using: &random)
      let units = distance(function.ours(x), function.reference(x))
      if !(units <= worst.units) { worst = (units, x) }
    }
    // The reference may itself be off by almost one unit.
    #expect(worst.units <= function.units, "at \(worst.argument)")
  }

  @Test("Functions agree with the C library for arguments of any exponent")
  func anyExponent() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<20_000 {
      let x = Double(bitPattern: random.next())
      guard x.isFinite else { continue }
      #expect(distance(Elementary.exp(x), Foundation.exp(x)) <= 1, "exp \(x)")
      #expect(distance(Elementary.log(x.magnitude), Foundation.log(x.magnitude)) <= 1, "log \(x)")
      #expect(distance(Elementary.atan(x), Foundation.atan(x)) <= 1, "atan \(x)")
      let y = Double(bitPattern: random.next())
      guard y.isFinite else { continue }
      #expect(distance(Elementary.atan2(y, x), Foundation.atan2(y, x)) <= 1, "atan2 \(y) \(x)")
    }
  }

  /// The C library's own cube root is up to 3 units off, so the cube is compared instead.
  @Test("Cubes of cube roots in 106 bits are within 0.7 units of the argument")
  func cubeRoots() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<20_000 {
      let x = Elementary.exp(Double.random(in: -500...500, using: &random))
      let root = Elementary.cbrt(x)
      let cube = DoubleDouble.product(root, root) * DoubleDouble(root)
      // The derivative of the cube, 3·root², turns the error of the cube into that of the root.
      let error = ((cube.high - x) + cube.low) / (3 * root * root)
      #expect(error.magnitude <= 0.7 * root.ulp, "\(x)")
      #expect(Elementary.cbrt(-x) == -root)
    }
    #expect(Elementary.cbrt(.leastNonzeroMagnitude) == 0x1p-358)
  }

  @Test("Powers agree with the C library to one unit in the last place")
  func powers() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<20_000 {
      let x = Elementary.exp(Double.random(in: -50...50, using: &random))
      let y = Double.random(in: -15...15, using: &random)
      #expect(distance(Elementary.pow(x, y), Foundation.pow(x, y)) <= 1, "\(x) to the \(y)")
      let share = Double.random(in: 0...1, using: &random)
      #expect(distance(Elementary.pow(share, 2.4), Foundation.pow(share, 2.4)) <= 1, "\(share) to the 2.4")
    }
  }

  @Test("Powers of whole numbers that fit a double are exact")
  func exactPowers() {
    for base in 2...50 {
      var power = 1.0
      for exponent in 1... {
        power *= Double(base)
        if power > 0x1p53 { break }
        #expect(Elementary.pow(Double(base), Double(exponent)) == power)
        #expect(Elementary.pow(-Double(base), Double(exponent)) == (exponent % 2 == 0 ? power : -power))
      }
    }
    #expect(Elementary.cbrt(27) == 3)
    #expect(Elementary.cbrt(-0.125) == -0.5)
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.log(1) == 0)
  }

  @Test("Special arguments give what the C library gives, signs of zeros included")
  func specialArguments() {
    let values: [Double] = [
      0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
      -.leastNonzeroMagnitude, 1e308, -1e308, 0x1p53,
      0x1p-30, 2.5,
    ]
    for x in values {
      expectSame(Elementary.exp(x), Foundation.exp(x), "exp \(x)")
      expectSame(Elementary.log(x), Foundation.log(x), "log \(x)")
      expectSame(Elementary.cbrt(x), Foundation.cbrt(x), "cbrt \(x)")
      expectSame(Elementary.atan(x), Foundation.atan(x), "atan \(x)")
      expectSame(Elementary.asin(x), Foundation.asin(x), "asin \(x)")
      expectSame(Elementary.acos(x), Foundation.acos(x), "acos \(x)")
      if !(x.magnitude > 0x1p20) {
        expectSame(Elementary.sin(x), Foundation.sin(x), "sin \(x)")
        expectSame(Elementary.cos(x), Foundation.cos(x), "cos \(x)")
      }
      for y in values {
        expectSame(Elementary.pow(x, y), Foundation.pow(x, y), "pow \(x) \(y)")
        expectSame(Elementary.atan2(x, y), Foundation.atan2(x, y), "atan2 \(x) \(y)")
      }
    }
    #expect(Elementary.sin(.infinity).isNaN)
    #expect(Elementary.cos(-.infinity).isNaN)
  }

  @Test("Sine and cosine of huge angles stay on the unit circle", arguments: [1e7, 1e12, 1e100, 1e308, -1e300])
  func hugeAngles(angle: Double) {
    let (sine, cosine) = Elementary.sincos(angle)
    #expect(abs(sine * sine + cosine * cosine - 1) < 1e-15)
  }

  @Test("Angles next to multiples of a quarter turn keep their last bits")
  func nearQuarterTurns() {
    for k in 1...50_000 {
      let angle = Double(k) * (Double.pi / 2)
      #expect(distance(Elementary.sin(angle), Foundation.sin(angle)) <= 1, "\(k)")
      #expect(distance(Elementary.cos(angle), Foundation.cos(angle)) <= 1, "\(k)")
    }
  }

  /// The distance of two numbers in units in the last place of the second.
  private func distance(_ value: Double, _ reference: Double) -> Double {
    if value == reference || (value.isNaN && reference.isNaN) { return 0 }
    return abs(value - reference) / reference.ulp
  }

  private func expectSame(_ value: Double, _ reference: Double, _ comment: Comment) {
    #expect(distance(value, reference) <= 2, comment)
    #expect(value.isNaN || value.sign == reference.sign, comment)
  }
}
