public import Motion

/// One step of a sequence as a node takes part in it.
public struct StepBinding: Hashable, Sendable {
  /// What the node does when the step's turn comes.
  public enum Part: Hashable, Sendable {
    /// It moves from one look to another.
    case look(Animation, from: LookChange, to: LookChange)
    /// It runs keyframes, one list for each attribute, side by side.
    case keyframes([AttributeKeyframes])
  }

  /// The name of the sequence; `nil` where the scene has only one.
  public let sequence: String?
  /// The name of the step in its sequence.
  public let name: String
  /// What the node does.
  public let part: Part
}

/// The keyframes of one attribute.
public struct AttributeKeyframes: Hashable, Sendable {
  /// What they move.
  public let attribute: Attribute
  /// Where it goes.
  public let keyframes: [Keyframe]
  /// What is wrong with their numbers, in words.
  let problem: String?
}
