extension Color {
  /// The colour `fraction` of the way to `other`: 0 is this colour, 1 is `other`, values outside extrapolate.
  ///
  /// The channels mix in `space`, by default Oklab, and alpha apart from them (straight). Where one colour is wholly
  /// clear it takes the hue of the other, so that a fade from or to `.clear`, which is black, never darkens.
  /// The result may leave sRGB a little; it is clamped when drawn.
  public func mixed(with other: Color, by fraction: Double, in space: ColorSpace = .oklab) -> Color {
    ColorMix(from: self, to: other, space: space).color(at: fraction)
  }

  /// The colour with alpha multiplied by `factor`, as SwiftUI does: 50 % of half clear is a quarter.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The colour with all channels cut off at 0 and 1, as it is drawn; NaN becomes 0.
  public var clamped: Color {
    Color(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
  }

  /// Whether all channels are finite numbers.
  public var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }
}

/// `value` cut off at 0 and 1; NaN is 0.
private func unit(_ value: Double) -> Double {
  value > 0 ? min(value, 1) : 0
}
