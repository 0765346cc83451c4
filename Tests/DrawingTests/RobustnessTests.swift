import Drawing
import Testing

/// Every number may be any `Double`: whoever draws refuses what is not finite, but nothing traps before that.
@Suite struct RobustnessTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, -0.0, 0, 1e-300, 1e9,
    -5, 0.3,
  ]

  @Test("Shapes of any numbers can be made, measured, trimmed and printed", arguments: numbers)
  func shapes(number: Double) {
    let angle = Angle(radians: number)
    for rect in [
      Rect(x: number, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: number, height: 10),
      Rect(x: 0, y: 0, width: number, height: number),
    ] {
      use(.rect(rect))
      use(.ellipse(in: rect))
      use(.capsule(in: rect, style: .continuous))
      use(.regularPolygon(sides: 5, in: rect))
      use(.star(points: 5, innerRatio: number, in: rect))
      for style in [RoundedCornerStyle.circular, .continuous] {
        use(.roundedRect(rect, cornerRadius: number, style: style))
        use(.roundedRect(rect, cornerSize: Size(width: 3, height: number), style: style))
      }
    }
    use(.circle(center: Point(x: number, y: 0), radius: 1))
    use(.circle(center: .zero, radius: number))
    use(.arc(center: .zero, radius: number, startAngle: .zero, delta: .degrees(90)))
    use(.arc(center: .zero, radius: 5, startAngle: angle, delta: .degrees(90)))
    use(.arc(center: .zero, radius: 5, startAngle: .zero, delta: angle))
    use(.rect(Rect(x: 0, y: 0, width: 1, height: 1)).transformed(by: .rotation(angle).concatenating(.scale(number))))
    for other in Self.numbers {
      let square = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
      _ = square.trimmed(from: number, to: other, offset: 0.5)
      _ = square.trimmed(from: 0.2, to: other, offset: number)
      _ = (square.point(atFraction: number), square.tangent(atFraction: number))
    }
  }

  @Test("Colours and gradients of any numbers can be mixed, resolved and printed", arguments: numbers)
  func colors(number: Double) {
    let color = Color(red: number, green: 0.5, blue: number, alpha: number)
    for space in [ColorSpace.oklab, .sRGB, .linear] {
      _ = color.mixed(with: .red, by: 0.5, in: space)
      _ = Color.red.mixed(with: .blue, by: number, in: space)
      let gradient = Gradient(
        stops: [
          .init(color: color, location: 0), .init(color: .red, location: number), .init(color: .clear, location: 1),
        ],
        space: space)
      #expect(gradient.resolved().isFinite)
      _ = gradient.color(at: number)
    }
    _ = (color.description, Color(hue: number, saturation: number, brightness: number).description)
  }

  @Test("Display items of any numbers have bounds and text", arguments: numbers)
  func items(number: Double) {
    let path = Path.polyline([.zero, Point(x: number, y: 5), Point(x: 5, y: 5)])
    let style = StrokeStyle(width: number, cap: .square, miterLimit: number, dash: [number, 1], dashPhase: number)
    _ = (style.isDrawable, style.resolved(along: number), style.resolved(along: 100))
    let conic = ConicGradient(
      gradient: Gradient(colors: [.red, .blue]), center: Point(x: number, y: 0), angle: Angle(radians: number))
    let group = DisplayGroup(
      opacity: number, clip: .init(path: path, transform: .scale(number)),
      shadow: Shadow(color: .black, radius: number, offset: Point(x: number, y: 0)),
      items: [
        .fill(path, rule: .nonZero, paint: .conic(conic), transform: .scale(number)),
        .stroke(path, style: style, paint: .solid(.red), transform: .identity),
        .stroke(path, style: StrokeStyle(), paint: .solid(.red), transform: .translation(x: number, y: 0)),
      ])
    _ = group.bounds
    let list = DisplayList(size: Size(width: number, height: 1), background: .white, items: [.group(group)])
    #expect(!list.description.isEmpty)
  }

  private func use(_ path: Path) {
    _ = (path.bounds, path.controlBounds, path.description, path.isFinite)
    let measure = PathMeasure(path)
    for fraction in [0, 0.3, 1] {
      _ = (measure.point(atFraction: fraction), measure.tangent(atFraction: fraction))
    }
    _ = measure.trimmed(from: 0.2, to: 0.9, offset: 0.4)
  }
}
