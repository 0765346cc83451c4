extension Path {
  /// The path with every point taken through `transform`.
  public func transformed(by transform: AffineTransform) -> Path {
    if transform == .identity { return self }
    return Path(elements: elements.map { $0.mapped { $0.transformed(by: transform) } })
  }

  /// Whether all coordinates are finite numbers.
  public var isFinite: Bool {
    elements.allSatisfy { $0.points.allSatisfy(\.isFinite) }
  }
}

extension Path.Element {
  /// The end point and the control points.
  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// The element with every point taken through `transform`.
  func mapped(_ transform: (Point) -> Point) -> Path.Element {
    switch self {
    case .move(let point): .move(transform(point))
    case .line(let point): .line(transform(point))
    case .quad(let control, let end): .quad(control: transform(control), end: transform(end))
    case .cubic(let control1, let control2, let end):
      .cubic(control1: transform(control1), control2: transform(control2), end: transform(end))
    case .close: .close
    }
  }
}
