import Drawing
public import Motion
public import Playback
import Scenography

extension ResolvedScene {
  /// Whether frames have no alpha channel: where the stage's background covers everything.
  public var isOpaque: Bool { stage.background.alpha >= 1 }

  /// The number of frames; `nil` where the scene never ends.
  public var frameCountIfFinite: Int? { try? frameCount() }

  /// The last instant that can be asked for: the end of the scene, or that of its closing frame where it is later;
  /// `nil` where the scene never ends.
  public var lastInstant: Time? {
    guard let duration, let count = frameCountIfFinite else { return nil }
    return max(duration, stage.frameRate.time(ofFrame: max(count - 1, 0)))
  }
}
