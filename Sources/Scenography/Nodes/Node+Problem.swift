import Drawing
public import Motion

extension Node {
  /// The greatest number, up or down, that a node may name: a million pixels.
  public static let greatestNumber = 1e6

  /// What is wrong with the numbers of the node, in words; `nil` where nothing is.
  public var problem: String? {
    content.problem ?? look.problem ?? style.problem ?? zIndexProblem ?? transition.problem
  }

  /// What stands against a step that changes `attribute` of the node, in words; `nil` where nothing does.
  public func problem(changing attribute: Attribute) -> String? {
    switch attribute {
    case .fill:
      switch style.effectiveFill {
      case .color?: nil
      case .gradient?: "it fills a shape whose paint is a gradient; a gradient does not turn into a colour"
      case nil: "it fills a shape that is not filled; add .fill(.clear)"
      }
    case .stroke:
      switch style.stroke {
      case .color?: nil
      case .gradient?: "it strokes a shape whose paint is a gradient; a gradient does not turn into a colour"
      case nil: "it strokes a shape that has no line; add .stroke(.clear)"
      }
    case .lineWidth, .dashPhase: style.stroke == nil ? "it changes the line of a shape that has none; add .stroke" : nil
    default: nil
    }
  }

  private var zIndexProblem: String? { zIndex.isFinite ? nil : "its zIndex is \(zIndex); give a finite number" }
}

extension ShapeStyle {
  /// What the inside is painted with: black where neither fill nor stroke was named.
  public var effectiveFill: Ink? { fill ?? (stroke == nil ? .color : nil) }

  fileprivate var problem: String? {
    if let problem = NumberCheck.length(miterLimit, "miter limit") { return problem }
    for length in dash {
      if let problem = NumberCheck.length(length, "dash") { return problem }
    }
    for case .gradient(let gradient)? in [fill, stroke] {
      if let problem = gradient.problem { return problem }
    }
    return nil
  }
}

extension BoxGradient {
  fileprivate var problem: String? {
    if gradient.stops.isEmpty { return "its gradient has no colours; give at least one" }
    for stop in gradient.stops {
      if let problem = NumberCheck.numbers([stop.location], "gradient stop") { return problem }
      if let problem = NumberCheck.colour(stop.color, "gradient") { return problem }
    }
    switch geometry {
    case .linear(let start, let end):
      return NumberCheck.numbers([start.x, start.y, end.x, end.y], "gradient point")
    case .radial(let center, let startRadius, let endRadius):
      return NumberCheck.numbers([center.x, center.y], "gradient centre")
        ?? NumberCheck.length(startRadius, "gradient radius") ?? NumberCheck.length(endRadius, "gradient radius")
    case .conic(let center, let angle):
      return NumberCheck.numbers([center.x, center.y], "gradient centre")
        ?? NumberCheck.numbers([angle.radians], "gradient angle")
    }
  }
}

extension Look {
  fileprivate var problem: String? {
    let numbers: [(String, [Double])] = [
      ("opacity", [opacity]), ("offset", [offset.x, offset.y]), ("scale", [scaleX, scaleY]),
      ("rotation", [rotation.radians]), ("scale anchor", [scaleAnchor.x, scaleAnchor.y]),
      ("rotation anchor", [rotationAnchor.x, rotationAnchor.y]), ("dash phase", [dashPhase]),
      ("trim", [trimStart, trimEnd, trimOffset]), ("shadow offset", [shadowOffset.x, shadowOffset.y]),
    ]
    for (name, values) in numbers {
      if let problem = NumberCheck.numbers(values, name) { return problem }
    }
    for (name, length) in [("line width", lineWidth), ("corner radius", cornerRadius), ("shadow radius", shadowRadius)]
    {
      if let problem = NumberCheck.length(length, name) { return problem }
    }
    for (name, color) in [("fill", fill), ("stroke", stroke), ("shadow", shadowColor)] {
      if let problem = NumberCheck.colour(color, name) { return problem }
    }
    return nil
  }
}

extension Node.Content {
  fileprivate var problem: String? {
    switch self {
    case .shape(let shape), .clip(let shape): shape.problem
    case .text(let text):
      text.font?.problem ?? NumberCheck.numbers([text.tracking ?? 0], "tracking")
        ?? NumberCheck.numbers([text.lineSpacing ?? 0], "line spacing")
    case .spacer(let minLength): NumberCheck.length(minLength ?? 0, "least length")
    case .hStack(_, let spacing), .vStack(_, let spacing): NumberCheck.numbers([spacing ?? 0], "spacing")
    case .zStack(let alignment), .background(let alignment), .overlay(let alignment):
      NumberCheck.numbers([alignment.x, alignment.y], "alignment")
    case .frame(let frame, let alignment):
      frame.problem ?? NumberCheck.numbers([alignment.x, alignment.y], "alignment")
    case .padding(let insets):
      NumberCheck.numbers([insets.top, insets.leading, insets.bottom, insets.trailing], "padding")
    case .position(let point): NumberCheck.numbers([point.x, point.y], "position")
    case .list: nil
    }
  }
}

extension Font {
  fileprivate var problem: String? {
    NumberCheck.length(size, "font size")
      ?? ((1...1000).contains(weight.value) ? nil : "its font weight is \(weight.value); give 1 to 1000")
  }
}

extension Shape {
  fileprivate var problem: String? {
    switch self {
    case .regularPolygon(let sides):
      (3...10_000).contains(sides) ? nil : "its polygon has \(sides) sides; give 3 to 10000"
    case .star(let points, let innerRatio):
      (2...10_000).contains(points)
        ? (innerRatio >= 0 && innerRatio <= 1
          ? nil : "the inner ratio of its star is \(innerRatio); give a number from 0 to 1")
        : "its star has \(points) points; give 2 to 10000"
    case .path(let path):
      path.elements.lazy.compactMap { NumberCheck.numbers($0.coordinates, "path coordinate") }.first
    case .rectangle, .roundedRectangle, .capsule, .circle, .ellipse: nil
    }
  }
}

extension FrameSize {
  fileprivate var problem: String? {
    if let problem = NumberCheck.length(width ?? 0, "width") ?? NumberCheck.length(height ?? 0, "height") {
      return problem
    }
    for (least, most, name) in [(minWidth, maxWidth, "width"), (minHeight, maxHeight, "height")] {
      if let problem = NumberCheck.length(least ?? 0, "least \(name)") { return problem }
      if let most, most != .infinity, let problem = NumberCheck.length(most, "greatest \(name)") { return problem }
      if let least, let most, least > most { return "its least \(name) \(least) is greater than its greatest, \(most)" }
    }
    return nil
  }
}
