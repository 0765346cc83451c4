public import Drawing

/// Where children narrower than a column stand.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the left edge.
  case leading
  /// In the middle.
  case center
  /// At the right edge.
  case trailing

  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Where children lower than a row stand.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top edge.
  case top
  /// In the middle.
  case center
  /// At the bottom edge.
  case bottom

  var fraction: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

/// Where children smaller than a box stand in it: a point of the child lies on the same point of the box.
public typealias Alignment = UnitPoint
