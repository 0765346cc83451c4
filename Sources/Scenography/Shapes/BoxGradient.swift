public import Drawing

/// A gradient whose geometry is given in fractions of a box, so that it moves and grows with the shape it fills.
///
///     Circle().fill(.linear([.blue, .purple], from: .top, to: .bottom))
public struct BoxGradient: Hashable, Sendable {
  enum Geometry: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    case conic(center: UnitPoint, angle: Angle)
  }

  let gradient: Gradient
  let geometry: Geometry

  /// A gradient along a line across the box.
  public static func linear(
    _ gradient: Gradient, from start: UnitPoint = .top, to end: UnitPoint = .bottom
  ) -> BoxGradient {
    BoxGradient(gradient: gradient, geometry: .linear(from: start, to: end))
  }
  /// A gradient of evenly spaced colours along a line across the box, mixed in Oklab.
  public static func linear(
    _ colors: [Color], from start: UnitPoint = .top, to end: UnitPoint = .bottom
  ) -> BoxGradient {
    linear(Gradient(colors: colors), from: start, to: end)
  }
  /// A gradient outward from a point, between two radii in fractions of half the shorter side.
  public static func radial(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double = 1
  ) -> BoxGradient {
    BoxGradient(
      gradient: gradient, geometry: .radial(center: center, startRadius: startRadius, endRadius: endRadius))
  }
  /// A gradient of evenly spaced colours outward from a point, mixed in Oklab.
  public static func radial(
    _ colors: [Color], center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double = 1
  ) -> BoxGradient {
    radial(Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// A gradient once around a point, clockwise from `angle`; zero points to the right.
  public static func conic(_ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) -> BoxGradient {
    BoxGradient(gradient: gradient, geometry: .conic(center: center, angle: angle))
  }
  /// A gradient of evenly spaced colours once around a point, mixed in Oklab.
  public static func conic(_ colors: [Color], center: UnitPoint = .center, angle: Angle = .zero) -> BoxGradient {
    conic(Gradient(colors: colors), center: center, angle: angle)
  }

  /// The paint of the gradient in the box `rect`.
  public func paint(in rect: Rect) -> Paint {
    switch geometry {
    case .linear(let start, let end):
      .linear(LinearGradient(gradient: gradient, start: rect.point(at: start), end: rect.point(at: end)))
    case .radial(let center, let startRadius, let endRadius):
      .radial(
        RadialGradient(
          gradient: gradient, center: rect.point(at: center),
          startRadius: startRadius * min(rect.width, rect.height) / 2,
          endRadius: endRadius * min(rect.width, rect.height) / 2))
    case .conic(let center, let angle):
      .conic(ConicGradient(gradient: gradient, center: rect.point(at: center), angle: angle))
    }
  }
}
