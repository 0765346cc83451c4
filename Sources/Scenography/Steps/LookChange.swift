public import Drawing
public import Motion

/// How a node looks before or after a step, told as differences from the look it is declared with.
///
/// Opacity and scale multiply, offset and rotation add; everything else takes the place of what was declared.
///
///     .step("title", .easeOut(duration: 0.5)) { $0.opacity(0).offset(y: 24) }
public struct LookChange: Hashable, Sendable {
  /// What is changed.
  public enum Property: Hashable, Sendable {
    /// Something that the node itself animates.
    case attribute(Attribute)
    /// The width of its frame; layout turns it into boxes, which animate.
    case width
    /// The height of its frame.
    case height
    /// The x at which its middle is positioned.
    case positionX
    /// The y at which its middle is positioned.
    case positionY
  }

  /// The changes in the order in which they were written.
  public private(set) var entries: [(property: Property, value: Lanes)] = []

  init() {}

  private func with(_ changes: (Property, Lanes)...) -> LookChange {
    var copy = self
    for (property, value) in changes { copy.entries.append((property, value)) }
    return copy
  }

  /// Two changes are equal when they change the same by the same.
  public static func == (left: LookChange, right: LookChange) -> Bool {
    left.entries.elementsEqual(right.entries) { $0.property == $1.property && $0.value == $1.value }
  }

  /// Hashes the changes.
  public func hash(into hasher: inout Hasher) {
    for (property, value) in entries {
      hasher.combine(property)
      hasher.combine(value)
    }
  }
}

extension LookChange {
  /// Shows a share of what the node shows when it is declared.
  public func opacity(_ opacity: Double) -> LookChange { with((.attribute(.opacity), Lanes(opacity))) }
  /// Moves the node.
  public func offset(x: Double = 0, y: Double = 0) -> LookChange {
    with((.attribute(.offsetX), Lanes(x)), (.attribute(.offsetY), Lanes(y)))
  }
  /// Scales the node about its anchor.
  public func scale(_ factor: Double) -> LookChange { scale(x: factor, y: factor) }
  /// Scales the node about its anchor.
  public func scale(x: Double = 1, y: Double = 1) -> LookChange {
    with((.attribute(.scaleX), Lanes(x)), (.attribute(.scaleY), Lanes(y)))
  }
  /// Turns the node about its anchor.
  public func rotation(_ angle: Angle) -> LookChange { with((.attribute(.rotation), Lanes(angle.radians))) }
  /// Fills the shape with another colour.
  public func fill(_ color: Color) -> LookChange { with((.attribute(.fill), color.lanes)) }
  /// Strokes the shape with another colour.
  public func stroke(_ color: Color) -> LookChange { with((.attribute(.stroke), color.lanes)) }
  /// Strokes the shape with another width.
  public func lineWidth(_ width: Double) -> LookChange { with((.attribute(.lineWidth), Lanes(width))) }
  /// Begins the line elsewhere in its dashes.
  public func dashPhase(_ phase: Double) -> LookChange { with((.attribute(.dashPhase), Lanes(phase))) }
  /// Rounds the corners of the shape differently.
  public func cornerRadius(_ radius: Double) -> LookChange { with((.attribute(.cornerRadius), Lanes(radius))) }
  /// Draws another part of the shape's path.
  public func trim(from start: Double = 0, to end: Double = 1, offset: Double = 0) -> LookChange {
    with(
      (.attribute(.trimStart), Lanes(start)), (.attribute(.trimEnd), Lanes(end)),
      (.attribute(.trimOffset), Lanes(offset)))
  }
  /// Gives the node another shadow.
  public func shadow(color: Color, radius: Double, x: Double = 0, y: Double = 0) -> LookChange {
    with(
      (.attribute(.shadowColor), color.lanes), (.attribute(.shadowRadius), Lanes(radius)),
      (.attribute(.shadowX), Lanes(x)), (.attribute(.shadowY), Lanes(y)))
  }
  /// Gives the frame of the node another width, height or both; what stands around it makes room.
  public func frame(width: Double? = nil, height: Double? = nil) -> LookChange {
    var copy = self
    if let width { copy = copy.with((.width, Lanes(width))) }
    if let height { copy = copy.with((.height, Lanes(height))) }
    return copy
  }
  /// Positions the middle of the node elsewhere.
  public func position(x: Double? = nil, y: Double? = nil) -> LookChange {
    var copy = self
    if let x { copy = copy.with((.positionX, Lanes(x))) }
    if let y { copy = copy.with((.positionY, Lanes(y))) }
    return copy
  }
}
