package import Motion

extension FrameRate {
  /// The rate as the command line and files have it, without a unit: "30", "30000/1001".
  package var text: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
