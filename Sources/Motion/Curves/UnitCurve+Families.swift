// The families of eases by Robert Penner, with the numbers of <https://easings.net>.
extension UnitCurve {
  /// A quarter of a sine wave: f(p) = 1 − cos(p · π/2).
  public static func sine(_ direction: Direction) -> UnitCurve { ease(.sine, direction) }
  /// A square: f(p) = p².
  public static func quad(_ direction: Direction) -> UnitCurve { ease(.quad, direction) }
  /// A cube: f(p) = p³.
  public static func cubic(_ direction: Direction) -> UnitCurve { ease(.cubic, direction) }
  /// A fourth power: f(p) = p⁴.
  public static func quart(_ direction: Direction) -> UnitCurve { ease(.quart, direction) }
  /// A fifth power: f(p) = p⁵.
  public static func quint(_ direction: Direction) -> UnitCurve { ease(.quint, direction) }
  /// A power of two: f(p) = 2^(10 · (p − 1)), but 0 at 0, so that it starts with a jump of 1/1024.
  public static func expo(_ direction: Direction) -> UnitCurve { ease(.expo, direction) }
  /// A quarter of a circle: f(p) = 1 − √(1 − p²), upright at its end.
  public static func circ(_ direction: Direction) -> UnitCurve { ease(.circ, direction) }
  /// A swing to the other side first: f(p) = (c + 1) · p³ − c · p², c = 1.70158, a tenth of the way.
  ///
  /// In ``Direction/inOut`` c is 1.525 times that.
  public static func back(_ direction: Direction) -> UnitCurve { ease(.back, direction) }
  /// A wave that grows: f(p) = −2^(10 · (p − 1)) · sin((p − 1 − T/4) · 2π/T), T = 0.3, but 0 at 0.
  ///
  /// In ``Direction/inOut`` T is 0.45.
  public static func elastic(_ direction: Direction) -> UnitCurve { ease(.elastic, direction) }
  /// A ball that jumps higher each time: four parabolas 7.5625 · p² seen from their end.
  public static func bounce(_ direction: Direction) -> UnitCurve { ease(.bounce, direction) }

  private static func ease(_ family: EaseFamily, _ direction: Direction) -> UnitCurve {
    UnitCurve(shape: .ease(family, direction))
  }
}
