public import Drawing

/// What a shape or a text is painted with. Colours are in the look of the node, since they move; what stands here
/// switches at once.
public struct ShapeStyle: Hashable, Sendable {
  /// What paints an inside or a line.
  public enum Ink: Hashable, Sendable {
    /// The colour of the look.
    case color
    /// A gradient across the box.
    case gradient(BoxGradient)
  }

  /// What the inside is painted with; `nil` where a shape has a stroke only.
  public var fill: Ink?
  /// What counts as the inside.
  public var fillRule = FillRule.nonZero
  /// What the line is painted with; `nil` is no line.
  public var stroke: Ink?
  /// How open lines end.
  public var cap = StrokeStyle.Cap.butt
  /// How lines meet.
  public var join = StrokeStyle.Join.miter
  /// How far a miter may reach, in widths of the line.
  public var miterLimit = 10.0
  /// The lengths of dashes and gaps in turn.
  public var dash: [Double] = []

  /// A style that nothing was said about: shapes and texts are filled with black.
  public init() {}
}
