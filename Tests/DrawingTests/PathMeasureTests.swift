import Drawing
import Testing

@Suite struct PathMeasureTests {
  static let polyline = Path.polyline([
    Point(x: -7, y: 1.438), Point(x: -2.656, y: 5.781), Point(x: 7.422, y: -4.297),
  ])
  static let square = Path.rect(Rect(x: 0, y: 0, width: 100, height: 100))

  @Test("The length of a polyline is that of its lines")
  func polylineLength() throws {
    let measure = PathMeasure(Self.polyline)
    #expect(isClose(measure.length, 6.1426 + 14.2524, within: 1e-4))
    let corner = try #require(measure.point(atFraction: 6.1426 / measure.length))
    #expect(isClose(corner, Point(x: -2.656, y: 5.781), within: 1e-4))
    #expect(isClose(6.1426 / measure.length, 0.30118, within: 1e-5))
  }

  @Test("The length of a parabola is that of its closed form")
  func parabola() {
    // y = x² from 0 to 1 as a quadratic curve: √5/2 + ln(2 + √5)/4.
    let path = Path(elements: [.move(.zero), .quad(control: Point(x: 0.5, y: 0), end: Point(x: 1, y: 1))])
    #expect(isClose(path.length, 1.4789428575445975, within: 1e-9))
  }

  @Test("The length of a curve with a cusp is that of fine chords")
  func cusp() {
    let path = Path(elements: [
      .move(.zero), .cubic(control1: Point(x: 100, y: 100), control2: Point(x: 0, y: 100), end: Point(x: 100, y: 0)),
    ])
    // With u = 1 − 2t, x′ = 300·u² and y′ = 300·u: both stand still at t = ½, and the length is 300·∫₀¹ u·√(u² + 1) du.
    #expect(isClose(path.length, 100 * (8.0.squareRoot() - 1), within: 1e-5))
  }

  @Test("Points at even fractions are evenly far along the path")
  func evenSpeed() throws {
    let measure = PathMeasure(
      Path(elements: [
        .move(.zero), .cubic(control1: Point(x: 300, y: 0), control2: Point(x: 300, y: 5), end: Point(x: 310, y: 80)),
      ]))
    var previous = try #require(measure.point(atFraction: 0))
    for step in 1...1000 {
      let point = try #require(measure.point(atFraction: Double(step) / 1000))
      #expect(isClose((point - previous).length, measure.length / 1000, within: 2e-4))
      previous = point
    }
  }

  @Test("Fractions outside 0…1 are the ends, NaN is nowhere")
  func outside() {
    #expect(Self.polyline.point(atFraction: -1) == Point(x: -7, y: 1.438))
    #expect(Self.polyline.point(atFraction: .infinity) == Point(x: 7.422, y: -4.297))
    #expect(Self.polyline.point(atFraction: .nan) == nil)
    #expect(Self.polyline.tangent(atFraction: .nan) == nil)
  }

  @Test("The tangent points along the path with length 1")
  func tangents() throws {
    #expect(Self.square.tangent(atFraction: 0) == Point(x: 1, y: 0))
    #expect(Self.square.tangent(atFraction: 0.25) == Point(x: 1, y: 0))
    #expect(Self.square.tangent(atFraction: 0.3) == Point(x: 0, y: 1))
    #expect(Self.square.tangent(atFraction: 1) == Point(x: 0, y: -1))
    let circle = Path.circle(center: .zero, radius: 10)
    #expect(try isClose(#require(circle.tangent(atFraction: 0.5)), Point(x: 0, y: -1), within: 1e-6))
    // The first control point lies on the start, and a line of no length precedes.
    let curve = Path(elements: [
      .move(.zero), .line(.zero), .cubic(control1: .zero, control2: Point(x: 0, y: 5), end: Point(x: 5, y: 5)),
    ])
    #expect(curve.tangent(atFraction: 0) == Point(x: 0, y: 1))
  }

  @Test("The whole range is the same path, whatever the offset")
  func wholeRange() {
    var random = SeededRandom(seed: 1)
    for offset in [0, 0.3, -7.2] {
      let path = random.path()
      #expect(path.trimmed(from: 0, to: 1, offset: offset) == path)
      #expect(path.trimmed(from: -0.5, to: 2, offset: offset) == path)
    }
  }

  @Test(
    "An empty, reversed or undefined range leaves nothing",
    arguments: [
      (0.5, 0.5, 0), (0.7, 0.2, 0), (1, 2, 0), (-1, 0, 0), (.nan, 1, 0), (0, .nan, 0), (0, 0.5, .nan),
      (0, 0.5, .infinity),
    ] as [(Double, Double, Double)])
  func emptyRange(from: Double, to: Double, offset: Double) {
    #expect(Self.square.trimmed(from: from, to: to, offset: offset).isEmpty)
  }

