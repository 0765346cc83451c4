import CGraphics

/// A surface of Cairo's in memory, for the pixels of `area`. Drawing on it is in the coordinates of the whole picture.
struct CairoImage: ~Copyable {
  let surface: OpaquePointer
  let area: PixelArea

  /// Clear memory of its own, in four channels or only alpha.
  init(area: PixelArea, format: cairo_format_t = CAIRO_FORMAT_ARGB32) throws(ItemFault) {
    guard area.width <= Pixmap.maximumSide, area.height <= Pixmap.maximumSide,
      area.width * area.height <= Pixmap.maximumPixels
    else {
      throw ItemFault(
        .outOfRange(
          "a layer of \(area.width) x \(area.height) pixels is too large; make the blur or the offset smaller"))
    }
    self.init(try Self.checked(cairo_image_surface_create(format, Int32(area.width), Int32(area.height))), area: area)
  }

  /// The memory of a pixmap of the size of `area`, which must outlive the image.
  init(pixels: UnsafeMutableBufferPointer<UInt32>, area: PixelArea) throws(ItemFault) {
    let bytes = UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height), Int32(area.width * 4))
    self.init(try Self.checked(surface), area: area)
  }

  private init(_ surface: OpaquePointer, area: PixelArea) {
    self.surface = surface
    self.area = area
    cairo_surface_set_device_offset(surface, -Double(area.minX), -Double(area.minY))
  }

  deinit { cairo_surface_destroy(surface) }

  private static func checked(_ surface: OpaquePointer?) throws(ItemFault) -> OpaquePointer {
    let status = cairo_surface_status(surface)
    if status == CAIRO_STATUS_SUCCESS, let surface { return surface }
    cairo_surface_destroy(surface)
    throw ItemFault(cairo: status)
  }

  /// Calls `body` with the first byte of the first row and the number of bytes from row to row.
  func withRows(_ body: (UnsafeMutableRawPointer, Int) -> Void) {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    body(UnsafeMutableRawPointer(bytes), Int(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
  }
}

extension ItemFault {
  init(cairo status: cairo_status_t) { self.init(.cairo(String(cString: cairo_status_to_string(status)))) }
}
