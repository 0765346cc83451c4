/// Two colours on their way into each other, converted once for many fractions.
struct ColorMix {
  private var from: Color
  private var to: Color
  /// Both colours in the coordinates of the space.
  private var coordinates: (from: SIMD3<Double>, to: SIMD3<Double>)
  private var space: ColorSpace

  init(from: Color, to: Color, space: ColorSpace) {
    // A clear colour has no hue of its own to mix in.
    self.from = from.alpha == 0 ? to.withAlpha(0) : from
    self.to = to.alpha == 0 ? from.withAlpha(0) : to
    self.space = space
    coordinates = (space.coordinates(of: self.from), space.coordinates(of: self.to))
  }

  /// The mix at `fraction`; exactly the colours themselves at 0 and 1, and everywhere where they are equal.
  func color(at fraction: Double) -> Color {
    if fraction == 0 || from == to { return from }
    if fraction == 1 { return to }
    return space.color(
      at: coordinates.from + (coordinates.to - coordinates.from) * fraction,
      alpha: from.alpha + (to.alpha - from.alpha) * fraction)
  }
}

extension Color {
  fileprivate func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension ColorSpace {
  fileprivate func coordinates(of color: Color) -> SIMD3<Double> {
    switch self {
    case .oklab:
      // Straight lines in Oklab are straight lines in these too, and half of the conversion is saved.
      return color.coneRoots
    case .sRGB:
      return SIMD3(color.red, color.green, color.blue)
    case .linear:
      return SIMD3(SRGB.linear(color.red), SRGB.linear(color.green), SRGB.linear(color.blue))
    }
  }

  fileprivate func color(at coordinates: SIMD3<Double>, alpha: Double) -> Color {
    let (x, y, z) = (coordinates.x, coordinates.y, coordinates.z)
    return switch self {
    case .oklab: Color(coneRoots: coordinates, alpha: alpha)
    case .sRGB: Color(red: x, green: y, blue: z, alpha: alpha)
    case .linear: Color(red: SRGB.encoded(x), green: SRGB.encoded(y), blue: SRGB.encoded(z), alpha: alpha)
    }
  }
}
