/// A map of the plane that keeps lines straight and parallel:
/// x′ = a·x + c·y + tx and y′ = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
  /// The share of x in x′.
  public var a: Double
  /// The share of x in y′.
  public var b: Double
  /// The share of y in x′.
  public var c: Double
  /// The share of y in y′.
  public var d: Double
  /// The translation in x.
  public var tx: Double
  /// The translation in y.
  public var ty: Double

  /// The map of every point to itself.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the map with the given coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}
