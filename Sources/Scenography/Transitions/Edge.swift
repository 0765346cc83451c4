/// One of the four sides of a box.
public enum Edge: Hashable, Sendable, CaseIterable {
  /// The side above.
  case top
  /// The left side.
  case leading
  /// The side below.
  case bottom
  /// The right side.
  case trailing

  /// The side across from it.
  public var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
