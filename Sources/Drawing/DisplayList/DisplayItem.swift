/// One thing to draw, with everything about it decided. Later items cover earlier ones.
///
/// Paths and paints are in the item's own coordinates; `transform` maps these to the coordinates of the display list,
/// for items in a group too.
public enum DisplayItem: Hashable, Sendable {
  /// The inside of a path.
  case fill(Path, rule: FillRule, paint: Paint, transform: AffineTransform)
  /// A line along a path. The width is in the item's own coordinates, so that it scales with them.
  case stroke(Path, style: StrokeStyle, paint: Paint, transform: AffineTransform)
  /// Letters.
  case glyphs(GlyphRun, paint: Paint, transform: AffineTransform)
  /// Items drawn as one.
  indirect case group(DisplayGroup)
  /// Items that several lists share, drawn one by one.
  case section(DisplaySection)
}
