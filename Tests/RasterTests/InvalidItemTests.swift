import Drawing
import Raster
import Testing

struct InvalidItemTests {
  /// An item with one bad number, and what the error calls it.
  struct Bad: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let item: @Sendable (Double) -> DisplayItem
  }

  private static func gradient(_ location: Double, _ red: Double = 1) -> Gradient {
    Gradient(
      stops: [
        .init(color: .black, location: 0), .init(color: Color(red: red, green: 0, blue: 0), location: location),
      ], space: .sRGB)
  }

  private static func group(
    opacity: Double = 1, clip: AffineTransform = .identity, radius: Double = 0, offset: Double = 0
  ) -> DisplayItem {
    .group(
      DisplayGroup(
        opacity: opacity, clip: .init(path: .box(0, 0, 1, 1), transform: clip),
        shadow: Shadow(color: .black, radius: radius, offset: Point(x: offset, y: 0)), items: []))
  }

  private static let box = Path.box(0, 0, 5, 5)

  static let bad = [
    Bad(testDescription: "the transform") { .filled(box, .testRed, .translation(x: $0, y: 0)) },
    Bad(testDescription: "a point of the path") { .filled(.box($0, 0, 1, 1), .testRed) },
    Bad(testDescription: "the colour") { .filled(box, Color.testRed.faded($0)) },
    Bad(testDescription: "the width of the line") { .stroked(box, .testRed, StrokeStyle(width: $0)) },
    Bad(testDescription: "the miter limit") { .stroked(box, .testRed, StrokeStyle(miterLimit: $0)) },
    Bad(testDescription: "the length of a dash") { .stroked(box, .testRed, StrokeStyle(dash: [1, $0])) },
    Bad(testDescription: "the dash phase") { .stroked(box, .testRed, StrokeStyle(dashPhase: $0)) },
    Bad(testDescription: "the start of the gradient") {
      .painted(box, .linear(LinearGradient(gradient: gradient(1), start: Point(x: $0, y: 0), end: .zero)))
    },
    Bad(testDescription: "the location of a gradient stop") {
      .painted(box, .linear(LinearGradient(gradient: gradient($0), start: .zero, end: .zero)))
    },
    Bad(testDescription: "the colour of a gradient stop") {
      .painted(box, .linear(LinearGradient(gradient: gradient(1, $0), start: .zero, end: .zero)))
    },
    Bad(testDescription: "the end radius of the gradient") {
      .painted(
        box, .radial(RadialGradient(gradient: gradient(1), center: .zero, startRadius: 0, endRadius: $0)))
    },
    Bad(testDescription: "the angle of the gradient") {
      .painted(box, .conic(ConicGradient(gradient: gradient(1), center: .zero, angle: .radians($0))))
    },
    Bad(testDescription: "the opacity") { group(opacity: $0) },
    Bad(testDescription: "the transform of the clip") { group(clip: .translation(x: $0, y: 0)) },
    Bad(testDescription: "the radius of the shadow") { group(radius: $0) },
    Bad(testDescription: "the offset of the shadow") { group(offset: $0) },
  ]

  @Test(
    "A number that is not finite is an error that names the item and the number", arguments: bad,
    [Double.nan, .infinity, -.infinity])
  func notFinite(bad: Bad, number: Double) {
    let kind =
      switch bad.item(0) {
      case .fill: "fill"
      case .stroke: "stroke"
      case .glyphs: "letters"
      case .group: "group"
      case .section: "section"
      }
    let reference = ItemReference(indices: [1], kind: kind)
    #expect(throws: RasterError.item(reference, .notFinite(bad.testDescription))) {
      try picture(9, 9, .filled(Self.box, .testRed), bad.item(number))
    }
  }

  @Test("An error in a group names the way to the item, shown or not")
  func nested() {
    let run = GlyphRun(string: "Hi", font: .system(size: 9), outline: .box(.nan, 0, 1, 1))
    let inner = DisplayGroup(opacity: 0, items: [.glyphs(run, paint: .solid(.testRed), transform: .identity)])
    let outer = DisplayGroup(items: [.filled(Self.box, .testRed), .group(inner)])
    let reference = ItemReference(indices: [0, 1, 0], kind: "letters \"Hi\"")
    #expect("\(reference)" == "item 0.1.0 (letters \"Hi\")")
    #expect(throws: RasterError.item(reference, .notFinite("a point of the path"))) {
      try picture(9, 9, .group(outer))
    }
  }

  @Test("A negative dash is an error")
  func negativeDash() {
    #expect(throws: RasterError.self) {
      try picture(9, 9, .stroked(Self.box, .testRed, StrokeStyle(dash: [3, -1])))
    }
  }

  @Test("A background that is not finite is an error")
  func background() {
    #expect(throws: RasterError.background) { try picture(9, 9, background: Color.testRed.faded(.nan)) }
  }

  @Test("A scale that is not positive and finite is an error", arguments: [0, -1, .nan, .infinity])
  func scale(scale: Double) {
    #expect(throws: RasterError.self) { try picture(9, 9, scale: scale) }
  }

  @Test("A size that no picture can have is an error", arguments: [0, -5, 0.2, 1e6, 1e300, .nan, .infinity])
  func size(width: Double) {
    #expect(throws: RasterError.self) { try picture(width, 9) }
  }

  @Test("Groups in groups without end are an error, not an overflow")
  func depth() throws {
    func nested(_ depth: Int) -> DisplayItem {
      (0..<depth).reduce(.filled(Self.box, .testRed)) { item, _ in .group(DisplayGroup(opacity: 0.99, items: [item])) }
    }
    _ = try picture(9, 9, nested(128))
    #expect(throws: RasterError.self) { try picture(9, 9, nested(129)) }
    #expect(throws: RasterError.self) { try picture(9, 9, nested(5000)) }
  }
}
