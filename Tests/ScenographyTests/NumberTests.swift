import Drawing
import Motion
import Scenography
import Testing

/// Every number of every shape and modifier may be any `Double`: it is refused by the name of its field, or laid out and
/// drawn with finite numbers. Nothing traps.
@Suite struct NumberTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -0.0, 0, -1, 1, 1e6, -1e6, 1_000_001,
  ]

  /// Which numbers a field takes.
  enum Range {
    /// Any up to a million, up or down.
    case number
    /// 0 to a million.
    case length
    /// 0 to a million, or infinity.
    case limit
    /// 0 to 1.
    case share
    /// Any that is finite.
    case finite

    func contains(_ number: Double) -> Bool {
      switch self {
      case .number: number.magnitude <= 1e6
      case .length: (0...1e6).contains(number)
      case .limit: (0...1e6).contains(number) || number == .infinity
      case .share: (0...1).contains(number)
      case .finite: number.isFinite
      }
    }
  }

  struct Field: Sendable, CustomTestStringConvertible {
    let words: String
    let range: Range
    let node: @Sendable (Double) -> Node

    init(_ words: String, _ range: Range, _ node: @escaping @Sendable (Double) -> Node) {
      self.words = words
      self.range = range
      self.node = node
    }

    var testDescription: String { words }
  }

  private static func color(_ channel: Double) -> Color { Color(red: channel, green: 0.5, blue: 0, alpha: 1) }

  private static func gradient(_ location: Double, _ channel: Double = 1) -> Gradient {
    Gradient(stops: [.init(color: color(channel), location: location), .init(color: .blue, location: 1)])
  }

  static let shapes: [Field] = [
    Field("inner ratio", .share) { Star(innerRatio: $0).node },
    Field("corner radius", .length) { RoundedRectangle(cornerRadius: $0).node },
    Field("corner radius", .length) { RoundedRectangle(cornerRadius: $0, style: .circular).stroke(.red) },
    Field("path", .number) { Line(from: Point(x: $0, y: 0), to: Point(x: 1, y: 1)).stroke(.red) },
    Field("path", .number) { Line(from: .zero, to: Point(x: 0, y: $0)).stroke(.red) },
    Field("path", .number) { Polygon(points: [.zero, Point(x: 4, y: $0), Point(x: 5, y: 5)]).node },
    Field("path", .number) { number in
      var path = Path()
      path.move(to: .zero)
      path.addCurve(to: Point(x: 1, y: 1), control1: Point(x: number, y: 0), control2: Point(x: 1, y: number))
      path.addQuadCurve(to: Point(x: 9, y: 1), control: Point(x: number, y: number))
      return path.node
    },
    Field("font size", .length) { Text("a").font(.system(size: $0)) },
    Field("tracking", .number) { Text("a b").tracking($0) },
    Field("line spacing", .number) { Text("a\nb").lineSpacing($0) },
    Field("corner radius", .length) { Circle().clip(RoundedRectangle(cornerRadius: $0)) },
    Field("inner ratio", .share) { Circle().clip(Star(innerRatio: $0)) },
  ]

  static let paints: [Field] = [
    Field("fill", .number) { Circle().fill(color($0)) }, Field("stroke", .number) { Circle().stroke(color($0)) },
    Field("fill", .number) { Circle().fill(Color(red: 0, green: 0, blue: 0, alpha: $0)) },
    Field("shadow", .number) { Circle().shadow(color: color($0), radius: 1) },
    Field("line width", .length) { Circle().stroke(.red, lineWidth: $0) },
    Field("dash", .length) { Circle().stroke(.red, dash: [$0, 1]) },
    Field("dash", .length) { Circle().stroke(.red, dash: [1, $0]) },
    Field("dash phase", .number) { Circle().stroke(.red, dash: [1, 2], dashPhase: $0) },
    Field("miter limit", .length) { number in
      var node = Circle().stroke(.red)
      node.style.miterLimit = number
      return node
    },
    Field("trim", .number) { Circle().trim(from: $0) }, Field("trim", .number) { Circle().trim(to: $0) },
    Field("trim", .number) { Circle().trim(to: 0.5, offset: $0) },
    Field("gradient stop", .number) { Circle().fill(.linear(gradient($0))) },
    Field("gradient", .number) { Circle().stroke(.linear(gradient(0, $0))) },
    Field("gradient point", .number) { Circle().fill(.linear(gradient(0), from: UnitPoint(x: $0, y: 0))) },
    Field("gradient point", .number) { Circle().fill(.linear(gradient(0), to: UnitPoint(x: 0, y: $0))) },
    Field("gradient centre", .number) { Circle().fill(.radial(gradient(0), center: UnitPoint(x: $0, y: 0))) },
    Field("gradient radius", .length) { Circle().fill(.radial(gradient(0), startRadius: $0)) },
    Field("gradient radius", .length) { Circle().fill(.radial(gradient(0), endRadius: $0)) },
    Field("gradient centre", .number) { Circle().fill(.conic(gradient(0), center: UnitPoint(x: 0, y: $0))) },
    Field("gradient angle", .number) { Circle().fill(.conic(gradient(0), angle: .radians($0))) },
  ]

  static let effects: [Field] = [
    Field("opacity", .number) { Circle().opacity($0) }, Field("offset", .number) { Circle().offset(x: $0) },
    Field("offset", .number) { Circle().offset(y: $0) }, Field("scale", .number) { Circle().scale($0) },
    Field("scale", .number) { Circle().scale(y: $0) },
    Field("scale anchor", .number) { Circle().scale(2, anchor: UnitPoint(x: $0, y: 0)) },
    Field("rotation", .number) { Circle().rotation(.radians($0)) },
    Field("rotation anchor", .number) { Circle().rotation(.degrees(30), anchor: UnitPoint(x: 0, y: $0)) },
    Field("shadow radius", .length) { Circle().shadow(radius: $0) },
    Field("shadow offset", .number) { Circle().shadow(radius: 1, x: $0) },
    Field("shadow offset", .number) { Circle().shadow(radius: 1, y: $0) },
    Field("zIndex", .finite) { Circle().zIndex($0) },
  ]

  static let boxes: [Field] = [
    Field("width", .length) { Circle().frame(width: $0) }, Field("height", .length) { Circle().frame(height: $0) },
    Field("least width", .length) { Circle().frame(minWidth: $0) },
    Field("greatest width", .limit) { Circle().frame(maxWidth: $0) },
    Field("least height", .length) { Circle().frame(minHeight: $0) },
    Field("greatest height", .limit) { Circle().frame(maxHeight: $0) },
    Field("alignment", .number) { Circle().frame(width: 9, alignment: UnitPoint(x: $0, y: 0)) },
    Field("padding", .number) { Circle().padding($0) },
    Field("padding", .number) { Circle().padding(EdgeInsets(top: $0)) },
    Field("padding", .number) { Circle().padding(EdgeInsets(trailing: $0)) },
    Field("position", .number) { Circle().position(x: $0, y: 0) },
    Field("position", .number) { Circle().position(x: 0, y: $0) },
    Field("alignment", .number) { number in
      Circle().background(alignment: UnitPoint(x: 0, y: number)) { Circle().frame(width: 3) }
    },
    Field("alignment", .number) { number in
      Circle().overlay(alignment: UnitPoint(x: number, y: 0)) { Circle().frame(width: 3) }
    },
    Field("alignment", .number) { number in
      ZStack(alignment: UnitPoint(x: number, y: number)) {
        Circle().frame(width: 3)
        Rectangle()
      }.node
    },
    Field("spacing", .number) { number in HStack(spacing: number) { for _ in 0..<3 { Circle() } }.node },
    Field("spacing", .number) { number in VStack(spacing: number) { for _ in 0..<3 { Circle() } }.node },
    Field("least length", .length) { number in
      HStack {
        Circle()
        Spacer(minLength: number)
        Text("a")
      }.node
    },
  ]

  /// What is wrong with the node or one that it holds.
  private func problem(_ node: Node) -> String? {
    node.problem ?? node.children.lazy.compactMap { self.problem($0) }.first
  }

  @Test("a number is refused by the name of its field, or drawn", arguments: shapes + paints + effects + boxes)
  func field(_ field: Field) throws {
    for number in Self.numbers {
      let node = field.node(number)
      let problem = problem(node)
      #expect((problem == nil) == field.range.contains(number), "\(field.words) \(number): \(problem ?? "accepted")")
      if let problem {
        #expect(problem.contains(field.words) && problem.contains("; give"), "\(problem)")
      }
      // Also what is refused must not trap on the way.
      let tree = try Tree(node)
      let layout = try Layout(of: tree, on: Size(width: 200, height: 100), setter: BoxSetter())
      for (index, element) in tree.elements.enumerated() {
        let frame = layout.frames[index]
        if problem == nil {
          #expect(frame.isFinite && frame.width >= 0 && frame.height >= 0, "\(field.words) \(number)")
        }
        let isDrawn = draw(element.node, in: Rect(origin: .zero, size: frame.size))
        #expect(problem != nil || isDrawn, "\(field.words) \(number)")
      }
    }
  }

  /// Makes all that the node draws; whether all numbers of it are finite.
  private func draw(_ node: Node, in box: Rect) -> Bool {
    var isFinite = Attribute.allCases.allSatisfy { node.look[$0].isFinite }
    switch node.content {
    case .shape(let shape), .clip(let shape):
      let look = node.look
      let path = shape.path(in: box, cornerRadius: look.cornerRadius)
      let part = path.trimmed(from: look.trimStart, to: look.trimEnd, offset: look.trimOffset)
      isFinite = isFinite && path.isFinite && part.isFinite
    default: break
    }
    for case .gradient(let gradient)? in [node.style.fill, node.style.stroke] {
      isFinite = isFinite && "\(gradient.paint(in: box))".firstRange(of: "nan") == nil
    }
    return isFinite
  }

  @Test(
    "counts out of their range are named",
    arguments: [
      (Polygon(sides: 2).node, "polygon has 2 sides"), (Polygon(sides: .min).node, "polygon has"),
      (Polygon(sides: .max).node, "polygon has"), (Star(points: 1).node, "star has 1 points"),
      (Star(points: .max).node, "star has"), (Star(points: -5).node, "star has -5 points"),
      (Circle().clip(Polygon(sides: 0)), "polygon has 0 sides"),
      (Text("a").font(.system(size: 9, weight: Font.Weight(0))), "font weight is 0"),
      (Text("a").font(.system(size: 9, weight: Font.Weight(.max))), "font weight is"),
      (Circle().fill(.linear([])), "gradient has no colours"),
      (Circle().frame(minWidth: 9, maxWidth: 3), "least width 9.0 is greater than its greatest, 3.0"),
      (Circle().frame(minHeight: 9, maxHeight: 3), "least height 9.0 is greater than its greatest, 3.0"),
    ])
  func counts(node: Node, words: String) {
    #expect(node.problem?.contains(words) == true, "\(node.problem ?? "accepted")")
  }
}
