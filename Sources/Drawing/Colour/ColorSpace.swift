/// The space in which two colours are mixed.
public enum ColorSpace: Hashable, Sendable {
  /// Perceptually even: the middle of two colours looks like their middle. The default everywhere.
  case oklab
  /// Gamma-encoded sRGB, as CSS mixes by default.
  case sRGB
  /// Linear light.
  case linear
}
