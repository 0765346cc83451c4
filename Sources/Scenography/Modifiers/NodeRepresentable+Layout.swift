public import Drawing

extension NodeRepresentable {
  /// Gives the node a box of a fixed width, height or both, in pixels. A smaller node stands at `alignment` of it.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> Node {
    node.wrapped(in: .frame(FrameSize(width: width, height: height), alignment: alignment))
  }

  /// Gives the node a box between limits, in pixels; `.infinity` takes all the room there is.
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> Node {
    node.wrapped(
      in: .frame(
        FrameSize(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight),
        alignment: alignment))
  }

  /// Leaves `length` pixels of room on all four sides of the node, 16 where nothing is said as SwiftUI does.
  public func padding(_ length: Double = 16) -> Node { padding(EdgeInsets(length)) }

  /// Leaves room of different widths around the node.
  public func padding(_ insets: EdgeInsets) -> Node { node.wrapped(in: .padding(insets)) }

  /// Leaves room on the left and right of the node, and at its top and bottom.
  public func padding(horizontal: Double, vertical: Double = 0) -> Node {
    padding(EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
  }

  /// Leaves room at the top and bottom of the node.
  public func padding(vertical: Double) -> Node { padding(horizontal: 0, vertical: vertical) }

  /// Draws what `content` lists behind the node, in a box of its size.
  public func background(alignment: Alignment = .center, @NodeBuilder _ content: () -> Node) -> Node {
    node.wrapped(
      in: .background(alignment: alignment), with: Node(.zStack(alignment: alignment), children: [content()]))
  }

  /// Draws `content` behind the node, in a box of its size.
  public func background(_ content: some NodeRepresentable, alignment: Alignment = .center) -> Node {
    background(alignment: alignment) { content }
  }

  /// Fills the box of the node with `color`, behind it.
  public func background(_ color: Color) -> Node { background { Rectangle().fill(color) } }

  /// Draws what `content` lists before the node, in a box of its size.
  public func overlay(alignment: Alignment = .center, @NodeBuilder _ content: () -> Node) -> Node {
    node.wrapped(in: .overlay(alignment: alignment), with: Node(.zStack(alignment: alignment), children: [content()]))
  }

  /// Draws `content` before the node, in a box of its size.
  public func overlay(_ content: some NodeRepresentable, alignment: Alignment = .center) -> Node {
    overlay(alignment: alignment) { content }
  }

  /// Puts the middle of the node at (`x`, `y`), from the top left corner of the room it is given, which it fills.
  public func position(x: Double, y: Double) -> Node { node.wrapped(in: .position(Point(x: x, y: y))) }

  /// Shows only what lies inside `shape` in the box of the node.
  public func clip(_ shape: some ShapeRepresentable) -> Node {
    var clip = node.wrapped(in: .clip(shape.shape))
    clip.look.cornerRadius = shape.cornerRadius
    return clip
  }
}
