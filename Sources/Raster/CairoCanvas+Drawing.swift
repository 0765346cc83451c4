import CGraphics
import Drawing

extension CairoCanvas {
  /// Cairo's coordinates end at 2^23 and begin again on the other side. Paths that reach half as far as this are still
  /// safe with lines as wide as can be; all others are clipped before Cairo sees them.
  private static let safeDistance = 65536.0

  /// Replaces everything by `color`.
  func clear(to color: Color) {
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    setSource(color)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  func setSource(_ color: Color) {
    let channels = color.clampedChannels
    cairo_set_source_rgba(context, channels.x, channels.y, channels.z, channels.w)
  }

  /// Sets what the next path in `area` is drawn with.
  func setSource(_ paint: Paint, map: DeviceMap, area: PixelArea) throws(ItemFault) {
    switch paint {
    case .solid(let color): setSource(color)
    case .linear(let gradient): setSource(try GradientField(gradient, map: map).image(area: area))
    case .radial(let gradient): setSource(try GradientField(gradient, map: map).image(area: area))
    case .conic(let gradient): setSource(try GradientField(gradient, map: map).image(area: area))
    }
  }

  /// Sets the pixels of `image`, where they are, as source.
  private func setSource(_ image: borrowing CairoImage) {
    cairo_set_source_surface(context, image.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }

  /// Draws the pixels of `image` where they are.
  func draw(_ image: borrowing CairoImage, opacity: Double) {
    setSource(image)
    cairo_paint_with_alpha(context, opacity)
  }

  /// Draws the source through the alpha of `image`, moved by `offset`, which may be part of a pixel.
  func mask(by image: borrowing CairoImage, offset: Point) {
    guard let pattern = cairo_pattern_create_for_surface(image.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: -offset.x, y0: -offset.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_mask(context, pattern)
  }

  /// Lets nothing show outside of `path` until `endClip()`.
  func beginClip(_ path: DevicePath, rule: FillRule) {
    cairo_save(context)
    trace(path, rule: rule)
    cairo_clip(context)
  }

  func endClip() { cairo_restore(context) }

  /// Makes the inside of `path` the path of the context.
  func trace(_ path: DevicePath, rule: FillRule) {
    cairo_set_fill_rule(context, rule == .nonZero ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    if path.extent.isWithin(Self.safeDistance) { return trace(path.elements) }
    let extent = area.extent.outset(by: 64)
    trace(path.flattened(within: extent).map { $0.clipped(to: extent) })
  }

  /// Makes the line of `path` the path of the context.
  func trace(_ path: DevicePath, stroke: DeviceStroke) throws(ItemFault) {
    let dash = stroke.dashWalk
    // Thousands of dashes take seconds, whether they are seen or not.
    let isSparse = dash.map { $0.rounds(across: path.extent) < 5000 } ?? true
    if isSparse, path.extent.isWithin(Self.safeDistance) { return trace(path.elements) }
    if let dash, dash.length > DashWalk.maximumLength {
      throw ItemFault(.outOfRange("a dash pattern is longer than \(Int(DashWalk.maximumLength)) pixels"))
    }
    // Where a line is cut, its end must lie outside.
    let extent = area.extent.outset(by: stroke.reach + 64)
    trace(path.flattened(within: extent).flatMap { $0.parts(within: extent, dash: dash) })
  }

  private func trace(_ elements: [Path.Element]) {
    cairo_new_path(context)
    for element in elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let end), .quad(_, let end): cairo_line_to(context, end.x, end.y)
      case .cubic(let control1, let control2, let end):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  private func trace(_ lines: [Polyline]) {
    cairo_new_path(context)
    for line in lines {
      for (index, point) in line.points.enumerated() {
        if index == 0 { cairo_move_to(context, point.x, point.y) } else { cairo_line_to(context, point.x, point.y) }
      }
      if line.isClosed { cairo_close_path(context) }
    }
  }
}
