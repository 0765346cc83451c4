import Drawing
import Motion
import Scenography

/// The scene between two changes of its structure: which nodes there are, and what of them stands still.
struct Epoch: Sendable {
  /// The instant from which it holds.
  let start: Time
  /// The nodes.
  private(set) var tree: Tree
  /// The number of each element's node in the whole scene.
  private(set) var nodes: [Int]
  /// How each element looks but for what tracks say.
  var looks: [Look]
  /// The box of each element in its parent's box but for what tracks say.
  var frames: [Rect]
  /// The text of each element that is one.
  var texts: [TextLayout?]
}

extension Epoch {
  /// Takes in what another epoch shows and this one does not: each element in the box that it has there, and where it is
  /// drawn there among its siblings.
  ///
  /// - Parameter isTaken: Which of its elements those are.
  mutating func take(_ other: Epoch, where isTaken: [Bool]) {
    var elementOfNode: [Int: Int] = [:]
    for (element, node) in nodes.enumerated() { elementOfNode[node] = element }
    for (index, element) in other.tree.elements.enumerated() where isTaken[index] {
      guard let parent = element.parent.flatMap({ elementOfNode[other.nodes[$0]] }) else { continue }
      elementOfNode[other.nodes[index]] = tree.append(element, to: parent)
      nodes.append(other.nodes[index])
      looks.append(other.looks[index])
      frames.append(other.frames[index])
      texts.append(other.texts[index])
    }
    for (index, element) in other.tree.elements.enumerated() {
      guard element.drawOrder.contains(where: { isTaken[$0] }), let parent = elementOfNode[other.nodes[index]] else {
        continue
      }
      let order = element.drawOrder.map { (element: elementOfNode[other.nodes[$0]], isLeaving: isTaken[$0]) }
      tree.mergeDrawOrder(of: parent, with: order)
    }
  }
}
