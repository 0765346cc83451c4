import Drawing
import Scenography
import Testing

/// Which node is which, whatever comes and goes around it.
@Suite struct NodeBuilderTests {
  private func paths(_ node: Node) throws -> [String: String] {
    let tree = try Tree(node)
    var paths: [String: String] = [:]
    for (index, element) in tree.elements.enumerated() { paths[tree.label(of: index)] = element.path }
    return paths
  }

  private func circle(if isOn: Bool) -> Node { body { if isOn { Circle() } } }

  @Test("a node that comes or goes leaves its neighbours who they are", arguments: [true, false])
  func toggling(isOn: Bool) throws {
    let paths = try paths(
      body {
        Text("a")
        if isOn { Text("b") }
        Text("c")
        HStack {
          if isOn { Text("d") } else { Text("e") }
          Text("f")
        }
      })
    #expect(paths["Text “a”"] == "0-0" && paths["Text “c”"] == "0-2" && paths["Text “f”"] == "0-3.0-1")
    #expect(paths["Text “b”"] == (isOn ? "0-1-0" : nil))
    #expect(paths["Text “d”"] == (isOn ? "0-3.0-0-0" : nil))
    #expect(paths["Text “e”"] == (isOn ? nil : "0-3.0-0e0"))
  }

  @Test("the two sides of an if are different nodes, and so are the cases of a switch")
  func branches() throws {
    let all = try (0..<5).map { choice in
      try Tree(
        body {
          switch choice {
          case 0: Circle()
          case 1: Circle()
          case 2: Circle()
          default: if choice == 3 { Circle() } else { Circle() }
          }
        }
      ).paths
    }
    #expect(Set(all.flatMap { $0 }).count == 5)
  }

  @Test("each turn of a for is a node of its own, and several nodes a turn stay apart")
  func loops() throws {
    let tree = try Tree(
      HStack {
        for index in 0..<3 {
          Circle()
          if index != 1 { Rectangle() }
        }
        Ellipse()
      }.node)
    #expect(
      tree.paths == ["0", "0.0-0-0-0", "0.0-0-0-1-0", "0.0-0-1-0", "0.0-0-2-0", "0.0-0-2-1-0", "0.0-1"])
    #expect(tree.elements[1].children.count == 6)
    #expect(try Tree(HStack { for _ in 0..<3 { Circle() } }.node).paths == ["0", "0.0-0", "0.0-1", "0.0-2"])
  }

  @Test(
    "an id stays the same wherever a list puts its node, and whatever wraps it", arguments: [[1, 2, 3], [3, 1], [2]])
  func ids(numbers: [Int]) throws {
    let tree = try Tree(
      HStack {
        for number in numbers {
          Circle().id("plain \(number)")
          Circle().id("framed \(number)").padding(4).frame(width: 20).opacity(0.5)
        }
      }.node)
    for number in numbers {
      #expect(tree.paths.contains("0.#plain \(number)"))
      #expect(tree.paths.contains("0.#framed \(number)"))
      #expect(tree.paths.contains("0.#framed \(number).0.0"))
    }
  }

  @Test("no two nodes have the same path, whatever is in their ids")
  func dots() throws {
    let tree = try Tree(
      body {
        Group { Circle() }.id("a")
        Circle().id("a.0")
        Group { Circle() }.id("b\\")
        Circle().id("b\\.0")
        Group { Circle().id("c") }.id("d")
        Circle().id("d.#c")
      })
    #expect(Set(tree.paths).count == tree.paths.count)
    #expect(tree.paths.count == 9)
  }

  @Test("an empty block, an empty stack and an if that does not hold make nothing")
  func nothing() throws {
    #expect(try Tree(body {}).paths.isEmpty)
    #expect(try Tree(circle(if: false)).paths.isEmpty)
    #expect(try Tree(HStack {}.node).paths == ["0"])
  }

  struct Pair: Component {
    var isOn = true
    var body: Node {
      Text("one")
      if isOn { Text("two") }
    }
  }

  @Test("the nodes of a component stand in its place")
  func component() throws {
    let tree = try Tree(
      HStack {
        Pair()
        Pair(isOn: false)
      }.node)
    #expect(tree.elements[1].children.count == 3)
  }

  @Test("a modifier of a component, or of an if, holds for all that it shows")
  func modifiedLists() throws {
    let changed = Pair().opacity(0.5).step("in") { $0.opacity(0) }
    #expect(changed.content == .zStack(alignment: .center) && changed.look.opacity == 0.5 && changed.steps.count == 1)
    let tree = try Tree(changed)
    #expect(tree.elements.count == 4 && tree.elements[1].node.look.opacity == 0.5)
    // What is behind it stays behind it, and an empty one has a background of no size.
    for isOn in [true, false] {
      let tree = try Tree(Pair(isOn: isOn).background(.red))
      let wrapper = tree.elements[1]
      #expect(wrapper.children.count == 2)
      #expect(tree.elements[wrapper.children[0]].children.count == (isOn ? 2 : 1))
    }
    let empty = try circle(if: false).background { flexible("behind") }.boxes()
    #expect(empty["behind"]?.size == .zero)
  }

  @Test("what wraps a node takes over its order, so that it does not matter where zIndex is written")
  func order() throws {
    let tree = try Tree(
      body {
        Circle().zIndex(1).frame(width: 10)
        Rectangle().padding(2).zIndex(-1)
        Ellipse()
      })
    #expect(tree.elements[0].drawOrder.map { tree.label(of: $0) } == ["Rectangle 0-1", "Ellipse 0-2", "Circle 0-0"])
    let backed = try Tree(Circle().zIndex(1).background(.red))
    #expect(backed.elements[1].drawOrder == backed.elements[1].children && backed.elements[1].node.zIndex == 1)
  }
}
