import Drawing
import Motion
import Scenography
import Testing

/// Numbers that steps name, and paints that they change.
@Suite struct StepNumberTests {
  static let changes: [(String, NumberTests.Range, @Sendable (LookChange, Double) -> LookChange)] = [
    ("opacity", .number, { $0.opacity($1) }), ("offsetX", .number, { $0.offset(x: $1) }),
    ("offsetY", .number, { $0.offset(y: $1) }), ("scaleX", .number, { $0.scale(x: $1) }),
    ("scaleY", .number, { $0.scale(x: 1, y: $1) }), ("rotation", .number, { $0.rotation(.radians($1)) }),
    ("lineWidth", .length, { $0.lineWidth($1) }), ("dashPhase", .number, { $0.dashPhase($1) }),
    ("cornerRadius", .length, { $0.cornerRadius($1) }), ("trimStart", .number, { $0.trim(from: $1) }),
    ("trimEnd", .number, { $0.trim(to: $1) }), ("trimOffset", .number, { $0.trim(offset: $1) }),
    ("shadowRadius", .length, { $0.shadow(color: .black, radius: $1) }),
    ("shadowX", .number, { $0.shadow(color: .black, radius: 1, x: $1) }),
    ("shadowY", .number, { $0.shadow(color: .black, radius: 1, y: $1) }),
    ("width", .length, { $0.frame(width: $1) }), ("height", .length, { $0.frame(height: $1) }),
    ("position", .number, { $0.position(x: $1) }), ("position", .number, { $0.position(y: $1) }),
  ]

  @Test(
    "a step that changes a property to a number out of its range is named", arguments: StepNumberTests.changes.indices)
  func steps(row: Int) {
    let (words, range, change) = Self.changes[row]
    for number in NumberTests.numbers {
      for step in [
        Circle().step("a", from: { change($0, number) }), Circle().step("a", to: { change($0, number) }),
      ].flatMap(\.steps) {
        #expect((step.problem == nil) == range.contains(number), "\(words) \(number)")
        if let problem = step.problem { #expect(problem.contains("it changes \(words) "), "\(problem)") }
      }
    }
  }

  @Test("a step with a bad animation or a bad colour is named")
  func animations() {
    #expect(Circle().step("a", .linear(duration: -1)).steps[0].problem?.contains("duration is -1.0") == true)
    for bad in [Double.nan, .infinity, 1e308] {
      for channel in [Color(red: bad, green: 0, blue: 0), Color(red: 0, green: 0, blue: 0, alpha: bad)] {
        for step in [
          Circle().step("a") { $0.fill(channel) }, Circle().step("a") { $0.stroke(channel) },
          Circle().step("a") { $0.shadow(color: channel, radius: 1) },
        ].flatMap(\.steps) {
          #expect(step.problem?.contains("it changes") == true, "\(channel)")
        }
      }
    }
  }

  @Test("a step that changes a paint which a shape does not have is named")
  func paint() {
    let gradient = Circle().fill(.linear([.red, .blue])).stroke(.linear([.red, .blue]))
    #expect(gradient.problem(changing: .fill)?.contains("gradient") == true)
    #expect(gradient.problem(changing: .stroke)?.contains("gradient") == true)
    #expect(gradient.problem(changing: .lineWidth) == nil)
    let outline = Circle().stroke(.red)
    #expect(outline.problem(changing: .fill)?.contains("not filled") == true)
    #expect(outline.problem(changing: .stroke) == nil && outline.problem(changing: .dashPhase) == nil)
    let plain = Circle().node
    #expect(plain.problem(changing: .fill) == nil && plain.problem(changing: .opacity) == nil)
    #expect(plain.problem(changing: .stroke)?.contains("no line") == true)
    #expect(plain.problem(changing: .lineWidth)?.contains("has none") == true)
  }
}
