/// Lists keyframes one after the other.
@resultBuilder
public enum KeyframesBuilder<Value: KeyframeValue> {
  /// One keyframe.
  public static func buildExpression(_ keyframe: some KeyframeContent<Value>) -> [KeyframeDraft<Value>] {
    [keyframe.draft]
  }
  /// All keyframes of a block.
  public static func buildBlock(_ keyframes: [KeyframeDraft<Value>]...) -> [KeyframeDraft<Value>] {
    Array(keyframes.joined())
  }
  /// The keyframes of a `for`.
  public static func buildArray(_ keyframes: [[KeyframeDraft<Value>]]) -> [KeyframeDraft<Value>] {
    Array(keyframes.joined())
  }
  /// The keyframes of an `if` without `else`.
  public static func buildOptional(_ keyframes: [KeyframeDraft<Value>]?) -> [KeyframeDraft<Value>] { keyframes ?? [] }
}

/// Lists tracks of keyframes that run side by side.
@resultBuilder
public enum TracksBuilder {
  /// One track.
  public static func buildExpression(_ track: Track) -> [AttributeKeyframes] { track.attributes }
  /// All tracks of a block.
  public static func buildBlock(_ tracks: [AttributeKeyframes]...) -> [AttributeKeyframes] { Array(tracks.joined()) }
  /// The tracks of a `for`.
  public static func buildArray(_ tracks: [[AttributeKeyframes]]) -> [AttributeKeyframes] { Array(tracks.joined()) }
  /// The tracks of an `if` without `else`.
  public static func buildOptional(_ tracks: [AttributeKeyframes]?) -> [AttributeKeyframes] { tracks ?? [] }
}
