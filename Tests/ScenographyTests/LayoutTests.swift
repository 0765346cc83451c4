import Drawing
import Scenography
import Testing

/// Boxes of shapes, texts, and of what wraps one node.
@Suite struct LayoutTests {
  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test("a shape fills its room, and a round one the largest square of it")
  func shapes() throws {
    for shape: any ShapeRepresentable in [
      Rectangle(), RoundedRectangle(cornerRadius: 9), Capsule(), Ellipse(), Line(from: .zero, to: Point(x: 3, y: 4)),
      Polygon(points: [.zero, Point(x: 3, y: 4), Point(x: 0, y: 9)]), Path.rect(Rect(x: 0, y: 0, width: 3, height: 4)),
    ] {
      #expect(try shape.id("a").boxes() == ["a": box(0, 0, 200, 100)])
    }
    for shape: any ShapeRepresentable in [Circle(), Star(), Polygon(sides: 6)] {
      #expect(try shape.id("a").boxes() == ["a": box(50, 0, 100, 100)])
    }
  }

  @Test("a frame has its size whatever it holds, and leaves an unnamed side to its node")
  func fixedFrames() throws {
    let small = try Group { fixed("in", 20, 10) }.frame(width: 60, height: 40).id("out").boxes()
    #expect(small == ["out": box(70, 30, 60, 40), "in": box(90, 45, 20, 10)])
    let large = try Group { fixed("in", 100, 80) }.frame(width: 60, height: 40, alignment: .topLeading).id("out")
      .boxes()
    #expect(large == ["out": box(70, 30, 60, 40), "in": box(70, 30, 100, 80)])
    let wide = try Group { flexible("in") }.frame(width: 60).id("out").boxes()
    #expect(wide == ["out": box(70, 0, 60, 100), "in": box(70, 0, 60, 100)])
    #expect(try fixed("in", 20, 10).frame(height: 40).id("out").boxes()["out"] == box(90, 30, 20, 40))
    let circle = try Group { Circle().id("in") }.frame(width: 60, height: 40).boxes()
    #expect(circle["in"] == box(80, 30, 40, 40))
  }

  @Test(
    "a frame between limits follows the room it has or its node",
    arguments: [
      // The least, the greatest, the width of the node (nil takes any), and what comes out of 200 pixels.
      (nil, .infinity, 20, 200), (nil, 80, 20, 80), (nil, 300, 20, 200), (nil, 80, nil, 80), (nil, 80, 150, 80),
      (nil, 300, 250, 250), (50, nil, 20, 50), (50, nil, 80, 80), (50, nil, nil, 200), (250, nil, 20, 250),
      (50, nil, 250, 200), (50, 80, 20, 80), (250, 300, 20, 250), (0, .infinity, 20, 200), (nil, nil, 20, 20),
      (0, 0, 20, 0), (0, 0, nil, 0), (300, 300, 20, 300),
    ] as [(Double?, Double?, Double?, Double)])
  func flexibleFrames(least: Double?, most: Double?, node: Double?, expected: Double) throws {
    let inner = node.map { Rectangle().frame(width: $0, height: 10) } ?? Rectangle().frame(height: 10)
    let boxes = try inner.frame(minWidth: least, maxWidth: most, alignment: .leading).id("out").boxes()
    #expect(boxes["out"]?.width == expected)
    // The same upright.
    let upright = node.map { Rectangle().frame(width: 10, height: $0) } ?? Rectangle().frame(width: 10)
    let stage = Size(width: 100, height: 200)
    let turned = try upright.frame(minHeight: least, maxHeight: most).id("out").boxes(on: stage)
    #expect(turned["out"]?.height == expected)
  }

  @Test("a smaller node stands in its frame at the alignment")
  func frameAlignment() throws {
    for (alignment, x, y) in [
      (.topLeading, 70, 30), (.top, 90, 30), (.leading, 70, 40), (.bottomTrailing, 110, 50), (.bottom, 90, 50),
    ] as [(Alignment, Double, Double)] {
      let frame = try Group { fixed("in", 20, 20) }.frame(width: 60, height: 40, alignment: alignment).boxes()
      #expect(frame["in"] == box(x, y, 20, 20))
    }
    let corner = try Group { fixed("in", 20, 20) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing).boxes()
    #expect(corner["in"] == box(180, 80, 20, 20))
  }

