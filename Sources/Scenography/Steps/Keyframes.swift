public import Motion

/// What can stand in a ``Track``.
public protocol KeyframeContent<Value> {
  /// The type of its value.
  associatedtype Value: KeyframeValue
  /// The keyframe as it was written.
  var draft: KeyframeDraft<Value> { get }
}

/// Moves to a value along a straight line, or along a curve of time.
public struct LinearKeyframe<Value: KeyframeValue>: KeyframeContent {
  /// The keyframe as it was written.
  public let draft: KeyframeDraft<Value>

  /// Creates a keyframe that reaches `value` after `duration` seconds; `timingCurve` says how fast on the way.
  public init(_ value: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    draft = KeyframeDraft(value, duration: duration) { .linear(to: $0, duration: $1, curve: timingCurve) }
  }
}

/// Moves to a value along a cubic curve that joins its neighbours without a kink.
public struct CubicKeyframe<Value: KeyframeValue>: KeyframeContent {
  /// The keyframe as it was written.
  public let draft: KeyframeDraft<Value>

  /// Creates a keyframe that reaches `value` after `duration` seconds.
  ///
  /// - Parameters:
  ///   - value: Where it leads.
  ///   - duration: How long it takes.
  ///   - startVelocity: The speed at its start in units a second; where none is given, that of a smooth curve through
  ///     the neighbours.
  ///   - endVelocity: The speed at its end.
  public init(_ value: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    draft = KeyframeDraft(value, duration: duration, velocities: [startVelocity, endVelocity]) {
      .cubic(to: $0, duration: $1, startVelocity: startVelocity?.lanes, endVelocity: endVelocity?.lanes)
    }
  }
}

/// Moves to a value like a spring, with the speed that the value already has.
public struct SpringKeyframe<Value: KeyframeValue>: KeyframeContent {
  /// The keyframe as it was written.
  public let draft: KeyframeDraft<Value>

  /// Creates a keyframe that swings to `value`.
  ///
  /// - Parameters:
  ///   - value: Where it leads.
  ///   - duration: When the next keyframe begins, in seconds, whether the spring rests or not; where none is given, when
  ///     it rests.
  ///   - spring: How it swings.
  ///   - startVelocity: The speed at its start in units a second; where none is given, the one the value has.
  public init(_ value: Value, duration: Double? = nil, spring: Spring = .smooth, startVelocity: Value? = nil) {
    draft = KeyframeDraft(value, duration: duration, velocities: [startVelocity]) {
      .spring(to: $0, duration: duration == nil ? nil : $1, spring: spring, startVelocity: startVelocity?.lanes)
    }
  }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: KeyframeValue>: KeyframeContent {
  /// The keyframe as it was written.
  public let draft: KeyframeDraft<Value>

  /// Creates a keyframe that is at `value` at once.
  public init(_ value: Value) { draft = KeyframeDraft(value, duration: nil) { value, _ in .move(to: value) } }
}
