import Drawing
import Testing

@Suite struct StrokeStyleTests {
  static let drawable = [
    StrokeStyle(), StrokeStyle(width: 0.01), StrokeStyle(dash: [4, 2]), StrokeStyle(dash: [0, 5]),
    StrokeStyle(dash: [0, 0]), StrokeStyle(dash: [3]), StrokeStyle(dashPhase: -7),
  ]
  static let undrawable = [
    StrokeStyle(width: 0), StrokeStyle(width: -1), StrokeStyle(width: .nan), StrokeStyle(width: .infinity),
    StrokeStyle(miterLimit: .nan), StrokeStyle(dash: [4, -2]), StrokeStyle(dash: [.nan]),
    StrokeStyle(dash: [1e308, 1e308]), StrokeStyle(dashPhase: .infinity),
  ]

  @Test("Styles of sound numbers draw", arguments: drawable)
  func draws(style: StrokeStyle) { #expect(style.isDrawable) }

  @Test("Styles of other numbers do not, and trap nowhere", arguments: undrawable)
  func drawsNothing(style: StrokeStyle) {
    #expect(!style.isDrawable)
    _ = style.resolved(along: 100)
  }

  @Test(
    "Dashes come in pairs, and patterns without gaps are none",
    arguments: [
      ([], []), ([4, 2], [4, 2]), ([3], [3, 3]), ([1, 2, 3], [1, 2, 3, 1, 2, 3]), ([0, 0], []), ([5, 0], []),
      ([0, 5], [0, 5]), ([4, -1], []), ([.nan, 1], []), ([.infinity, 1], []),
    ] as [([Double], [Double])])
  func dashes(dash: [Double], normalized: [Double]) {
    #expect(StrokeStyle(dash: dash).normalizedDash == normalized)
  }

  @Test(
    "The phase is brought into the pattern",
    arguments: [(0, 0), (7, 1), (-1, 5), (6, 0), (-6, 0), (-1e-20, 0)] as [(Double, Double)])
  func phase(phase: Double, expected: Double) {
    #expect(StrokeStyle(dash: [4, 2], dashPhase: phase).resolved(along: 100).dashPhase == expected)
  }

  @Test("Sparse tiny dashes stay, and dashes too many to see are a line")
  func tinyDashes() {
    #expect(StrokeStyle(dash: [0.01, 20.7]).resolved(along: 400).dash == [0.01, 20.7])
    #expect(StrokeStyle(dash: [1e-9, 1e-9]).resolved(along: 400).dash.isEmpty)
    #expect(StrokeStyle(dash: [4, 2], dashPhase: 3).resolved(along: .nan) == StrokeStyle())
  }

  @Test("The miter limit is at least 1")
  func miterLimit() {
    #expect(StrokeStyle(miterLimit: -3).resolved(along: 1).miterLimit == 1)
  }
}
