/// A blurred copy of a picture's alpha in one colour, under the picture.
public struct Shadow: Hashable, Sendable {
  /// The colour; its alpha is how dark the shadow is.
  public var color: Color
  /// The blur: the standard deviation of the Gaussian is half of it. 0 is a hard shadow.
  public var radius: Double
  /// How far the shadow lies from the picture.
  public var offset: Point

  /// Creates a shadow.
  public init(color: Color, radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// The shadow of a picture that is drawn through `transform`: it lies off in the transformed direction, and its blur
  /// grows by √|det|, the side of the square that the transform makes of one of side 1.
  public func transformed(by transform: AffineTransform) -> Shadow {
    Shadow(
      color: color, radius: radius * transform.determinant.magnitude.squareRoot(),
      offset: offset.transformed(by: transform) - Point.zero.transformed(by: transform))
  }
}
