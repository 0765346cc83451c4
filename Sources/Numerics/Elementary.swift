/// Elementary functions made of + − × ÷ √ alone.
public enum Elementary {
  /// The greatest common divisor of two whole numbers.
  static func placeholder() {}
}
