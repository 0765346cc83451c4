import Drawing

/// One run of layout over a tree. Sizes are remembered by proposal, since a stack asks each child several times.
struct LayoutPass {
  let tree: Tree
  let setter: any TextSetter
  var frames: [Rect]
  var texts: [TextLayout?]
  private var sizes: [[ProposedSize: Size]]

  init(tree: Tree, setter: any TextSetter) {
    self.tree = tree
    self.setter = setter
    frames = Array(repeating: .zero, count: tree.elements.count)
    texts = Array(repeating: nil, count: tree.elements.count)
    sizes = Array(repeating: [:], count: tree.elements.count)
  }

  /// The side of a shape that is offered no room, as in SwiftUI.
  private static let defaultSide = 10.0

  mutating func placeRoot(on stage: Size) throws(LayoutError) {
    let proposal = ProposedSize(width: stage.width, height: stage.height)
    // The root is the stage itself: what it holds is centred on it even where that is larger.
    frames[0] = Rect(origin: .zero, size: stage)
    for child in tree.elements[0].children {
      let size = try size(of: child, proposal)
      try place(child, at: UnitPoint.center.origin(of: size, in: stage), proposal)
    }
  }

  // MARK: Choosing sizes

  mutating func size(of index: Int, _ proposal: ProposedSize) throws(LayoutError) -> Size {
    if let known = sizes[index][proposal] { return known }
    let size = try chooseSize(of: index, proposal)
    sizes[index][proposal] = size
    return size
  }

  private mutating func chooseSize(of index: Int, _ proposal: ProposedSize) throws(LayoutError) -> Size {
    let element = tree.elements[index]
    switch element.node.content {
    case .shape(let shape):
      return shape.size(in: proposal, default: Self.defaultSide)
    case .text:
      // A text can be squeezed to nothing; asking the setter would break it letter by letter.
      if proposal.width == 0 { return .zero }
      return try text(at: index, width: proposal.width).size
    case .spacer(let minLength):
      let least = minLength ?? Self.defaultSpacing
      return Size(width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least))
    case .list: return .zero
    case .hStack(_, let spacing):
      return try stack(element.children, along: .horizontal, spacing: spacing, in: proposal).size
    case .vStack(_, let spacing):
      return try stack(element.children, along: .vertical, spacing: spacing, in: proposal).size
    case .zStack:
      var size = Size.zero
      for child in element.children {
        let childSize = try self.size(of: child, proposal)
        size = Size(width: max(size.width, childSize.width), height: max(size.height, childSize.height))
      }
      return size
    case .frame(let frame, _):
      let child = try sizeOfFirstChild(of: element, frame.proposal(in: proposal))
      return frame.size(around: child, in: proposal)
    case .padding(let insets):
      let child = try sizeOfFirstChild(of: element, insets.proposal(in: proposal))
      return Size(
        width: max(0, child.width + insets.leading + insets.trailing),
        height: max(0, child.height + insets.top + insets.bottom))
    case .background, .overlay, .clip: return try sizeOfFirstChild(of: element, proposal)
    case .position:
      let child = try sizeOfFirstChild(of: element, proposal)
      return Size(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
    }
  }

  private mutating func sizeOfFirstChild(of element: Tree.Element, _ proposal: ProposedSize) throws(LayoutError) -> Size
  {
    guard let child = element.children.first else { return .zero }
    return try size(of: child, proposal)
  }

  private func text(at index: Int, width: Double?) throws(LayoutError) -> TextLayout {
    let element = tree.elements[index]
    guard case .text(let text) = element.node.content else {
      return TextLayout(size: .zero, lines: [], outline: Path())
    }
    do {
      return try setter.layout(text.content, maxWidth: width.flatMap { $0.isFinite ? $0 : nil })
    } catch {
      throw LayoutError(label: tree.label(of: index), underlying: error)
    }
  }

  // MARK: Placing

