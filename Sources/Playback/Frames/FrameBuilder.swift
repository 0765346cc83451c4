import Drawing
import Motion
import Scenography

/// Turns the nodes of an epoch, as they look at one instant, into what is drawn.
struct FrameBuilder {
  let epoch: Epoch
  let timeline: Timeline
  let tracksOfNode: [[Int]]
  let instant: Time
  /// What is kept from other instants, if anything is.
  let shelf: Shelf?
  private(set) var items: [DisplayItem] = []

  init(epoch: Epoch, timeline: Timeline, tracksOfNode: [[Int]], instant: Time, shelf: Shelf?) {
    self.epoch = epoch
    self.timeline = timeline
    self.tracksOfNode = tracksOfNode
    self.instant = instant
    self.shelf = shelf
  }

  mutating func build() {
    guard !epoch.tree.elements.isEmpty else { return }
    append(0, transform: .identity, isInRest: false)
  }

  // MARK: Parts that rest

  /// Appends an element with all that it holds.
  ///
  /// - Parameter isInRest: Whether it is part of something that rests, and is kept with that.
  private mutating func append(_ element: Int, transform: AffineTransform, isInRest: Bool) {
    appendPart(element, transform, isInRest) { frame, isInRest in
      frame.appendElement(element, transform: transform, isInRest: isInRest)
    }
  }

  /// Appends the children of an element from `first` to before `end`, in runs of `size`.
  private mutating func appendChildren(
    _ first: Int, _ end: Int, of element: Int, size: Int, transform: AffineTransform, isInRest: Bool
  ) {
    let children = epoch.tree.elements[element].drawOrder
    guard size > 1 else {
      for place in first..<end { append(children[place], transform: transform, isInRest: isInRest) }
      return
    }
    for start in stride(from: first, to: end, by: size) {
      let run = Runs(count: children.count).place(of: start, size: size)
      appendPart(shelf?.part(of: element, run: run) ?? 0, transform, isInRest) { frame, isInRest in
        let count = frame.items.count
        frame.appendChildren(
          start, min(start + size, end), of: element, size: size / Runs.width, transform: transform, isInRest: isInRest)
        guard frame.items.count > count + 1 else { return }
        let section = DisplaySection(items: Array(frame.items[count...]))
        frame.items.removeSubrange(count...)
        frame.items.append(.section(section))
      }
    }
  }

  /// Appends what is kept of a part, or else what `build` makes of it, which is then kept where the part rests.
  private mutating func appendPart(
    _ part: Int, _ transform: AffineTransform, _ isInRest: Bool, _ build: (inout FrameBuilder, Bool) -> Void
  ) {
    guard !isInRest, let shelf, let rest = shelf.rest(of: part, at: instant) else { return build(&self, isInRest) }
    if let kept = shelf.content(of: part, in: rest), kept.transform == transform {
      items += kept.items
      return
    }
    let count = items.count
    build(&self, true)
    shelf.keep(Shelf.Content(transform: transform, items: Array(items[count...])), of: part, in: rest)
  }

  // MARK: Elements

  private mutating func appendElement(_ element: Int, transform outer: AffineTransform, isInRest: Bool) {
    let (look, frame) = state(of: element)
    let opacity = min(look.opacity, 1) * look.presence.shownOpacity
    guard opacity > 0 else { return }
    let box = Rect(origin: .zero, size: frame.size)
    let transform = look.transform(in: box)
      .concatenating(look.presence.transform(in: box))
      .concatenating(.translation(x: frame.minX, y: frame.minY))
      .concatenating(outer)
    // A node scaled to nothing shows nothing, and no rasterizer could invert its transform.
    guard transform.isInvertible else { return }

    let content = epoch.tree.elements[element].node.content
    let clip = content.clip(look, box, transform)
    let shadow = look.shadow?.transformed(by: transform)
    let needsGroup = opacity < 1 || clip != nil || shadow != nil
    guard needsGroup else {
      appendContents(of: element, content, look, box, transform, isInRest)
      return
    }
    let first = items.count
    appendContents(of: element, content, look, box, transform, isInRest)
    guard items.count > first else { return }
    // One item fades by its own colour; only several need a layer to fade as one.
    if clip == nil, shadow == nil, items.count == first + 1, let faded = items[first].faded(by: opacity) {
      items[first] = faded
      return
    }
    let inside = Array(items[first...])
    items.removeSubrange(first...)
    items.append(.group(DisplayGroup(opacity: opacity, clip: clip, shadow: shadow, items: inside)))
  }

  private mutating func appendContents(
    of element: Int, _ content: Node.Content, _ look: Look, _ box: Rect, _ transform: AffineTransform,
    _ isInRest: Bool
  ) {
    switch content {
    case .shape(let shape):
      let path = shape.path(in: box, cornerRadius: max(0, look.cornerRadius)).trimmed(as: look)
      append(path, epoch.tree.elements[element].node.style, look, box, transform)
    case .text(let text):
      guard let layout = epoch.texts[element] else { break }
      append(layout, text, epoch.tree.elements[element].node.style, look, box, transform)
    default: break
    }
    let children = epoch.tree.elements[element].drawOrder
    if case .background = content {
      for child in children.reversed() { append(child, transform: transform, isInRest: isInRest) }
    } else {
      appendChildren(
        0, children.count, of: element, size: Runs(count: children.count).top, transform: transform,
        isInRest: isInRest)
    }
  }

