extension AffineTransform {
  /// A displacement by (`x`, `y`).
  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A displacement by `offset`.
  public static func translation(_ offset: Point) -> AffineTransform { translation(x: offset.x, y: offset.y) }

  /// A stretch from the origin by `x` and `y`; negative factors mirror.
  public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A stretch from the origin by `factor` in both directions.
  public static func scale(_ factor: Double) -> AffineTransform { scale(x: factor, y: factor) }

  /// A turn around the origin, clockwise on the screen.
  ///
  /// Multiples of 90° have coefficients of exactly 0 and ±1; see `Angle.direction`.
  public static func rotation(_ angle: Angle) -> AffineTransform {
    let direction = angle.direction
    return AffineTransform(a: direction.x, b: direction.y, c: 0 - direction.y, d: direction.x, tx: 0, ty: 0)
  }

  /// This map followed by `next`: a point goes through this one first.
  ///
  /// `.scale(2).concatenating(.translation(x: 10, y: 0))` takes x to 2·x + 10.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The same map with `anchor` in the place of the origin: a rotation turns around it, a scale leaves it where it is.
  public func around(_ anchor: Point) -> AffineTransform {
    AffineTransform.translation(x: -anchor.x, y: -anchor.y)
      .concatenating(self)
      .concatenating(.translation(anchor))
  }
}
