extension Path {
  /// The length of all lines and curves, in pixels; see `PathMeasure.length`.
  public var length: Double { PathMeasure(self).length }

  /// The part between two fractions of the length; see `PathMeasure.trimmed(from:to:offset:)`.
  public func trimmed(from: Double, to: Double, offset: Double = 0) -> Path {
    PathMeasure(self).trimmed(from: from, to: to, offset: offset)
  }

  /// The point at a fraction of the length; see `PathMeasure.point(atFraction:)`.
  public func point(atFraction fraction: Double) -> Point? {
    PathMeasure(self).point(atFraction: fraction)
  }

  /// The direction of travel at a fraction of the length; see `PathMeasure.tangent(atFraction:)`.
  public func tangent(atFraction fraction: Double) -> Point? {
    PathMeasure(self).tangent(atFraction: fraction)
  }
}
