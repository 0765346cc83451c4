import CGraphics
public import Drawing

/// Paints display lists as pixels.
///
/// Equal lists give equal pixels, on any thread, at any time, whatever the picture held before. Edges are softened over
/// a pixel, colours are blended as they are encoded (sRGB), and channels, opacities and lengths outside of their domain
/// count as the nearest value inside.
public struct Painter: Sendable {
  /// The number of pixels to a unit of the display list.
  public var scale: Double

  /// Creates a painter; at the default scale of 1, a picture has as many pixels as its list has units.
  public init(scale: Double = 1) { self.scale = scale }

  /// A new picture of `list`, of its size times `scale`, to the nearest pixel.
  ///
  /// - Throws: As `paint(_:into:)`, and `RasterError.pictureSize`, `outOfMemory`.
  public func picture(of list: DisplayList) throws(RasterError) -> Pixmap {
    try checkScale()
    let width = (list.size.width * scale).rounded()
    let height = (list.size.height * scale).rounded()
    guard let columns = Int(exactly: width), let rows = Int(exactly: height) else {
      throw .pictureSize(width: width, height: height)
    }
    var pixmap = try Pixmap(width: columns, height: rows)
    try paint(list, into: &pixmap)
    return pixmap
  }

  /// Paints `list` over all of `pixmap`, whose size is free: the origin is its top left corner.
  ///
  /// An item that is too small to be seen is left out, one with a number that is not finite is an error even where it
  /// would not show. After an error, what the picture holds is not defined.
  ///
  /// - Throws: `RasterError.item` with the item that cannot be drawn, `scale`, `background`, `outOfMemory`, `cairo`.
  public func paint(_ list: DisplayList, into pixmap: inout Pixmap) throws(RasterError) {
    try checkScale()
    if let background = list.background, !background.isFinite { throw .background }
    do { try list.items.validate() } catch { throw error.error }

    let area = PixelArea(width: pixmap.width, height: pixmap.height)
    try pixmap.overwritePixels { (pixels) throws(ItemFault) in
      let canvas = try CairoCanvas(CairoImage(pixels: pixels, area: area))
      canvas.clear(to: list.background ?? Color(red: 0, green: 0, blue: 0, alpha: 0))
      try draw(list.items, on: canvas)
      cairo_surface_flush(canvas.image.surface)
    }
  }

  private func checkScale() throws(RasterError) {
    guard scale > 0, scale.isFinite else { throw .scale(scale) }
  }
}

extension Painter {
  func draw(_ items: [DisplayItem], on canvas: borrowing CairoCanvas) throws(ItemFault) {
    for (index, item) in items.enumerated() {
      do {
        try draw(item, on: canvas)
        try canvas.check()
      } catch {
        throw error.located(at: index, item)
      }
    }
  }

  private func draw(_ item: DisplayItem, on canvas: borrowing CairoCanvas) throws(ItemFault) {
    switch item {
    case .fill(let path, let rule, let paint, let transform):
      try fill(path, rule, paint, DeviceMap(transform, scale: scale), on: canvas)
    case .glyphs(let run, let paint, let transform):
      try fill(run.outline, .nonZero, paint, DeviceMap(transform, scale: scale), on: canvas)
    case .stroke(let path, let style, let paint, let transform):
      try stroke(path, style, paint, DeviceMap(transform, scale: scale), on: canvas)
    case .group(let group):
      try draw(group, on: canvas)
    case .section(let section):
      try draw(section.items, on: canvas)
    }
  }

  private func fill(
    _ path: Path, _ rule: FillRule, _ paint: Paint, _ map: DeviceMap, on canvas: borrowing CairoCanvas
  ) throws(ItemFault) {
    guard map.isVisible else { return }
    let path = try DevicePath(path, map: map)
    guard let area = canvas.area.part(touching: path.extent) else { return }
    try canvas.setSource(paint, map: map, area: area)
    canvas.trace(path, rule: rule)
    cairo_fill(canvas.context)
  }

  private func stroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, _ map: DeviceMap, on canvas: borrowing CairoCanvas
  ) throws(ItemFault) {
    guard let stroke = try DeviceStroke(style, map: map) else { return }
    let path = try DevicePath(path, map: map)
    guard let area = canvas.area.part(touching: path.extent.outset(by: stroke.reach)) else { return }
    try canvas.setSource(paint, map: map, area: area)
    try canvas.trace(path, stroke: stroke)
    stroke.apply(to: canvas.context)
  }
}
