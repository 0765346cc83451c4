public import Drawing

extension Node {
  /// What a node is.
  public enum Content: Hashable, Sendable {
    /// A path in a box.
    case shape(Shape)
    /// Letters.
    case text(TextSpecification)
    /// Room that a stack divides among its spacers.
    case spacer(minLength: Double?)
    /// Children that stand in place of the node, as if they stood in its parent: what a `for` or an `if` makes.
    /// The branch keeps apart what the two sides of an `if` make.
    case list(branch: Int)
    /// Children in a row, from left to right.
    case hStack(alignment: VerticalAlignment, spacing: Double?)
    /// Children in a column, from top to bottom.
    case vStack(alignment: HorizontalAlignment, spacing: Double?)
    /// Children on top of each other.
    case zStack(alignment: Alignment)
    /// One child in a box of a given size.
    case frame(FrameSize, alignment: Alignment)
    /// One child with room around it.
    case padding(EdgeInsets)
    /// The first child, with the second behind it in a box of the same size.
    case background(alignment: Alignment)
    /// The first child, with the second before it in a box of the same size.
    case overlay(alignment: Alignment)
    /// One child whose middle stands at a point of the room that the node fills.
    case position(Point)
    /// One child of which only what lies in the shape shows.
    case clip(Shape)
  }
}

extension Node.Content {
  /// Whether the node only wraps one node, its first child, in another box.
  var isWrapper: Bool {
    switch self {
    case .frame, .padding, .background, .overlay, .position, .clip: true
    case .shape, .text, .spacer, .list, .hStack, .vStack, .zStack: false
    }
  }

  /// The word for the node in messages and printed trees.
  public var name: String {
    switch self {
    case .shape(let shape): shape.name
    case .text: "Text"
    case .spacer: "Spacer"
    case .list: "list"
    case .hStack: "HStack"
    case .vStack: "VStack"
    case .zStack: "ZStack"
    case .frame: "frame"
    case .padding: "padding"
    case .background: "background"
    case .overlay: "overlay"
    case .position: "position"
    case .clip: "clip"
    }
  }
}
