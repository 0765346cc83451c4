/// Items that are drawn as one picture: clipped, faded and shadowed together.
public struct DisplayGroup: Hashable, Sendable {
  /// A path outside of which nothing shows.
  public struct Clip: Hashable, Sendable {
    /// The path, in its own coordinates.
    public var path: Path
    /// What counts as its inside.
    public var rule: FillRule
    /// From its coordinates to those of the display list.
    public var transform: AffineTransform

    /// Creates a clip.
    public init(path: Path, rule: FillRule = .nonZero, transform: AffineTransform) {
      self.path = path
      self.rule = rule
      self.transform = transform
    }
  }

  /// How much of the picture shows, 0…1.
  public var opacity: Double
  /// Where it shows; `nil` is everywhere.
  public var clip: Clip?
  /// The shadow under it.
  public var shadow: Shadow?
  /// What it shows.
  public var items: [DisplayItem]

  /// Creates a group.
  public init(opacity: Double = 1, clip: Clip? = nil, shadow: Shadow? = nil, items: [DisplayItem]) {
    self.opacity = opacity
    self.clip = clip
    self.shadow = shadow
    self.items = items
  }
}
