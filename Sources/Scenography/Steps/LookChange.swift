public import Drawing
public import Motion

/// How a node looks before or after a step, told as differences from the look it is declared with.
///
/// Opacity and scale multiply, offset and rotation add; everything else takes the place of what was declared. Where one
/// change names a property twice the two are combined in the same way.
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

  /// The changes in the order in which they were first written, each property once.
  public private(set) var entries: [(property: Property, value: Lanes)] = []

  init() {}

  private func changing(_ attribute: Attribute, _ number: Double?) -> LookChange {
    changing(.attribute(attribute), number.map { Lanes($0) })
  }

  private func changing(_ property: Property, _ value: Lanes?) -> LookChange {
    guard let value else { return self }
    var copy = self
    if let index = entries.firstIndex(where: { $0.property == property }) {
      copy.entries[index].value = property.value(entries[index].value, changedBy: value)
    } else {
      copy.entries.append((property, value))
    }
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
  public func opacity(_ opacity: Double) -> LookChange { changing(.opacity, opacity) }
  /// Moves the node; a direction that is not named stays as it is.
  public func offset(x: Double? = nil, y: Double? = nil) -> LookChange { changing(.offsetX, x).changing(.offsetY, y) }
  /// Scales the node about its anchor.
  public func scale(_ factor: Double) -> LookChange { scale(x: factor, y: factor) }
  /// Scales the node about its anchor; a direction that is not named stays as it is.
  public func scale(x: Double? = nil, y: Double? = nil) -> LookChange { changing(.scaleX, x).changing(.scaleY, y) }
  /// Turns the node about its anchor.
  public func rotation(_ angle: Angle) -> LookChange { changing(.rotation, angle.radians) }
  /// Fills the shape with another colour.
  public func fill(_ color: Color) -> LookChange { changing(.attribute(.fill), color.lanes) }
  /// Strokes the shape with another colour.
  public func stroke(_ color: Color) -> LookChange { changing(.attribute(.stroke), color.lanes) }
  /// Strokes the shape with another colour and width.
  public func stroke(_ color: Color, lineWidth: Double) -> LookChange { stroke(color).lineWidth(lineWidth) }
  /// Strokes the shape with another width.
  public func lineWidth(_ width: Double) -> LookChange { changing(.lineWidth, width) }
  /// Begins the line elsewhere in its dashes.
  public func dashPhase(_ phase: Double) -> LookChange { changing(.dashPhase, phase) }
  /// Rounds the corners of the shape differently.
  public func cornerRadius(_ radius: Double) -> LookChange { changing(.cornerRadius, radius) }
  /// Draws another part of the shape's path; an end that is not named stays where it is.
  public func trim(from start: Double? = nil, to end: Double? = nil, offset: Double? = nil) -> LookChange {
    changing(.trimStart, start).changing(.trimEnd, end).changing(.trimOffset, offset)
  }
  /// Gives the node another shadow.
  public func shadow(color: Color, radius: Double, x: Double = 0, y: Double = 0) -> LookChange {
    changing(.attribute(.shadowColor), color.lanes)
      .changing(.shadowRadius, radius).changing(.shadowX, x).changing(.shadowY, y)
  }
  /// Gives the frame of the node another width, height or both; what stands around it makes room.
  public func frame(width: Double? = nil, height: Double? = nil) -> LookChange {
    changing(.width, width.map { Lanes($0) }).changing(.height, height.map { Lanes($0) })
  }
  /// Positions the middle of the node elsewhere.
  public func position(x: Double? = nil, y: Double? = nil) -> LookChange {
    changing(.positionX, x.map { Lanes($0) }).changing(.positionY, y.map { Lanes($0) })
  }
}
