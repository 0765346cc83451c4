extension DisplayItem {
  /// The item as `transform` maps it: first its own transform, then this one.
  ///
  /// A shadow grows by the transform's mean scale, √|determinant|, since a blur has no direction.
  public func transformed(by transform: AffineTransform) -> DisplayItem {
    switch self {
    case .fill(let path, let rule, let paint, let own):
      .fill(path, rule: rule, paint: paint, transform: own.concatenating(transform))
    case .stroke(let path, let style, let paint, let own):
      .stroke(path, style: style, paint: paint, transform: own.concatenating(transform))
    case .glyphs(let run, let paint, let own):
      .glyphs(run, paint: paint, transform: own.concatenating(transform))
    case .group(let group): .group(group.transformed(by: transform))
    case .section(let section):
      .section(DisplaySection(items: section.items.map { $0.transformed(by: transform) }))
    }
  }
}

extension DisplayGroup {
  /// The group as `transform` maps it, see ``DisplayItem/transformed(by:)``.
  public func transformed(by transform: AffineTransform) -> DisplayGroup {
    var group = self
    group.clip?.transform = (clip?.transform ?? .identity).concatenating(transform)
    group.shadow = shadow?.transformed(by: transform)
    group.items = items.map { $0.transformed(by: transform) }
    return group
  }
}