  private mutating func append(
    _ path: Path, _ style: ShapeStyle, _ look: Look, _ box: Rect, _ transform: AffineTransform
  ) {
    guard !path.isEmpty else { return }
    if let paint = style.effectiveFill?.paint(look.fill, in: box) {
      items.append(.fill(path, rule: style.fillRule, paint: paint, transform: transform))
    }
    appendStroke(of: path, style, look, box, transform)
  }

  private mutating func append(
    _ layout: TextLayout, _ text: TextSpecification, _ style: ShapeStyle, _ look: Look, _ box: Rect,
    _ transform: AffineTransform
  ) {
    guard !layout.outline.isEmpty else { return }
    // Where the text has changed and its box still moves to its new size, it stands in the middle of the box.
    let inset = Point(x: (box.width - layout.size.width) / 2, y: (box.height - layout.size.height) / 2)
    let transform = inset == .zero ? transform : AffineTransform.translation(inset).concatenating(transform)
    if let paint = style.effectiveFill?.paint(look.fill, in: box) {
      let content = text.content
      let run = GlyphRun(string: content.string, font: content.font, outline: layout.outline)
      items.append(.glyphs(run, paint: paint, transform: transform))
    }
    appendStroke(of: layout.outline, style, look, box, transform)
  }

  private mutating func appendStroke(
    of path: Path, _ style: ShapeStyle, _ look: Look, _ box: Rect, _ transform: AffineTransform
  ) {
    guard look.lineWidth > 0, let paint = style.stroke?.paint(look.stroke, in: box) else { return }
    let line = StrokeStyle(
      width: look.lineWidth, cap: style.cap, join: style.join, miterLimit: style.miterLimit, dash: style.dash,
      dashPhase: look.dashPhase)
    items.append(.stroke(path, style: line, paint: paint, transform: transform))
  }

  private func state(of element: Int) -> (Look, Rect) {
    var look = epoch.looks[element]
    var frame = epoch.frames[element]
    for index in tracksOfNode[epoch.nodes[element]] {
      let value = timeline.tracks[index].value(at: instant)
      let attribute = timeline.tracks[index].attribute
      if attribute.isOfBox { frame[attribute] = value.x } else { look[attribute] = value }
    }
    return (look, frame)
  }
}

extension Node.Content {
  fileprivate func clip(_ look: Look, _ box: Rect, _ transform: AffineTransform) -> DisplayGroup.Clip? {
    guard case .clip(let shape) = self else { return nil }
    return DisplayGroup.Clip(path: shape.path(in: box, cornerRadius: max(0, look.cornerRadius)), transform: transform)
  }
}

extension Look {
  /// From the coordinates of the node's box to those of its place: scaled, turned, moved.
  fileprivate func transform(in box: Rect) -> AffineTransform {
    var transform = AffineTransform.identity
    if scaleX != 1 || scaleY != 1 {
      transform = AffineTransform.scale(x: scaleX, y: scaleY).around(box.point(at: scaleAnchor))
    }
    if rotation != .zero {
      transform = transform.concatenating(AffineTransform.rotation(rotation).around(box.point(at: rotationAnchor)))
    }
    return offset == .zero ? transform : transform.concatenating(.translation(offset))
  }

  fileprivate var shadow: Shadow? {
    guard shadowColor.alpha > 0 else { return nil }
    return Shadow(color: shadowColor.clamped, radius: max(0, shadowRadius), offset: shadowOffset)
  }
}

extension ShapeStyle.Ink {
  /// The paint in the box of the node; colours are clamped here, where they are drawn, and not in their motion.
  fileprivate func paint(_ color: Color, in box: Rect) -> Paint {
    switch self {
    case .color: .solid(color.clamped)
    case .gradient(let gradient): gradient.paint(in: box)
    }
  }
}

extension Path {
  fileprivate func trimmed(as look: Look) -> Path {
    if look.trimStart == 0, look.trimEnd == 1, look.trimOffset == 0 { return self }
    return trimmed(
      from: min(max(look.trimStart, 0), 1), to: min(max(look.trimEnd, 0), 1), offset: look.trimOffset)
  }
}

extension DisplayItem {
  /// The item with its colour `opacity` times as opaque, where it is a single fill in one colour.
  fileprivate func faded(by opacity: Double) -> DisplayItem? {
    switch self {
    case .fill(let path, let rule, .solid(let color), let transform):
      .fill(path, rule: rule, paint: .solid(color.opacity(opacity)), transform: transform)
    case .glyphs(let run, .solid(let color), let transform):
      .glyphs(run, paint: .solid(color.opacity(opacity)), transform: transform)
    case .stroke(let path, let style, .solid(let color), let transform):
      .stroke(path, style: style, paint: .solid(color.opacity(opacity)), transform: transform)
    default: nil
    }
  }
}
