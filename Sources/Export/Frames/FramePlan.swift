public import Motion
public import Playback
import Scenography

/// Which frames are rendered, at which exact instants, into which files.
public struct FramePlan: Hashable, Sendable {
  /// The numbers of the frames in rising order, each once.
  public let frames: [Int]
  /// The number of frames of the whole scene; `nil` where it never ends.
  public let total: Int?
  /// Frames a second.
  public let rate: FrameRate
  /// How the files are called.
  public let naming: FrameNaming

  /// Plans the frames of `choice` into files called by `naming`.
  ///
  /// - Throws: ``ExportError`` as ``FrameChoice/frames(of:)``.
  public init(_ choice: FrameChoice, of scene: ResolvedScene, naming: FrameNaming) throws(ExportError) {
    frames = try choice.frames(of: scene)
    total = scene.frameCountIfFinite
    rate = scene.stage.frameRate
    self.naming = naming
  }

  /// The instant that frame `number` shows, exactly number / rate.
  public func time(ofFrame number: Int) -> Time { rate.time(ofFrame: number) }

  /// The path of the file of frame `number`.
  public func path(ofFrame number: Int) -> String { naming.path(ofFrame: number) }
}
