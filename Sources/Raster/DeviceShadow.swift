import CGraphics
import Drawing

/// A shadow in pixels.
struct DeviceShadow {
  /// The widest blur, as a standard deviation in pixels.
  private static let maximumSigma = 4096.0
  /// The most pixels a shadow may cover, blur included.
  private static let maximumPixels = 1 << 26

  private let color: Color
  private let offset: Point
  /// `nil` for a hard shadow.
  private let blur: BoxBlur?

  private var reach: Int { blur?.reach ?? 0 }

  /// Measures `shadow`; `nil` where it does not show.
  init?(_ shadow: Shadow, scale: Double) throws(ItemFault) {
    guard shadow.color.alpha > 0 else { return nil }
    let sigma = max(0, shadow.radius) / 2 * scale
    guard sigma <= Self.maximumSigma else {
      throw ItemFault(.outOfRange("the radius of a shadow is more than \(Int(Self.maximumSigma * 2)) pixels"))
    }
    color = shadow.color
    offset = shadow.offset * scale
    guard offset.length <= 1e9 else {
      throw ItemFault(.outOfRange("the offset of a shadow is more than 1e9 pixels"))
    }
    blur = sigma > 0 ? BoxBlur(sigma: sigma) : nil
  }

  /// Where a picture must lie to throw its shadow on `extent`.
  func source(of extent: Extent) -> Extent { extent.outset(by: Double(reach)).offset(by: offset * -1) }

  /// Draws the shadow that the picture in `image` throws.
  func draw(of image: borrowing CairoImage, on canvas: borrowing CairoCanvas) throws(ItemFault) {
    let area = image.area.outset(by: reach)
    guard canvas.area.part(touching: area.extent.offset(by: offset)) != nil else { return }
    guard area.width * area.height <= Self.maximumPixels else {
      throw ItemFault(.outOfRange("a shadow of \(area.width) x \(area.height) pixels is too large"))
    }
    let mask = try CairoImage(area: area, format: CAIRO_FORMAT_A8)
    let plane = blurredAlpha(of: image, area: area)
    mask.withRows { bytes, stride in
      for y in 0..<area.height {
        let row = (bytes + y * stride).assumingMemoryBound(to: UInt8.self)
        for x in 0..<area.width { row[x] = UInt8((UInt32(plane[y * area.width + x]) + 128) / 257) }
      }
    }
    canvas.setSource(color)
    canvas.mask(by: mask, offset: offset)
  }

  /// The alpha of `image` in `area` around it, blurred, as 0…65535: a blur of eight bits would show steps.
  private func blurredAlpha(of image: borrowing CairoImage, area: PixelArea) -> [UInt16] {
    var plane = [UInt16](repeating: 0, count: area.width * area.height)
    let (inner, margin) = (image.area, reach)
    image.withRows { bytes, stride in
      for y in 0..<inner.height {
        let row = (bytes + y * stride).assumingMemoryBound(to: UInt32.self)
        let start = (y + margin) * area.width + margin
        for x in 0..<inner.width { plane[start + x] = UInt16(row[x] >> 24) * 257 }
      }
    }
    return blur?(plane, width: area.width, height: area.height) ?? plane
  }
}
