import Drawing
import Motion
import Scenography
import Testing

/// The flat list of nodes: its order, its limits, and what people call its members.
@Suite struct TreeTests {
  @Test("a parent comes before its children, and each knows the other")
  func order() throws {
    let tree = try Tree(
      HStack {
        VStack {
          Circle()
          Rectangle().padding(3)
        }
        for _ in 0..<3 { Ellipse() }
      }.node)
    for (index, element) in tree.elements.enumerated() {
      if let parent = element.parent { #expect(parent < index && tree.elements[parent].children.contains(index)) }
      #expect(element.children.allSatisfy { tree.elements[$0].parent == index })
      #expect(element.node.children.isEmpty && Set(element.drawOrder) == Set(element.children))
    }
    #expect(tree.elements[0].path.isEmpty && tree.elements[0].parent == nil)
  }

  @Test("siblings are drawn by zIndex, and as written where it is equal")
  func zIndex() throws {
    let tree = try Tree(
      ZStack {
        Circle().zIndex(2).id("a")
        Circle().id("b")
        Circle().zIndex(-1).id("c")
        Circle().zIndex(2).id("d")
        Circle().zIndex(-0.0).id("e")
      }.node)
    #expect(tree.elements[1].drawOrder.compactMap { tree.elements[$0].node.id } == ["c", "b", "e", "a", "d"])
    #expect(tree.elements[1].children.compactMap { tree.elements[$0].node.id } == ["a", "b", "c", "d", "e"])
  }

  @Test("two siblings must not have the same id, also where a for or an if makes them")
  func duplicates() throws {
    let twins = body {
      HStack {
        for _ in 0..<2 { Circle().id("dot") }
      }
    }
    #expect(throws: TreeError.duplicateID("dot", path: "0")) { try Tree(twins) }
    #expect("\(TreeError.duplicateID("dot", path: "0"))".contains("in 0 have the id dot"))
    #expect("\(TreeError.duplicateID("dot", path: ""))".contains("on the stage have the id dot"))
    #expect(throws: TreeError.self) { try Tree(body { for _ in 0..<2 { Circle().id("dot").padding(2) } }) }
    // Cousins may.
    let cousins = body {
      HStack { Circle().id("dot") }
      HStack { Circle().id("dot") }
    }
    #expect(try Tree(cousins).elements.count == 5)
  }

  private func nested(_ levels: Int, _ wrap: (Node) -> Node) -> Node {
    var node = Circle().node
    for _ in 0..<levels { node = wrap(node) }
    return node
  }

  static let wraps: [@Sendable (Node) -> Node] = [
    { $0.padding(1) }, { $0.frame(maxWidth: .infinity) }, { $0.background(.red) }, { $0.position(x: 5, y: 5) },
    { node in HStack { node }.node }, { node in Group { node }.node }, { node in body { for _ in 0..<1 { node } } },
    { $0.clip(Circle()) },
  ]

  @Test("nodes nested too deeply are refused, however deep, and can be dropped", arguments: [397, 401, 5000, 100_000])
  func depth(levels: Int) throws {
    for wrap in Self.wraps {
      let node = nested(levels, wrap).fill(.red)
      #expect(node == node)
      if levels < Tree.greatestDepth {
        #expect(throws: Never.self) { try Tree(node) }
      } else {
        #expect(throws: TreeError.tooDeep) { try Tree(node) }
      }
    }
    #expect("\(TreeError.tooDeep)" == "nodes are nested more than 400 deep; flatten them")
  }

  @Test("the deepest tree that is accepted is laid out in bounded time", arguments: wraps.indices)
  func deepLayout(wrap: Int) throws {
    let tree = try Tree(nested(Tree.greatestDepth - 3, Self.wraps[wrap]))
    let layout = try Layout(of: tree, on: Size(width: 2000, height: 2000), setter: BoxSetter())
    #expect(layout.frames.allSatisfy { $0.isFinite })
  }

  @Test("stacks in both directions, each in the other, are laid out in bounded time")
  func deepStacks() throws {
    var node = Circle().node
    for level in 0..<190 {
      let inner = node
      node =
        level.isMultiple(of: 2)
        ? HStack(spacing: Double(level)) {
          Rectangle()
          inner
        }.node
        : VStack(spacing: 1) {
          inner
          Spacer()
          Rectangle()
        }.node
    }
    let layout = try Layout(of: Tree(node), on: Size(width: 2000, height: 2000), setter: BoxSetter())
    #expect(layout.frames.allSatisfy { $0.isFinite })
  }

  @Test("many siblings are no harm")
  func wide() throws {
    let row = HStack(spacing: 0) { for _ in 0..<20_000 { Rectangle() } }.node
    let tree = try Tree(row)
    let layout = try Layout(of: tree, on: Size(width: 20_000, height: 10), setter: BoxSetter())
    #expect(tree.elements.count == 20_002)
    #expect(layout.frames.last == Rect(x: 19_999, y: 0, width: 1, height: 10))
  }

  @Test("a node is called by its id, its step, its words, or its kind and its place")
  func labels() throws {
    let tree = try Tree(
      body {
        Circle().id("sun").step("rise")
        Circle().step("rise").padding(2)
        Text("a text that is longer than twenty-four letters")
        Circle().frame(width: 10).step("grow")
        HStack { Rectangle().padding(1) }
        Polygon(sides: 5)
      })
    #expect(
      tree.elements.indices.map { tree.label(of: $0) } == [
        "stage", "sun", "Circle 0-1", "rise", "Text “a text that is longer th”", "grow", "Circle of grow",
        "HStack 0-4",
        "Rectangle 0-4.0", "Rectangle 0-4.0.0", "Polygon 0-5",
      ])
  }
}

extension Rect {
  /// Whether all four numbers are finite.
  var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
