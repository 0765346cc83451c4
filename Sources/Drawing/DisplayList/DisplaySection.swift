/// A part of a display list that others can share: its items are drawn as if they stood in its place.
///
/// What stands still is the same section in list after list. Whoever compares, measures or searches lists then does so
/// in proportion to what differs, where long lists are sections of sections.
public final class DisplaySection: Sendable {
  /// What it shows, from the bottom up.
  public let items: [DisplayItem]

  /// Creates a section.
  public init(items: [DisplayItem]) { self.items = items }
}

extension DisplaySection: Hashable {
  /// Whether both show the same; a section is compared with itself at once.
  public static func == (left: DisplaySection, right: DisplaySection) -> Bool {
    left === right || left.items == right.items
  }

  /// Feeds its items to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(items) }
}

extension [DisplayItem] {
  /// The items with those of sections in their place.
  public var withoutSections: [DisplayItem] {
    flatMap { item in
      if case .section(let section) = item { section.items.withoutSections } else { [item] }
    }
  }
}
