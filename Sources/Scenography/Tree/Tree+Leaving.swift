extension Tree {
  /// Adds an element that the scene has no more but that still shows, and returns its index.
  ///
  /// Layout knows nothing of it: it is drawn with the children of its parent, see
  /// ``mergeDrawOrder(of:with:)``, but is none of them.
  public mutating func append(_ element: Element, to parent: Int) -> Int {
    elements.append(Element(path: element.path, node: element.node, parent: parent, children: [], drawOrder: []))
    return elements.count - 1
  }

  /// Has elements that still show be drawn where they were drawn before among their siblings: over the sibling that they
  /// lay over, unless their order says otherwise.
  ///
  /// - Parameters:
  ///   - parent: The element that holds them.
  ///   - former: What it held in the order in which it was drawn: which element that is now, where there still is one, and
  ///     whether it only still shows.
  public mutating func mergeDrawOrder(of parent: Int, with former: [(element: Int?, isLeaving: Bool)]) {
    var order = elements[parent].drawOrder
    var below: Int?
    for case (let element?, let isLeaving) in former {
      if isLeaving {
        let zIndex = elements[element].node.zIndex
        let least = order.firstIndex { elements[$0].node.zIndex >= zIndex } ?? order.count
        let most = order.firstIndex { elements[$0].node.zIndex > zIndex } ?? order.count
        let place = below.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        order.insert(element, at: min(max(place, least), most))
      }
      below = element
    }
    elements[parent].drawOrder = order
  }
}
