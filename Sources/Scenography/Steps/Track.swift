import Motion

/// The keyframes of one property of a node, one after the other.
public struct Track: Sendable {
  let attributes: [AttributeKeyframes]

  /// Creates a track that moves `property` from keyframe to keyframe.
  public init<Value>(
    _ property: TrackProperty<Value>, @KeyframesBuilder<Value> _ keyframes: () -> [KeyframeDraft<Value>]
  ) {
    let drafts = keyframes()
    attributes = property.attributes.map { attribute in
      AttributeKeyframes(
        attribute: attribute, keyframes: drafts.map(\.keyframe), problem: drafts.lazy.compactMap(\.problem).first)
    }
  }
}

/// A keyframe as it was written: what the engine runs, and what is wrong with its numbers.
public struct KeyframeDraft<Value: KeyframeValue>: Sendable {
  let keyframe: Keyframe
  let problem: String?

  init(
    _ value: Value, duration: Double?, velocities: [Value?] = [], _ keyframe: (Lanes, Time) -> Keyframe
  ) {
    let time = duration.map { Time(seconds: $0) } ?? .zero
    self.keyframe = keyframe(value.lanes, time ?? .zero)
    problem =
      if !value.lanes.isInRange {
        "a keyframe's value is \(value); give a finite number up to \(Int(Node.greatestNumber))"
      } else if let velocity = velocities.lazy.compactMap({ $0 }).first(where: { !$0.lanes.isInRange }) {
        "a keyframe's velocity is \(velocity); give a finite number up to \(Int(Node.greatestNumber))"
      } else if let duration, time == nil || duration < 0 || duration > Animation.longestDuration {
        "a keyframe's duration is \(duration) s; give a number from 0 to \(Int(Animation.longestDuration))"
      } else {
        self.keyframe.problem
      }
  }
}