  @Test("padding leaves room, takes it from what is offered, and may be negative")
  func padding() throws {
    func inside(_ insets: EdgeInsets, _ node: Node) throws -> [String: Rect] {
      try Group { node }.padding(insets).id("out").boxes()
    }
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let around = try inside(insets, fixed("in", 20, 10))
    #expect(around == ["out": box(87, 43, 26, 14), "in": box(89, 44, 20, 10)])
    #expect(try inside(insets, flexible("in")) == ["out": box(0, 0, 200, 100), "in": box(2, 1, 194, 96)])
    #expect(try inside(EdgeInsets(-10), flexible("in"))["in"] == box(-10, -10, 220, 120))
    let shrunk = try inside(EdgeInsets(-30), fixed("in", 20, 10))
    #expect(shrunk["out"]?.size == .zero && shrunk["in"] == box(70, 20, 20, 10))
    #expect(try inside(EdgeInsets(500), flexible("in"))["in"]?.size == .zero)
    #expect(Rectangle().padding(7) == Rectangle().padding(horizontal: 7, vertical: 7))
    #expect(Rectangle().padding() == Rectangle().padding(16))
    #expect(Rectangle().padding(vertical: 7) == Rectangle().padding(horizontal: 0, vertical: 7))
    #expect(
      Rectangle().padding(horizontal: 3)
        == Rectangle().padding(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3)))
  }

  @Test("a background or an overlay is one node or a list of them")
  func singleLayers() {
    #expect(Circle().background(Capsule()) == Circle().background { Capsule() })
    #expect(Circle().overlay(Capsule(), alignment: .top) == Circle().overlay(alignment: .top) { Capsule() })
    #expect(Circle().background(.red) == Circle().background(Rectangle().fill(.red)))
  }

  @Test("backgrounds and overlays are offered the size of the node, and do not change it")
  func layers() throws {
    for isBackground in [true, false] {
      func layered(_ alignment: Alignment, _ layer: Node) throws -> [String: Rect] {
        let node = Group { fixed("in", 60, 40) }.node
        return try
          (isBackground
          ? node.background(alignment: alignment) { layer } : node.overlay(alignment: alignment) { layer })
          .id("out").boxes()
      }
      let filled = try layered(.center, flexible("layer"))
      #expect(filled == ["out": box(70, 30, 60, 40), "in": box(70, 30, 60, 40), "layer": box(70, 30, 60, 40)])
      #expect(try layered(.bottomTrailing, fixed("layer", 10, 10))["layer"] == box(120, 60, 10, 10))
      let larger = try layered(.center, fixed("layer", 100, 80))
      #expect(larger["layer"] == box(50, 10, 100, 80) && larger["out"] == box(70, 30, 60, 40))
    }
  }

  @Test("a positioned node fills its room and has its middle at the point")
  func position() throws {
    let boxes = try Group { fixed("in", 20, 10) }.position(x: 50, y: -5).id("out").boxes()
    #expect(boxes == ["out": box(0, 0, 200, 100), "in": box(40, -10, 20, 10)])
    let row = try HStack(spacing: 0) {
      Group { fixed("in", 20, 10) }.position(x: 10, y: 10)
      fixed("b", 50, 50)
    }.node.boxes()
    #expect(row["b"] == box(150, 25, 50, 50) && row["in"] == box(0, 5, 20, 10))
  }

  @Test("a clip has the box of what it clips")
  func clip() throws {
    #expect(try Group { fixed("in", 20, 10) }.clip(Circle()).id("out").boxes()["out"] == box(90, 45, 20, 10))
  }

  @Test("a text is as large as its letters, and breaks where its room ends")
  func texts() throws {
    #expect(try letters("a", "ten letter").boxes()["a"] == box(50, 40, 100, 20))
    #expect(try Group { letters("a", "ten letter") }.frame(width: 45).boxes()["a"] == box(80, 20, 40, 60))
    #expect(try letters("a", "two\nlines!").boxes()["a"] == box(70, 30, 60, 40))
    #expect(try letters("a", String(repeating: "x", count: 30)).boxes()["a"] == box(0, 30, 200, 40))
    let spaced = try letters("a", "a\nb").lineSpacing(10).tracking(5).boxes()
    #expect(spaced["a"] == box(92.5, 25, 15, 50))
    #expect(try letters("a", "x").frame(width: 0, height: 0).boxes()["a"]?.size == .zero)
    #expect(try Text("default").id("a").boxes()["a"]?.height == 32)
  }

  @Test("a text that cannot be set is an error with its label")
  func missingFont() throws {
    let tree = try Tree(Text("a").font(.custom("missing", size: 10)).id("title"))
    #expect {
      try Layout(of: tree, on: Size(width: 1, height: 1), setter: BoxSetter())
    } throws: { error in
      (error as? LayoutError)?.label == "title"
        && (error as? LayoutError).map { "\($0.underlying)" } == "no family is called missing"
    }
  }

  @Test("what only moves or turns a node changes no box")
  func effects() throws {
    let plain = try HStack { for id in ["a", "b"] { fixed(id, 30, 20) } }.node.boxes()
    let changed = try HStack {
      fixed("a", 30, 20).offset(x: 50, y: 3).scale(4).rotation(.degrees(30)).opacity(0.2).shadow(radius: 9)
      fixed("b", 30, 20).zIndex(-3)
    }.node.boxes()
    #expect(plain == changed)
  }

  @Test("sizes of nothing, of a pixel and of a million pixels are laid out", arguments: [0, 1, 1e6])
  func sizes(side: Double) throws {
    let boxes = try HStack {
      fixed("a", side, side)
      Group { flexible("b") }.padding(side)
      letters("c", "text").frame(maxWidth: side)
      Spacer(minLength: side)
    }.background { flexible("d") }.boxes()
    #expect(boxes.count == 4 && boxes.values.allSatisfy { $0.isFinite && $0.width >= 0 && $0.height >= 0 })
    #expect(try flexible("a").boxes(on: Size(width: side, height: side))["a"]?.width == side)
  }
}
