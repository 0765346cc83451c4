public import Drawing
public import Motion

/// What a track of keyframes moves, with the type of its values.
public struct TrackProperty<Value: KeyframeValue>: Sendable {
  let attributes: [Attribute]
}

extension TrackProperty where Value == Double {
  /// How far the node is moved to the right, in pixels.
  public static var offsetX: TrackProperty { TrackProperty(attributes: [.offsetX]) }
  /// How far the node is moved down, in pixels.
  public static var offsetY: TrackProperty { TrackProperty(attributes: [.offsetY]) }
  /// The scale in both directions.
  public static var scale: TrackProperty { TrackProperty(attributes: [.scaleX, .scaleY]) }
  /// The horizontal scale.
  public static var scaleX: TrackProperty { TrackProperty(attributes: [.scaleX]) }
  /// The vertical scale.
  public static var scaleY: TrackProperty { TrackProperty(attributes: [.scaleY]) }
  /// How much of the node shows, 0…1.
  public static var opacity: TrackProperty { TrackProperty(attributes: [.opacity]) }
  /// The width of the line in pixels.
  public static var lineWidth: TrackProperty { TrackProperty(attributes: [.lineWidth]) }
  /// How far into its dashes the line begins, in pixels.
  public static var dashPhase: TrackProperty { TrackProperty(attributes: [.dashPhase]) }
  /// The radius of the corners in pixels.
  public static var cornerRadius: TrackProperty { TrackProperty(attributes: [.cornerRadius]) }
  /// Where the path begins, as a fraction of its length.
  public static var trimStart: TrackProperty { TrackProperty(attributes: [.trimStart]) }
  /// Where the path ends, as a fraction of its length.
  public static var trimEnd: TrackProperty { TrackProperty(attributes: [.trimEnd]) }
  /// How far both ends are moved along the path, as a fraction of its length.
  public static var trimOffset: TrackProperty { TrackProperty(attributes: [.trimOffset]) }
}

extension TrackProperty where Value == Angle {
  /// The turn, clockwise.
  public static var rotation: TrackProperty { TrackProperty(attributes: [.rotation]) }
}

extension TrackProperty where Value == Color {
  /// The colour inside.
  public static var fill: TrackProperty { TrackProperty(attributes: [.fill]) }
  /// The colour of the line.
  public static var stroke: TrackProperty { TrackProperty(attributes: [.stroke]) }
}

/// A value that keyframes can hold: a number, an angle or a colour.
public protocol KeyframeValue: Sendable {
  /// The value as the engine moves it.
  var lanes: Lanes { get }
}

extension Double: KeyframeValue {
  /// The number in the first lane.
  public var lanes: Lanes { Lanes(self) }
}

extension Angle: KeyframeValue {
  /// The radians in the first lane.
  public var lanes: Lanes { Lanes(radians) }
}

extension Color: KeyframeValue {}
