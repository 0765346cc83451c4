import CGraphics

/// An image and the means to draw on it. Lives no longer than the call that paints.
struct CairoCanvas: ~Copyable {
  let image: CairoImage
  let context: OpaquePointer

  var area: PixelArea { image.area }

  init(_ image: consuming CairoImage) throws(ItemFault) {
    let context = try Self.checked(cairo_create(image.surface))
    // Defaults of Cairo may change; pixels must not.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
    cairo_set_tolerance(context, 0.1)
    self.image = image
    self.context = context
  }

  /// A clear layer for the pixels of `area`.
  init(layer area: PixelArea) throws(ItemFault) {
    self = try CairoCanvas(try CairoImage(area: area))
  }

  deinit { cairo_destroy(context) }

  /// Cairo draws nothing more after a failure and tells only who asks.
  func check() throws(ItemFault) {
    let status = cairo_status(context)
    if status != CAIRO_STATUS_SUCCESS { throw ItemFault(cairo: status) }
  }

  private static func checked(_ context: OpaquePointer?) throws(ItemFault) -> OpaquePointer {
    let status = cairo_status(context)
    if status == CAIRO_STATUS_SUCCESS, let context { return context }
    cairo_destroy(context)
    throw ItemFault(cairo: status)
  }
}
