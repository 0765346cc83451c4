public import Drawing

/// Fill, stroke and letters. On a group each holds for every shape or text inside that was not told otherwise.
extension NodeRepresentable {
  /// Fills the shape or the letters with `color`; black is the default of a shape without a stroke.
  public func fill(_ color: Color, rule: FillRule = .nonZero) -> Node {
    painted(isTold: { $0.style.fill != nil }) {
      $0.style.fill = .color
      $0.style.fillRule = rule
      $0.look.fill = color
    }
  }

  /// Fills the shape or the letters with `gradient` across the box of the node.
  public func fill(_ gradient: BoxGradient, rule: FillRule = .nonZero) -> Node {
    painted(isTold: { $0.style.fill != nil }) {
      $0.style.fill = .gradient(gradient)
      $0.style.fillRule = rule
    }
  }

  /// Draws a line along the shape, half of it on either side.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - lineWidth: Its width in pixels; it scales with the node.
  ///   - cap: How open lines end.
  ///   - join: How lines meet.
  ///   - dash: The lengths of dashes and gaps in turn, in pixels; none draws the line without gaps.
  ///   - dashPhase: How far into the dashes the line begins.
  public func stroke(
    _ color: Color, lineWidth: Double = 1, cap: StrokeStyle.Cap = .butt, join: StrokeStyle.Join = .miter,
    dash: [Double] = [], dashPhase: Double = 0
  ) -> Node {
    stroked(.color, StrokeStyle(width: lineWidth, cap: cap, join: join, dash: dash, dashPhase: dashPhase)) {
      $0.look.stroke = color
    }
  }

  /// Draws a line along the shape with `gradient` across the box of the node.
  public func stroke(
    _ gradient: BoxGradient, lineWidth: Double = 1, cap: StrokeStyle.Cap = .butt, join: StrokeStyle.Join = .miter,
    dash: [Double] = [], dashPhase: Double = 0
  ) -> Node {
    stroked(.gradient(gradient), StrokeStyle(width: lineWidth, cap: cap, join: join, dash: dash, dashPhase: dashPhase))
    {
      _ in
    }
  }

  /// Draws only the part of the shape's path between two fractions of its length.
  ///
  /// - Parameters:
  ///   - start: Where the part begins, 0…1.
  ///   - end: Where it ends, 0…1. At or before the beginning, nothing is left.
  ///   - offset: How far both are moved along the path; past its end they come back at its beginning.
  public func trim(from start: Double = 0, to end: Double = 1, offset: Double = 0) -> Node {
    painted(isTold: { $0.look.trimStart != 0 || $0.look.trimEnd != 1 || $0.look.trimOffset != 0 }) {
      $0.look.trimStart = start
      $0.look.trimEnd = end
      $0.look.trimOffset = offset
    }
  }

  /// Sets the letters of the text in `font`.
  public func font(_ font: Font) -> Node { lettered { $0.font = $0.font ?? font } }

  /// Says where lines shorter than the widest one stand.
  public func multilineTextAlignment(_ alignment: TextContent.Alignment) -> Node {
    lettered { $0.alignment = $0.alignment ?? alignment }
  }

  /// Adds `spacing` pixels between lines.
  public func lineSpacing(_ spacing: Double) -> Node { lettered { $0.lineSpacing = $0.lineSpacing ?? spacing } }

  /// Adds `tracking` pixels between letters.
  public func tracking(_ tracking: Double) -> Node { lettered { $0.tracking = $0.tracking ?? tracking } }

  private func stroked(_ ink: ShapeStyle.Ink, _ line: StrokeStyle, _ change: (inout Node) -> Void) -> Node {
    painted(isTold: { $0.style.stroke != nil }) {
      $0.style.stroke = ink
      $0.style.cap = line.cap
      $0.style.join = line.join
      $0.style.dash = line.dash
      $0.look.lineWidth = line.width
      $0.look.dashPhase = line.dashPhase
      change(&$0)
    }
  }

  /// The node with `change` made to it where it is a shape or a text, and else to all of these inside that were not told
  /// otherwise.
  private func painted(isTold: (Node) -> Bool, _ change: (inout Node) -> Void) -> Node {
    let node = node
    switch node.content {
    case .shape, .text: return node.modified(change)
    default: return node.mappingLeaves { if !isTold($0) { change(&$0) } }
    }
  }

  private func lettered(_ change: (inout TextSpecification) -> Void) -> Node {
    node.mappingLeaves { leaf in
      guard case .text(var text) = leaf.content else { return }
      change(&text)
      leaf.content = .text(text)
    }
  }
}

extension Node {
  /// The node with `change` made to every shape and text in it.
  func mappingLeaves(_ change: (inout Node) -> Void) -> Node {
    var node = self
    switch content {
    case .shape, .text: change(&node)
    default: node.children = children.map { $0.mappingLeaves(change) }
    }
    return node
  }
}
