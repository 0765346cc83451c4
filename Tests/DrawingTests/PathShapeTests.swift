import Drawing
import Testing

@Suite struct PathShapeTests {
  static let box = Rect(x: 10, y: 20, width: 100, height: 60)

  @Test("A rectangle runs clockwise from its top left corner")
  func rect() {
    #expect(Path.rect(Self.box).description == "M10 20 L110 20 L110 80 L10 80 Z")
  }

  @Test("An ellipse runs clockwise from its right-most point and touches all four sides")
  func ellipse() throws {
    let path = Path.ellipse(in: Self.box)
    #expect(path.elements.first == .move(Point(x: 110, y: 50)))
    #expect(try isClose(#require(path.point(atFraction: 0.25)), Point(x: 60, y: 80), within: 1e-6))
    #expect(path.bounds == Self.box)
  }

  @Test("A circle is a circle to 0.02 % of its radius")
  func circle() throws {
    let measure = PathMeasure(.circle(center: Point(x: 5, y: 7), radius: 100))
    for step in 0...64 {
      let point = try #require(measure.point(atFraction: Double(step) / 64))
      #expect(isClose((point - Point(x: 5, y: 7)).length, 100, within: 0.0197))
    }
    #expect(isClose(measure.length, 628.3185, within: 0.05))
  }

  @Test("A rounded rectangle stays in its box and keeps straight sides")
  func roundedRect() {
    let path = Path.roundedRect(Self.box, cornerRadius: 10)
    #expect(path.bounds == Self.box)
    #expect(path.elements.first == .move(Point(x: 20, y: 20)))
    #expect(path.elements.contains(.line(Point(x: 100, y: 20))))
    #expect(isClose(path.length, 2 * (80 + 40) + 20 * .pi, within: 0.01))
  }

  @Test("A continuous corner begins 1.528665 radii from the corner")
  func continuousCorner() {
    let path = Path.roundedRect(Self.box, cornerRadius: 10, style: .continuous)
    #expect(path.bounds == Self.box)
    #expect(path.elements.first == .move(Point(x: 25.28665, y: 20)))
    #expect(path.elements.contains(.line(Point(x: 110 - 15.28665, y: 20))))
    #expect(path.elements.count == 1 + 4 * 4 + 1)
  }

  @Test("A continuous corner without room is a circular one")
  func cornerWithoutRoom() throws {
    let square = Rect(x: 0, y: 0, width: 100, height: 100)
    let measure = PathMeasure(.roundedRect(square, cornerRadius: 50, style: .continuous))
    for step in 0...50 {
      let point = try #require(measure.point(atFraction: Double(step) / 50))
      #expect(isClose((point - square.center).length, 50, within: 0.02))
    }
  }

  @Test("A growing radius never makes a continuous corner jump")
  func growingRadius() {
    var previous = Path.roundedRect(Self.box, cornerRadius: 15, style: .continuous).length
    for step in 1...400 {
      let radius = 15 + Double(step) * 0.05
      let length = Path.roundedRect(Self.box, cornerRadius: radius, style: .continuous).length
      #expect(abs(length - previous) < 0.2)
      previous = length
    }
  }

  @Test("A radius is cut off at half the shorter side")
  func radiusCutOff() {
    let path = Path.roundedRect(Self.box, cornerRadius: 1000)
    #expect(path == .capsule(in: Self.box))
    #expect(path == .roundedRect(Self.box, cornerRadius: 30))
  }

  @Test("A radius that is none gives a plain rectangle", arguments: [0, -5, .nan, -.infinity] as [Double])
  func noRadius(radius: Double) {
    for style in [RoundedCornerStyle.circular, .continuous] {
      #expect(Path.roundedRect(Self.box, cornerRadius: radius, style: style) == .rect(Self.box))
    }
  }

  @Test("Corners of unequal extents are elliptic")
  func ellipticCorners() {
    let path = Path.roundedRect(Self.box, cornerSize: Size(width: 50, height: 30))
    #expect(isClose(path.length, Path.ellipse(in: Self.box).length, within: 1e-6))
  }

  @Test("A regular polygon has its first vertex up")
  func regularPolygon() throws {
    let path = Path.regularPolygon(sides: 4, in: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(path.description == "M10 0 L20 10 L10 20 L0 10 Z")
    #expect(Path.regularPolygon(sides: 2, in: Self.box).isEmpty)
    #expect(Path.regularPolygon(sides: .max, in: Self.box).elements.count == 10_001)
  }

  @Test("A star has its first point up and its notches at the inner ratio")
  func star() {
    let path = Path.star(points: 2, innerRatio: 0.5, in: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(path.description == "M10 0 L15 10 L10 20 L5 10 Z")
    #expect(Path.star(points: 5, in: Self.box).elements.count == 11)
    #expect(Path.star(points: -1, in: Self.box).isEmpty)
    #expect(Path.star(points: .max, in: Self.box).elements.count == 10_001)
  }

  @Test(
    "An arc keeps to the circle and ends where its angle ends", arguments: [-500.0, -90, 10, 90, 135, 270, 360, 720])
  func arc(degrees: Double) throws {
    let center = Point(x: 3, y: 4)
    let path = Path.arc(center: center, radius: 50, startAngle: .degrees(20), delta: .degrees(degrees))
    let end = try #require(path.point(atFraction: 1))
    #expect(isClose(end, center + Angle.degrees(20 + degrees).direction * 50, within: 1e-9))
    #expect(isClose(path.length, abs(degrees) * .pi / 180 * 50, within: 0.05))
    #expect(path.elements.count == 1 + Int((abs(degrees) / 90).rounded(.up)))
  }

  @Test("An arc of many turns is drawn as a few that end at the same point", arguments: [1e6, -1e6, 1e15])
  func arcOfManyTurns(radians: Double) throws {
    let path = Path.arc(center: .zero, radius: 50, startAngle: .zero, delta: .radians(radians))
    #expect(path.elements.count <= 18)
    #expect(try isClose(#require(path.point(atFraction: 1)), Angle.radians(radians).direction * 50, within: 1e-6))
  }

  @Test("An arc of no finite angle adds nothing", arguments: [.nan, .infinity] as [Double])
  func arcOfNoAngle(radians: Double) {
    #expect(Path.arc(center: .zero, radius: 50, startAngle: .zero, delta: .radians(radians)).isEmpty)
  }

  @Test("An arc is joined to the subpath before it with a line")
  func joinedArc() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
    path.closeSubpath()
    #expect(path.description == "M0 0 L10 0 C10 5.5192 5.5192 10 0 10 Z")
  }
}
