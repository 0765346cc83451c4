import Numerics

extension Spring: CustomStringConvertible {
  /// The spring by its duration and its bounce: "spring(0.5 s, bounce 0.3)".
  public var description: String { "spring(\(duration.shortDescription) s, bounce \(bounce.shortDescription))" }
}
