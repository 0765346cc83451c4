public import Drawing

extension NodeRepresentable {
  /// Gives the node a box of a fixed width, height or both, in pixels. A smaller node stands at `alignment` of it.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> Node {
    Node(.frame(FrameSize(width: width, height: height), alignment: alignment), children: [node])
  }

  /// Gives the node a box between limits, in pixels; `.infinity` takes all the room there is.
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> Node {
    Node(
      .frame(
        FrameSize(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight),
        alignment: alignment),
      children: [node])
  }

  /// Leaves `length` pixels of room on all four sides of the node.
  public func padding(_ length: Double) -> Node { padding(EdgeInsets(length)) }

  /// Leaves room of different widths around the node.
  public func padding(_ insets: EdgeInsets) -> Node { Node(.padding(insets), children: [node]) }

  /// Leaves room on the left and right, and at the top and bottom, of the node.
  public func padding(horizontal: Double = 0, vertical: Double = 0) -> Node {
    padding(EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
  }

  /// Draws what `content` lists behind the node, in a box of its size.
  public func background(alignment: Alignment = .center, @NodeBuilder _ content: () -> Node) -> Node {
    Node(
      .background(alignment: alignment), children: [node, Node(.zStack(alignment: alignment), children: [content()])])
  }

  /// Fills the box of the node with `color`, behind it.
  public func background(_ color: Color) -> Node { background { Rectangle().fill(color) } }

  /// Draws what `content` lists before the node, in a box of its size.
  public func overlay(alignment: Alignment = .center, @NodeBuilder _ content: () -> Node) -> Node {
    Node(.overlay(alignment: alignment), children: [node, Node(.zStack(alignment: alignment), children: [content()])])
  }

  /// Puts the middle of the node at (`x`, `y`), from the top left corner of the room it is given, which it fills.
  public func position(x: Double, y: Double) -> Node { Node(.position(Point(x: x, y: y)), children: [node]) }

  /// Shows only what lies inside `shape` in the box of the node.
  public func clip(_ shape: some ShapeRepresentable) -> Node {
    var clip = Node(.clip(shape.shape), children: [node])
    clip.look.cornerRadius = shape.cornerRadius
    return clip
  }
}
