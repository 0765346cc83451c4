extension DisplayItem {
  /// A rectangle outside of which the item draws nothing, in the coordinates of the display list, or `nil` where it
  /// draws nothing at all.
  ///
  /// It is the smallest one for fills without rotation. Strokes reach as far as their sharpest miter at every edge,
  /// shadows to three standard deviations of their blur.
  public var bounds: Rect? {
    switch self {
    case .fill(let path, _, _, let transform):
      path.bounds?.transformed(by: transform)
    case .stroke(let path, let style, _, let transform):
      path.strokeBounds(style)?.transformed(by: transform)
    case .glyphs(let run, _, let transform):
      run.outline.bounds?.transformed(by: transform)
    case .group(let group):
      group.bounds
    case .section(let section):
      section.items.bounds
    }
  }
}

extension [DisplayItem] {
  /// A rectangle outside of which none of the items draws anything, or `nil` where all draw nothing.
  fileprivate var bounds: Rect? {
    lazy.compactMap(\.bounds).reduce(nil) { bounds, item in bounds?.union(item) ?? item }
  }
}

extension DisplayGroup {
  /// A rectangle outside of which the group draws nothing, in the coordinates of the display list, or `nil` where it
  /// draws nothing at all; see `DisplayItem.bounds`.
  public var bounds: Rect? {
    guard opacity > 0 else { return nil }
    var bounds = items.bounds
    if let clip {
      guard let visible = clip.path.bounds?.transformed(by: clip.transform) else { return nil }
      bounds = bounds?.intersection(visible)
    }
    guard let bounds, let shadow else { return bounds }
    return bounds.union(shadow.bounds(of: bounds))
  }
}

extension Shadow {
  /// The rectangle that the shadow of a picture within `picture` stays in.
  public func bounds(of picture: Rect) -> Rect {
    // Three times the standard deviation, which is half the radius.
    let reach = max(0, radius) * 1.5
    return Rect(
      x: picture.minX + offset.x, y: picture.minY + offset.y, width: picture.width, height: picture.height
    ).inset(dx: -reach, dy: -reach)
  }
}
