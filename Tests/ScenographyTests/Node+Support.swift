import Drawing
import Scenography

/// Makes a node of what a block lists, as the body of a scene does.
func body(@NodeBuilder _ content: () -> Node) -> Node { content() }

/// A box that takes all the room it is given, with a name.
func flexible(_ id: String) -> Node { Rectangle().id(id) }

/// A box of a fixed size, with a name.
func fixed(_ id: String, _ width: Double, _ height: Double) -> Node {
  Rectangle().frame(width: width, height: height).id(id)
}

/// Letters of 20 pixels, each 10 wide and 20 high, with a name.
func letters(_ id: String, _ string: String) -> Node { Text(string).font(.system(size: 20)).id(id) }

extension Tree {
  /// The paths of all nodes but the stage.
  var paths: [String] { elements.dropFirst().map(\.path) }

  /// The element with an id.
  func element(_ id: String) -> Int? { elements.firstIndex { $0.node.id == id } }
}

extension Node {
  /// The boxes, in the coordinates of the stage, of all nodes that have a name.
  func boxes(on stage: Size = Size(width: 200, height: 100)) throws -> [String: Rect] {
    let tree = try Tree(self)
    let layout = try Layout(of: tree, on: stage, setter: BoxSetter())
    var origins = [Point](repeating: .zero, count: tree.elements.count)
    var boxes: [String: Rect] = [:]
    for (index, element) in tree.elements.enumerated() {
      let origin = layout.frames[index].origin + (element.parent.map { origins[$0] } ?? .zero)
      origins[index] = origin
      if let id = element.node.id { boxes[id] = Rect(origin: origin, size: layout.frames[index].size) }
    }
    return boxes
  }
}
