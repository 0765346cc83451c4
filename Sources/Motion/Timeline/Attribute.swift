/// A property of a node that moves.
///
/// The list is closed: a timeline is tracks of (node, attribute), and everything that can move is one of these.
/// Attributes that people set apart (x and y) are apart, so that each can have keyframes of its own.
public enum Attribute: Int, CaseIterable, Hashable, Sendable {
  /// The left edge of the node's box in its parent's box, in pixels. Layout sets it, as it does the next three.
  case frameX
  /// The top edge of its box in its parent's box, in pixels.
  case frameY
  /// The width of its box, in pixels.
  case frameWidth
  /// The height of its box, in pixels.
  case frameHeight
  /// How far the node is moved to the right of its place, in pixels.
  case offsetX
  /// How far the node is moved below its place, in pixels.
  case offsetY
  /// The horizontal scale; 1 is the size of its box.
  case scaleX
  /// The vertical scale; 1 is the size of its box.
  case scaleY
  /// The turn about its anchor, in radians, clockwise.
  case rotation
  /// How much of it shows, 0…1.
  case opacity
  /// The colour inside, as Oklab lightness, a, b and alpha.
  case fill
  /// The colour of the line, as Oklab lightness, a, b and alpha.
  case stroke
  /// The width of the line in pixels.
  case lineWidth
  /// How far into its dashes the line begins, in pixels.
  case dashPhase
  /// The radius of the corners in pixels.
  case cornerRadius
  /// Where the path begins, as a fraction of its length.
  case trimStart
  /// Where the path ends, as a fraction of its length.
  case trimEnd
  /// How far both ends are moved along the path, as a fraction of its length.
  case trimOffset
  /// The colour of the shadow, as Oklab lightness, a, b and alpha.
  case shadowColor
  /// The blur of the shadow in pixels.
  case shadowRadius
  /// How far the shadow lies to the right, in pixels.
  case shadowX
  /// How far the shadow lies below, in pixels.
  case shadowY
  /// How much of the node shows while it comes or goes, 0…1.
  case presenceOpacity
  /// Its scale about the middle of its box while it comes or goes, and how far that moves it, in widths and heights of
  /// its box.
  case presenceScale
  /// How far it is moved to the right while it comes or goes, in pixels.
  case presenceX
  /// How far it is moved down while it comes or goes, in pixels.
  case presenceY
}

extension Attribute {
  /// How many lanes the attribute uses.
  public var laneCount: Int {
    switch self {
    case .fill, .stroke, .shadowColor: 4
    case .presenceScale: 3
    default: 1
    }
  }

  /// The displacement that nobody sees. A spring whose remaining swing is smaller has settled, and its value then is
  /// its target.
  ///
  /// 1/64 of a pixel for lengths (four levels of an anti-aliased edge), 1/512 for opacity and colours (half a level of
  /// eight bits), 1/4096 for factors, fractions and radians (1/64 of a pixel on a shape of 128 pixels).
  public var visibleThreshold: Double {
    switch self {
    case .frameX, .frameY, .frameWidth, .frameHeight, .offsetX, .offsetY, .lineWidth, .dashPhase, .cornerRadius,
      .shadowRadius, .shadowX, .shadowY, .presenceX, .presenceY:
      1.0 / 64
    case .opacity, .fill, .stroke, .shadowColor, .presenceOpacity: 1.0 / 512
    case .scaleX, .scaleY, .rotation, .trimStart, .trimEnd, .trimOffset, .presenceScale: 1.0 / 4096
    }
  }

  /// Whether layout sets the attribute, and not what is said of the node.
  ///
  /// A box also moves because something beside the node changes. Two such changes at one instant are two reasons, so the
  /// second is added to the first, where elsewhere it would take its place.
  public var isOfBox: Bool {
    switch self {
    case .frameX, .frameY, .frameWidth, .frameHeight: true
    default: false
    }
  }
}
