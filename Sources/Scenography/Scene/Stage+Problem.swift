import Drawing
import Motion

extension Stage {
  /// What is wrong with the stage, in words; `nil` where nothing is.
  public var problem: String? {
    let sides = 1...Self.longestSide
    if !sides.contains(width) || !sides.contains(height) {
      return "its stage is \(width)×\(height) pixels; give sides from 1 to \(Self.longestSide)"
    }
    if !frameRate.isValid { return "its frame rate is \(frameRate); give a rate above 0 and up to 1000 fps" }
    if !background.isFinite { return "its background is a colour with a channel that is not a number" }
    if let duration, !(duration > 0 && duration <= Animation.longestDuration) {
      return "its duration is \(duration) s; give a number above 0 and up to \(Int(Animation.longestDuration))"
    }
    return nil
  }
}
