public import Drawing

/// A rectangle with round corners that fills its box.
public struct RoundedRectangle: ShapeRepresentable, Sendable {
  /// The radius of the corners.
  public let cornerRadius: Double
  let style: RoundedCornerStyle

  /// Creates a rectangle with corners of `cornerRadius` pixels, at most half the shorter side.
  ///
  /// - Parameter style: Corners whose curvature begins gently (`.continuous`, the default as in SwiftUI), or quarters of
  ///   circles (`.circular`).
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  /// A rectangle with round corners.
  public var shape: Shape { .roundedRectangle(style: style) }
}
