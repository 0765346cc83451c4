import CGraphics
import Drawing

/// A group is drawn from the inside out: its items are clipped as one picture, the picture is put over its shadow, and
/// both fade together.
extension Painter {
  func draw(_ group: DisplayGroup, on canvas: borrowing CairoCanvas) throws(ItemFault) {
    let opacity = min(max(group.opacity, 0), 1)
    if opacity == 0 { return }
    if opacity == 1 { return try drawWithShadow(group, on: canvas) }
    guard let extent = try extent(of: group), let area = canvas.area.part(touching: extent) else { return }
    let layer = try CairoCanvas(layer: area)
    try drawWithShadow(group, on: layer)
    canvas.draw(layer.image, opacity: opacity)
  }

  private func drawWithShadow(_ group: DisplayGroup, on canvas: borrowing CairoCanvas) throws(ItemFault) {
    guard
      let shadow = try group.shadow.flatMap({ (shadow) throws(ItemFault) in try DeviceShadow(shadow, scale: scale) })
    else { return try drawClipped(group, on: canvas) }
    // What lies beside the canvas can throw a shadow on it.
    var visible = canvas.area.extent
    visible.add(shadow.source(of: visible))
    guard let picture = try pictureExtent(of: group),
      let area = PixelArea(touching: picture.outset(by: 1).intersection(visible))
    else { return }
    let layer = try CairoCanvas(layer: area)
    try drawClipped(group, on: layer)
    try shadow.draw(of: layer.image, on: canvas)
    canvas.draw(layer.image, opacity: 1)
  }

  private func drawClipped(_ group: DisplayGroup, on canvas: borrowing CairoCanvas) throws(ItemFault) {
    guard let clip = group.clip else { return try draw(group.items, on: canvas) }
    let map = DeviceMap(clip.transform, scale: scale)
    guard map.isVisible else { return }
    let path = try DevicePath(clip.path, map: map)
    guard let extent = try pictureExtent(of: group), let area = canvas.area.part(touching: extent) else { return }

    // Items clipped one by one would shine through each other along a soft edge.
    if group.hasSeveralItems {
      let layer = try CairoCanvas(layer: area)
      try draw(group.items, on: layer)
      canvas.beginClip(path, rule: clip.rule)
      canvas.draw(layer.image, opacity: 1)
    } else {
      canvas.beginClip(path, rule: clip.rule)
      try draw(group.items, on: canvas)
    }
    canvas.endClip()
  }
}

extension DisplayGroup {
  fileprivate var hasSeveralItems: Bool {
    if case .section = items.first { true } else { items.count > 1 }
  }
}

extension Painter {
  /// Where a group shows, in pixels; `nil` where it does not.
  private func extent(of group: DisplayGroup) throws(ItemFault) -> Extent? {
    guard let bounds = group.bounds else { return nil }
    let extent = Extent(
      minX: bounds.minX * scale, minY: bounds.minY * scale, maxX: bounds.maxX * scale, maxY: bounds.maxY * scale)
    guard extent.isWithin(1e18) else { throw ItemFault(.outOfRange("a group reaches farther than 1e18 pixels")) }
    return extent
  }

  /// Where its items show within the clip.
  private func pictureExtent(of group: DisplayGroup) throws(ItemFault) -> Extent? {
    try extent(of: DisplayGroup(clip: group.clip, items: group.items))
  }
}
