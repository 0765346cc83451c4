import Drawing
import Testing

@Suite struct AffineTransformTests {
  @Test("Quarter turns have coefficients of exactly 0 and ±1", arguments: [-3, -2, -1, 0, 1, 2, 3, 4, 5, 401])
  func quarterTurns(quarters: Int) {
    let expected: [AffineTransform] = [
      .identity,
      AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
      AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
      AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
    ]
    let index = ((quarters % 4) + 4) % 4
    #expect(AffineTransform.rotation(.degrees(Double(quarters) * 90)) == expected[index])
    #expect(AffineTransform.rotation(.radians(Double(quarters) * (.pi / 2))) == expected[index])
  }

  @Test("A rotation turns clockwise on the screen")
  func rotation() {
    let right = Point(x: 10, y: 0)
    #expect(right.transformed(by: .rotation(.degrees(90))) == Point(x: 0, y: 10))
    #expect(isClose(right.transformed(by: .rotation(.degrees(30))), Point(x: 8.660254037844387, y: 5), within: 1e-14))
  }

  @Test("A huge angle turns like the angle it is reduced to, to the precision of a double")
  func hugeAngle() {
    let huge = Angle.degrees(1e12).direction
    #expect(isClose(huge, Angle.degrees(280).direction, within: 1e-5))
    #expect(isClose(Angle.degrees(1e300).direction.length, 1))
  }

  @Test("The first transform of a concatenation comes first")
  func concatenation() {
    let transform = AffineTransform.scale(2).concatenating(.translation(x: 10, y: 0))
    #expect(Point(x: 1, y: 1).transformed(by: transform) == Point(x: 12, y: 2))
    var random = SeededRandom(seed: 1)
    for _ in 0..<100 {
      let (first, second, point) = (random.transform(), random.transform(), random.point())
      let step = point.transformed(by: first).transformed(by: second)
      #expect(isClose(point.transformed(by: first.concatenating(second)), step))
    }
  }

  @Test("A transform around an anchor leaves the anchor where it is")
  func anchor() {
    let anchor = Point(x: 30, y: 40)
    let transform = AffineTransform.rotation(.degrees(90)).around(anchor)
    #expect(anchor.transformed(by: transform) == anchor)
    #expect(Point(x: 40, y: 40).transformed(by: transform) == Point(x: 30, y: 50))
  }

  @Test("The inverse leads every point back")
  func inverse() throws {
    var random = SeededRandom(seed: 2)
    for _ in 0..<200 {
      let transform = random.transform()
      guard abs(transform.determinant) > 0.01 else { continue }
      let inverse = try #require(transform.inverse)
      let point = random.point()
      #expect(isClose(point.transformed(by: transform).transformed(by: inverse), point, within: 1e-9))
    }
  }

  static let withoutInverse: [AffineTransform] = [
    .scale(0), .scale(x: 1, y: 0), .scale(.nan), .scale(.infinity), .scale(1e-300), .scale(1e300),
    .translation(x: .nan, y: 0), AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
  ]

  @Test("There is no way back from a line, a point or what is not finite", arguments: withoutInverse)
  func singular(transform: AffineTransform) {
    #expect(transform.inverse == nil)
    #expect(!transform.isInvertible)
  }

  @Test("A rectangle becomes the bounds of its turned corners")
  func rect() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.transformed(by: .rotation(.degrees(90))) == Rect(x: -60, y: 10, width: 40, height: 30))
    #expect(rect.transformed(by: .scale(x: -1, y: 2)) == Rect(x: -40, y: 40, width: 30, height: 80))
    let turned = Rect(x: -1, y: -1, width: 2, height: 2).transformed(by: .rotation(.degrees(45)))
    #expect(isClose(turned.width, 2 * 2.0.squareRoot()))
  }
}