  mutating func place(_ index: Int, at origin: Point, _ proposal: ProposedSize) throws(LayoutError) {
    let size = try size(of: index, proposal)
    frames[index] = Rect(origin: origin, size: size)
    let element = tree.elements[index]
    switch element.node.content {
    case .shape, .spacer, .list: break
    case .text: texts[index] = try text(at: index, width: proposal.width)
    case .hStack(let alignment, let spacing):
      try placeStack(element.children, along: .horizontal, alignment.fraction, spacing, in: proposal, size)
    case .vStack(let alignment, let spacing):
      try placeStack(element.children, along: .vertical, alignment.fraction, spacing, in: proposal, size)
    case .zStack(let alignment):
      for child in element.children { try place(child, aligned: alignment, in: size, proposal) }
    case .frame(let frame, let alignment):
      for child in element.children { try place(child, aligned: alignment, in: size, frame.proposal(in: proposal)) }
    case .padding(let insets):
      for child in element.children {
        try place(child, at: Point(x: insets.leading, y: insets.top), insets.proposal(in: proposal))
      }
    case .background(let alignment), .overlay(let alignment):
      let inner = ProposedSize(width: size.width, height: size.height)
      for (position, child) in element.children.enumerated() {
        if position == 0 {
          try place(child, at: .zero, proposal)
        } else {
          try place(child, aligned: alignment, in: size, inner)
        }
      }
    case .position(let point):
      for child in element.children {
        let childSize = try self.size(of: child, proposal)
        try place(child, at: Point(x: point.x - childSize.width / 2, y: point.y - childSize.height / 2), proposal)
      }
    case .clip:
      for child in element.children { try place(child, at: .zero, proposal) }
    }
  }

  private mutating func place(
    _ child: Int, aligned alignment: Alignment, in size: Size, _ proposal: ProposedSize
  ) throws(LayoutError) {
    let childSize = try self.size(of: child, proposal)
    try place(child, at: alignment.origin(of: childSize, in: size), proposal)
  }

  private mutating func placeStack(
    _ children: [Int], along axis: Axis, _ alignment: Double, _ spacing: Double?, in proposal: ProposedSize,
    _ size: Size
  ) throws(LayoutError) {
    let stack = try stack(children, along: axis, spacing: spacing, in: proposal)
    for (position, child) in children.enumerated() {
      let across = (size[axis.other] - stack.sizes[position][axis.other]) * alignment
      let along = stack.offsets[position]
      let origin = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
      try place(child, at: origin, stack.proposals[position])
    }
  }
}

extension UnitPoint {
  /// Where a box of `size` begins in one of `outer` when this point of both is the same.
  func origin(of size: Size, in outer: Size) -> Point {
    Point(x: (outer.width - size.width) * x, y: (outer.height - size.height) * y)
  }
}

extension Size {
  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Shape {
  func size(in proposal: ProposedSize, default side: Double) -> Size {
    switch self {
    case .circle, .regularPolygon, .star:
      let side = min(proposal.width ?? proposal.height ?? side, proposal.height ?? proposal.width ?? side)
      return Size(width: side, height: side)
    case .rectangle, .roundedRectangle, .capsule, .ellipse, .path:
      return Size(width: proposal.width ?? side, height: proposal.height ?? side)
    }
  }
}

extension FrameSize {
  func proposal(in outer: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: width ?? Self.clamped(outer.width, minWidth, maxWidth),
      height: height ?? Self.clamped(outer.height, minHeight, maxHeight))
  }

  func size(around child: Size, in outer: ProposedSize) -> Size {
    Size(
      width: width ?? Self.length(child.width, outer.width, minWidth, maxWidth),
      height: height ?? Self.length(child.height, outer.height, minHeight, maxHeight))
  }

  private static func clamped(_ length: Double?, _ least: Double?, _ most: Double?) -> Double? {
    length.map { max(least ?? -.infinity, min(most ?? .infinity, $0)) }
      ?? (most.flatMap { $0.isFinite ? $0 : nil } ?? least)
  }

  /// A side between limits: as long as the room allows where a limit is named, else as long as the child.
  private static func length(_ child: Double, _ room: Double?, _ least: Double?, _ most: Double?) -> Double {
    if least == nil && most == nil { return child }
    let low = least ?? min(child, most ?? child)
    let high = max(low, most ?? child)
    return max(low, min(high, room ?? child))
  }
}

extension EdgeInsets {
  func proposal(in outer: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: outer.width.map { max(0, $0 - leading - trailing) },
      height: outer.height.map { max(0, $0 - top - bottom) })
  }
}
