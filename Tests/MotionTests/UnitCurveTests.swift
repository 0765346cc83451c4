import Motion
import Testing

@Suite struct UnitCurveTests {
  static let families: [(String, @Sendable (UnitCurve.Direction) -> UnitCurve)] = [
    ("sine", UnitCurve.sine), ("quad", UnitCurve.quad), ("cubic", UnitCurve.cubic), ("quart", UnitCurve.quart),
    ("quint", UnitCurve.quint), ("expo", UnitCurve.expo), ("circ", UnitCurve.circ), ("back", UnitCurve.back),
    ("elastic", UnitCurve.elastic), ("bounce", UnitCurve.bounce),
  ]

  static let eases: [UnitCurve] =
    [
      .linear, .easeIn, .easeOut, .easeInOut, .bezier(0, 1, 0, 1), .bezier(1, 0, 0, 1), .bezier(0, 1.5, 1, -0.5),
      .bezier(0.5, 0.5, 0.5, 0.5), .bezier(1, 1, 0, 0),
    ] + families.flatMap { _, family in UnitCurve.Direction.allCases.map(family) }

  @Test("eases run from exactly 0 to exactly 1, and stop there", arguments: eases)
  func ends(curve: UnitCurve) {
    for progress in [0, -0.1, -1e300, -.infinity, .nan] { #expect(curve.value(at: progress) == 0) }
    for progress in [1, 1.1, 1e300, .infinity] { #expect(curve.value(at: progress) == 1) }
    #expect(curve.velocity(at: -0.1) == 0 && curve.velocity(at: 1.1) == 0 && curve.velocity(at: .nan) == 0)
    #expect(curve.isValid)
  }

  @Test("the velocity is the slope of the value", arguments: eases)
  func slopes(curve: UnitCurve) {
    let step = 1e-6
    for index in 1..<200 {
      // Off the corners of bounce and the middle.
      let progress = (Double(index) + 0.37) / 200
      let slope = curve.velocity(at: progress)
      let measured = (curve.value(at: progress + step) - curve.value(at: progress - step)) / (2 * step)
      #expect(abs(slope - measured) <= 2e-5 * max(1, abs(slope)), "\(curve) at \(progress)")
    }
  }

  @Test("in, out and in-out are turned versions of one another", arguments: families.map(\.0))
  func directions(name: String) throws {
    let family = try #require(Self.families.first { $0.0 == name }).1
    for index in 1..<100 {
      let progress = Double(index) / 100
      #expect(abs(family(.out).value(at: progress) - (1 - family(.in).value(at: 1 - progress))) < 1e-14)
      #expect(abs(family(.inOut).value(at: progress) + family(.inOut).value(at: 1 - progress) - 1) < 1e-14)
    }
  }

  @Test(
    "Bézier curves are solved to 1e-9, however steep",
    arguments: [
      (0.42, 0, 0.58, 1), (0, 1, 0, 1), (1, 0, 1, 0), (1, 0, 0, 1), (0, 1, 1, 0), (0.19, 0.73, 0.11, 1),
      (0.6, 0, 1, 0.45),
      (0.999999, 0, 0, 1), (0, 3, 1, -2), (0.5, -1, 0.5, 2),
    ] as [(Double, Double, Double, Double)])
  func bezier(x1: Double, y1: Double, x2: Double, y2: Double) {
    let curve = UnitCurve.bezier(x1, y1, x2, y2)
    func cubic(_ a: Double, _ b: Double, _ s: Double) -> Double {
      let rest = 1 - s
      return 3 * a * s * rest * rest + 3 * b * s * s * rest + s * s * s
    }
    // Points of the curve by their parameter; halving in extended steps finds the parameter apart from the solver.
    for index in 1..<1000 {
      let progress = Double(index) / 1000
      var (lower, upper) = (0.0, 1.0)
      for _ in 0..<200 {
        let middle = (lower + upper) / 2
        if cubic(x1, x2, middle) < progress { lower = middle } else { upper = middle }
      }
      let expected = cubic(y1, y2, lower)
      // A flat spot of x magnifies the rounding of x itself by its slope.
      let slack = max(1e-9, 4e-16 * abs(curve.velocity(at: progress)))
      #expect(abs(curve.value(at: progress) - expected) <= slack, "\(curve) at \(progress)")
    }
  }

  @Test(
    "curves of reports and of scenes",
    arguments: [
      (.bezier(0, 1, 0, 1), 0.001, 0.271), (.bezier(0.19, 0.73, 0.11, 1), 0.25, 0.79021),
      (.bezier(0.19, 0.73, 0.11, 1), 0.5, 0.94791), (.bezier(0.19, 0.73, 0.11, 1), 0.75, 0.99082),
      (.bezier(0.6, 0, 1, 0.45), 0.25, 0.02783), (.bezier(0.6, 0, 1, 0.45), 0.5, 0.12235),
      (.bezier(0.6, 0, 1, 0.45), 0.75, 0.32068), (.bezier(0.333, 0, 0.667, 1), 0.25, 0.15636),
      (.bezier(0.333, 0, 0.667, 1), 0.5, 0.5), (.bezier(0.333, 0, 0.667, 1), 0.75, 0.84364),
      (.cubic(.inOut), 0.25, 0.0625), (.cubic(.inOut), 0.5, 0.5), (.cubic(.inOut), 0.75, 0.9375),
      (.bezier(0.6, 0, 0.4, 1), 0.25, 0.0811),
    ] as [(UnitCurve, Double, Double)])
  func scenes(curve: UnitCurve, progress: Double, value: Double) {
    #expect(abs(curve.value(at: progress) - value) < 6e-5)
  }

  @Test("steps jump at the frames they name")
  func steps() {
    for count in 2...200 {
      for step in 0..<count {
        let progress = Double(step) / Double(count)
        #expect(UnitCurve.steps(count).value(at: progress) == progress)
        #expect(UnitCurve.steps(count).value(at: progress.nextDown) < progress || step == 0)
        #expect(UnitCurve.steps(count, .jumpStart).value(at: progress) == Double(step + 1) / Double(count))
        #expect(UnitCurve.steps(count, .jumpNone).value(at: progress) == Double(step) / Double(count - 1))
        #expect(UnitCurve.steps(count, .jumpBoth).value(at: progress) == Double(step + 1) / Double(count + 1))
      }
      for position in UnitCurve.StepPosition.allCases { #expect(UnitCurve.steps(count, position).value(at: 1) == 1) }
    }
    #expect(UnitCurve.steps(4).velocity(at: 0.3) == 0)
  }

  @Test("points hold before the first and after the last, and jump where two meet")
  func points() {
    let curve = UnitCurve.points([(0.2, 1), (0.4, 2), (0.4, 5), (0.8, 3)])
    for (progress, value) in [(0, 1), (0.2, 1), (0.3, 1.5), (0.4, 5), (0.6, 4), (0.8, 3), (1, 3)] {
      #expect(abs(curve.value(at: progress) - value) < 1e-15)
    }
    #expect(abs(curve.velocity(at: 0.3) - 5) < 1e-14 && abs(curve.velocity(at: 0.5) + 5) < 1e-14)
    #expect(curve.velocity(at: 0.1) == 0 && curve.velocity(at: 0.9) == 0)
    #expect(UnitCurve.points([0, 0.25, 1]).value(at: 0.75) == 0.625)
    #expect(UnitCurve.points([0, 0.25, 1]).velocity(at: 1) == 1.5)
    #expect(UnitCurve.points([7]).value(at: 0.5) == 7)
  }

  @Test(
    "curves with parameters out of range say so, and still do no harm",
    arguments: [
      (.bezier(-0.1, 0, 1, 1), "x1"), (.bezier(0, 0, 1.1, 1), "x2"), (.bezier(.nan, 0, 1, 1), "x1"),
      (.bezier(0, .infinity, 1, 1), "y1"), (.bezier(0, 0, 1, .nan), "y2"), (.steps(0), "steps"),
      (.steps(1, .jumpNone), "at least 2"), (.steps(.min, .jumpBoth), "steps"), (.points([Double]()), "no points"),
      (.points([(0, 0), (.infinity, 1)]), "point 1"), (.points([(0.5, 0), (0.25, 1)]), "before 0.5"),
      (.points([.nan]), "point 0"),
    ] as [(UnitCurve, String)])
  func problems(curve: UnitCurve, hint: String) {
    #expect(!curve.isValid)
    #expect(curve.problem?.contains(hint) == true)
    for progress in [-1, 0, 1e-300, 0.3, 0.5, 1, 2, .nan, .infinity] {
      _ = curve.value(at: progress)
      _ = curve.velocity(at: progress)
    }
  }
}
