import Drawing
import Testing

@Suite struct PathTests {
  @Test("Bounds hold every point of the path and touch it on all sides")
  func bounds() throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<100 {
      let path = random.path()
      let bounds = try #require(path.bounds)
      let control = try #require(path.controlBounds)
      let measure = PathMeasure(path)
      var sampled: Rect?
      for step in 0...400 {
        let point = try #require(measure.point(atFraction: Double(step) / 400))
        #expect(bounds.inset(dx: -1e-9, dy: -1e-9).contains(point))
        #expect(control.inset(dx: -1e-9, dy: -1e-9).contains(point))
        sampled = sampled?.union(point) ?? Rect(origin: point, size: .zero)
      }
      let tight = try #require(sampled)
      #expect(bounds.width - tight.width < 8 && bounds.height - tight.height < 8)
    }
  }

  @Test("Bounds of a curve end at its extremum, not at its control points")
  func extrema() {
    let arch = Path(elements: [
      .move(.zero), .cubic(control1: Point(x: 0, y: 40), control2: Point(x: 30, y: 40), end: Point(x: 30, y: 0)),
    ])
    #expect(arch.bounds == Rect(x: 0, y: 0, width: 30, height: 30))
    #expect(arch.controlBounds == Rect(x: 0, y: 0, width: 30, height: 40))
    let quad = Path(elements: [.move(.zero), .quad(control: Point(x: 10, y: 20), end: Point(x: 20, y: 0))])
    #expect(quad.bounds == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("What draws nothing has no bounds and no length")
  func nothing() {
    #expect(Path().bounds == nil)
    #expect(Path().controlBounds == nil)
    let moved = Path(elements: [.move(Point(x: 5, y: 5)), .move(Point(x: 9, y: 9))])
    #expect(moved.bounds == nil)
    #expect(moved.length == 0)
    #expect(moved.point(atFraction: 0.5) == nil)
  }

  @Test("A path may begin without a move, and go on after a close")
  func looseElements() {
    let path = Path(elements: [
      .line(Point(x: 10, y: 0)), .line(Point(x: 20, y: 0)), .line(Point(x: 20, y: 10)), .close,
      .line(Point(x: 10, y: 30)),
    ])
    #expect(isClose(path.length, 20 + 200.0.squareRoot() + 30))
    #expect(path.bounds == Rect(x: 10, y: 0, width: 10, height: 30))
  }

  @Test("Transforming a path transforms its points")
  func transformed() throws {
    let path = Path.rect(Rect(x: 0, y: 0, width: 10, height: 5)).transformed(by: .translation(x: 1, y: 2))
    #expect(path.description == "M1 2 L11 2 L11 7 L1 7 Z")
    var random = SeededRandom(seed: 2)
    for _ in 0..<50 {
      let path = random.path()
      let scaled = path.transformed(by: .rotation(.degrees(33)).concatenating(.scale(3)))
      #expect(isClose(scaled.length, 3 * path.length, within: 1e-6))
    }
  }

  @Test("Elements of every kind are printed as SVG writes them")
  func printed() {
    let path = Path(elements: [
      .move(Point(x: -0.0, y: 1.5)), .line(Point(x: 1 / 3, y: -2)), .quad(control: .zero, end: Point(x: 1e-9, y: 4)),
      .cubic(control1: Point(x: 1, y: 2), control2: Point(x: 3, y: 4), end: Point(x: 5.00001, y: 6)), .close,
    ])
    #expect(path.description == "M0 1.5 L0.3333 -2 Q0 0 0 4 C1 2 3 4 5 6 Z")
  }

  @Test("A path with a coordinate that is not a number is not finite, and traps nowhere")
  func notFinite() {
    for bad in [Double.nan, .infinity, -.infinity, 1e308, -1e308] {
      let path = Path(elements: [
        .move(.zero), .line(Point(x: bad, y: 1)),
        .cubic(control1: Point(x: 1, y: bad), control2: .zero, end: Point(x: 9, y: bad)),
        .quad(control: Point(x: bad, y: bad), end: .zero), .close,
      ])
      #expect(path.isFinite == (bad.magnitude == 1e308))
      _ = (path.bounds, path.controlBounds, path.description)
      #expect(!path.length.isFinite)
      #expect(path.trimmed(from: 0.2, to: 0.7).isEmpty)
      #expect(path.point(atFraction: 0.5) == nil)
    }
  }
}
