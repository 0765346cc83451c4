public import Drawing
public import Motion

/// How much of a node is there while it comes or goes: what its transition does to it, apart from how it looks.
///
/// It is applied last, to the node as it looks in its box: opacities multiply, and the node that has been scaled, turned
/// and moved is scaled about the middle of its box and moved once more.
public struct Presence: Hashable, Sendable {
  /// The share of its opacity that shows.
  public var opacity = 1.0
  /// Its scale about the middle of its box.
  public var scale = 1.0
  /// How far the scale moves it, in widths and heights of its box, so that another point than the middle stays where it
  /// is. A displacement that goes with the scale needs no point of its own, which would have to jump where a node that
  /// comes about one point goes about another.
  public var shift = Point.zero
  /// How far it is moved, in pixels.
  public var offset = Point.zero

  /// A node that is wholly there.
  public static let whole = Presence()

  /// Creates the presence of a node that is wholly there.
  public init() {}
}

extension Presence {
  /// What shows of the opacity: nobody sees more than all of a node or less than nothing.
  public var shownOpacity: Double { min(max(opacity, 0), 1) }

  /// From where the node is to where it shows, in the coordinates of its place.
  ///
  /// A scale that swings below nothing is nothing: a node does not turn inside out when it goes.
  ///
  /// - Parameter box: The box of the node.
  public func transform(in box: Rect) -> AffineTransform {
    let scaled = scale == 1 ? AffineTransform.identity : .scale(max(0, scale)).around(box.center)
    return scaled.concatenating(.translation(x: shift.x * box.width + offset.x, y: shift.y * box.height + offset.y))
  }
}

extension Attribute {
  /// The attributes of which a presence is made.
  public static let ofPresence: [Attribute] = [.presenceOpacity, .presenceScale, .presenceX, .presenceY]
}
