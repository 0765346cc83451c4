import Drawing
import Testing

@Suite struct DisplayListTests {
  static let box = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
  static let circle = Path.circle(center: .zero, radius: 50)
  static let square = Path.rect(Rect(x: -50, y: -50, width: 100, height: 100))
  static let squareRootOf2 = 2.0.squareRoot()
  static let gradient = Gradient(colors: [.red, .blue])

  @Test("A display list prints as one line an item")
  func printed() {
    let run = GlyphRun(
      string: "Say \"hi\"\n", font: .system(size: 24, weight: .bold).italic(),
      outline: .rect(Rect(x: 1, y: 2, width: 30, height: 20)))
    let style = StrokeStyle(width: 4, cap: .round, join: .bevel, miterLimit: 3, dash: [4, 2.5], dashPhase: 1)
    let conic = ConicGradient(gradient: Self.gradient, center: Point(x: 5, y: 5), angle: .degrees(-90))
    let radial = RadialGradient(
      gradient: Gradient(colors: [.red, .blue], space: .linear), center: .zero, startRadius: 1, endRadius: 10)
    let list = DisplayList(
      size: Size(width: 1280, height: 720), background: .white,
      items: [
        .fill(Self.box, rule: .nonZero, paint: .solid(.orange), transform: .identity),
        .fill(Self.box, rule: .evenOdd, paint: .radial(radial), transform: .translation(x: 1 / 3, y: -0.00001)),
        .stroke(
          .line(from: .zero, to: Point(x: 9, y: 0)), style: style, paint: .solid(.black.opacity(0.5)),
          transform: .scale(2)),
        .group(
          DisplayGroup(
            opacity: 0.5, clip: .init(path: Self.box, rule: .evenOdd, transform: .translation(x: 3, y: 4)),
            shadow: Shadow(color: .black, radius: 8, offset: Point(x: 0, y: 2)),
            items: [
              .glyphs(run, paint: .conic(conic), transform: .identity),
              .group(
                DisplayGroup(items: [
                  .stroke(
                    Self.box, style: StrokeStyle(),
                    paint: .linear(LinearGradient(gradient: Self.gradient, start: .zero, end: Point(x: 10, y: 0))),
                    transform: .identity)
                ])),
            ])),
      ])
    #expect(
      list.description == """
        display list 1280 x 720 on #FFFFFF
          fill #FF9500 M0 0 L10 0 L10 10 L0 10 Z
          fill evenOdd radial(0 0, 1 to 10, in linear, #FF3B30 0, #007AFF 1) translate(0.3333 0) M0 0 L10 0 L10 10 L0 10 Z
          stroke #00000080 width(4) cap(round) join(bevel) miterLimit(3) dash(4 2.5) dashPhase(1) matrix(2 0 0 2 0 0) M0 0 L9 0
          group opacity(0.5) clip(evenOdd translate(3 4) M0 0 L10 0 L10 10 L0 10 Z) shadow(#000000 radius 8 offset 0 2)
            glyphs conic(5 5, from -90°, #FF3B30 0, #007AFF 1) "Say \\"hi\\"\\n" Inter 24 bold italic bounds(1 2 30 20)
            group
              stroke linear(0 0 to 10 0, #FF3B30 0, #007AFF 1) width(1) M0 0 L10 0 L10 10 L0 10 Z
        """)
  }

  @Test("An empty list prints its size, and nothing as its ground")
  func empty() {
    #expect(
      DisplayList(size: Size(width: 0.5, height: .nan), background: nil, items: []).description
        == "display list 0.5 x nan on nothing")
  }

  @Test("A fill is as large as its path after its transform")
  func fillBounds() {
    let item = DisplayItem.fill(
      Self.box, rule: .nonZero, paint: .solid(.red), transform: .scale(2).concatenating(.translation(x: 5, y: 6)))
    #expect(item.bounds == Rect(x: 5, y: 6, width: 20, height: 20))
    #expect(DisplayItem.fill(Path(), rule: .nonZero, paint: .solid(.red), transform: .identity).bounds == nil)
  }

  @Test(
    "A stroke reaches half its width, farther at caps and corners",
    arguments: [
      (circle, StrokeStyle(width: 4), 2), (square, StrokeStyle(width: 4), 2 * squareRootOf2),
      (square, StrokeStyle(width: 4, join: .round), 2), (square, StrokeStyle(width: 4, miterLimit: 1.4), 2),
      (square, StrokeStyle(width: 4, cap: .square, join: .round), 2 * squareRootOf2),
    ] as [(Path, StrokeStyle, Double)])
  func strokeBounds(path: Path, style: StrokeStyle, reach: Double) throws {
    let item = DisplayItem.stroke(path, style: style, paint: .solid(.red), transform: .scale(x: 3, y: 1))
    let bounds = try #require(item.bounds)
    #expect(isClose(bounds.minX, 3 * (-50 - reach), within: 1e-6))
    #expect(isClose(bounds.maxX, 3 * (50 + reach), within: 1e-6))
    #expect(isClose(bounds.minY, -50 - reach, within: 1e-6))
    #expect(isClose(bounds.maxY, 50 + reach, within: 1e-6))
  }

  @Test("A sharp miter reaches as far as its angle says")
  func miter() throws {
    // The corner at (100, 0) has an angle of 2·arctan(0.1).
    let arrow = Path.polyline([Point(x: 0, y: -10), Point(x: 100, y: 0), Point(x: 0, y: 10)])
    let item = DisplayItem.stroke(
      arrow, style: StrokeStyle(width: 2, miterLimit: 20), paint: .solid(.red), transform: .identity)
    #expect(try isClose(#require(item.bounds).maxX, 100 + 101.0.squareRoot(), within: 1e-6))
  }

  @Test("A stroke that cannot be drawn has no bounds")
  func undrawable() {
    #expect(
      DisplayItem.stroke(Self.box, style: StrokeStyle(width: 0), paint: .solid(.red), transform: .identity).bounds
        == nil)
  }

  @Test("A group is as large as its items, less what is clipped, plus its shadow")
  func groupBounds() {
    let items: [DisplayItem] = [
      .fill(Self.box, rule: .nonZero, paint: .solid(.red), transform: .identity),
      .fill(Self.box, rule: .nonZero, paint: .solid(.red), transform: .translation(x: 90, y: 40)),
      .fill(Path(), rule: .nonZero, paint: .solid(.red), transform: .identity),
    ]
    #expect(DisplayGroup(items: items).bounds == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(DisplayGroup(items: []).bounds == nil)
    #expect(DisplayGroup(opacity: 0, items: items).bounds == nil)
    let clip = DisplayGroup.Clip(path: Self.box, transform: .translation(x: 5, y: 5))
    #expect(DisplayGroup(clip: clip, items: items).bounds == Rect(x: 5, y: 5, width: 10, height: 10))
    #expect(DisplayGroup(clip: .init(path: Path(), transform: .identity), items: items).bounds == nil)
    let shadow = Shadow(color: .black, radius: 4, offset: Point(x: 10, y: 0))
    #expect(
      DisplayGroup(clip: clip, shadow: shadow, items: items).bounds == Rect(x: 5, y: -1, width: 26, height: 22))
  }
}