  @Test("A trimmed line is its part")
  func line() {
    let line = Path.line(from: .zero, to: Point(x: 100, y: 0))
    #expect(line.trimmed(from: 0.25, to: 0.5).description == "M25 0 L50 0")
    let twice = line.trimmed(from: 0, to: 0.5, offset: 0.25).trimmed(from: 0, to: 0.5)
    #expect(twice.description == "M25 0 L50 0")
    #expect(line.trimmed(from: 0.5, to: 1, offset: 0.25).description == "M75 0 L100 0 M0 0 L25 0")
    #expect(line.trimmed(from: 0.25, to: 0.5, offset: -3).description == "M25 0 L50 0")
  }

  @Test("A part that crosses the seam of a closed subpath is one piece")
  func seam() {
    let trimmed = Self.square.trimmed(from: 0.8, to: 1, offset: 0.1)
    #expect(trimmed.description == "M0 40 L0 0 L40 0")
    #expect(isClose(trimmed.length, 80))
    #expect(Self.square.trimmed(from: 0.8, to: 1).description == "M0 80 L0 0")
  }

  @Test("Without an offset a closed subpath is opened where the part begins")
  func opened() {
    #expect(Self.square.trimmed(from: 0, to: 0.5).description == "M0 0 L100 0 L100 100")
    #expect(Self.square.trimmed(from: 0.1, to: 0.9).description == "M40 0 L100 0 L100 100 L0 100 L0 40")
  }

  @Test("A range runs over all subpaths in order, and leaves whole ones closed")
  func subpaths() {
    var path = Self.square
    path.append(Self.square.transformed(by: .translation(x: 200, y: 0)))
    path.append(.line(from: .zero, to: Point(x: 0, y: 200)))
    #expect(
      path.trimmed(from: 0.2, to: 0.9).description
        == "M100 100 L0 100 L0 0 M200 0 L300 0 L300 100 L200 100 Z M0 0 L0 100")
    #expect(
      path.trimmed(from: 0.4, to: 0.9, offset: 0.6).description
        == "M0 0 L100 0 L100 100 L0 100 Z M200 0 L300 0")
  }

  @Test("Curves stay curves and lie on the original")
  func curves() throws {
    let circle = Path.circle(center: .zero, radius: 100)
    let quarter = circle.trimmed(from: 0.125, to: 0.375)
    #expect(quarter.elements.count == 3)
    #expect(quarter.elements.dropFirst().allSatisfy { if case .cubic = $0 { true } else { false } })
    #expect(isClose(quarter.length, circle.length / 4, within: 1e-6))
    let quad = Path(elements: [.move(.zero), .quad(control: Point(x: 10, y: 0), end: Point(x: 10, y: 10))])
    #expect(quad.trimmed(from: 0.2, to: 0.6).elements.count == 2)
    #expect(try isClose(#require(quad.trimmed(from: 0.5, to: 1).point(atFraction: 0)), Point(x: 7.5, y: 2.5)))
  }

  @Test("Lengths of parts are their shares of the whole, and parts add up")
  func shares() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<200 {
      let measure = PathMeasure(random.path())
      let cuts = [random.number(0...1), random.number(0...1)].sorted()
      let offset = random.number(-2...2)
      let inner = measure.trimmed(from: cuts[0], to: cuts[1], offset: offset)
      let share = (cuts[1] - cuts[0]) * measure.length
      #expect(isClose(inner.length, share, within: 1e-6 * measure.length))
      let outer =
        measure.trimmed(from: 0, to: cuts[0], offset: offset).length
        + measure.trimmed(from: cuts[1], to: 1, offset: offset).length
      #expect(isClose(inner.length + outer, measure.length, within: 1e-6 * measure.length))
    }
  }

  @Test("The ends of a part are the points at its fractions")
  func ends() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<200 {
      let measure = PathMeasure(random.path())
      let cuts = [random.number(0...1), random.number(0...1)].sorted()
      let part = measure.trimmed(from: cuts[0], to: cuts[1])
      let start = try #require(measure.point(atFraction: cuts[0]))
      let end = try #require(measure.point(atFraction: cuts[1]))
      #expect(try isClose(#require(part.point(atFraction: 0)), start, within: 1e-5))
      #expect(try isClose(#require(part.point(atFraction: 1)), end, within: 1e-5))
    }
  }
}
