public import Drawing

/// How one node looks: everything about it that can move, but for its box.
///
/// A node first scales about its scale anchor, then turns about its rotation anchor, then is moved by its offset. The
/// order in which the modifiers are written does not change that; a group around it gives another order.
public struct Look: Hashable, Sendable {
  /// How much of it shows, 0…1.
  public var opacity = 1.0
  /// How far it is moved from its place.
  public var offset = Point.zero
  /// The horizontal scale.
  public var scaleX = 1.0
  /// The vertical scale.
  public var scaleY = 1.0
  /// The point of its box that stays where it is when it scales.
  public var scaleAnchor = UnitPoint.center
  /// The turn, clockwise.
  public var rotation = Angle.zero
  /// The point of its box about which it turns.
  public var rotationAnchor = UnitPoint.center
  /// The colour inside, where the node is filled with one colour.
  public var fill = Color.black
  /// The colour of the line, where the node is stroked with one colour.
  public var stroke = Color.black
  /// The width of the line.
  public var lineWidth = 1.0
  /// How far into its dashes the line begins.
  public var dashPhase = 0.0
  /// The radius of the corners.
  public var cornerRadius = 0.0
  /// Where its path begins, as a fraction of its length.
  public var trimStart = 0.0
  /// Where its path ends, as a fraction of its length.
  public var trimEnd = 1.0
  /// How far both ends are moved along the path.
  public var trimOffset = 0.0
  /// The colour of its shadow; clear is none.
  public var shadowColor = Color.clear
  /// The blur of its shadow.
  public var shadowRadius = 0.0
  /// How far its shadow lies from it.
  public var shadowOffset = Point.zero
  /// How much of it is there while it comes or goes.
  public var presence = Presence.whole

  /// The look of a node without modifiers.
  public init() {}
}
