extension AffineTransform {
  /// The factor by which areas grow, a·d − b·c; negative where the map mirrors.
  public var determinant: Double { a * d - b * c }

  /// Whether all coefficients are finite numbers.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether there is a way back.
  public var isInvertible: Bool { inverse != nil }

  /// The map back, or `nil` where there is none.
  ///
  /// There is none from a line or a point, for coefficients that are not finite, and for maps so small or so large that
  /// the coefficients of the way back do not fit a double.
  public var inverse: AffineTransform? {
    let determinant = determinant
    guard determinant.isFinite, determinant != 0 else { return nil }
    let inverse = AffineTransform(
      a: d / determinant,
      b: 0 - b / determinant,
      c: 0 - c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
    return inverse.isFinite ? inverse : nil
  }
}
