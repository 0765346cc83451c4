import Export
import Motion
import Playback

/// What became of a scene, for people and programs.
struct RenderSummary: Encodable {
  let scene: String
  let frames: Int
  let firstFrame: Int
  let lastFrame: Int
  let width: Int
  let height: Int
  let fps: String
  /// The pattern of the files, as ffmpeg takes it.
  let files: String
  let bytes: Int
  /// How long it took.
  let seconds: Double
  let framesPerSecond: Double

  init(_ export: SequenceExport, _ outcome: SequenceExport.Outcome, elapsed: Duration) {
    let size = try? PictureSize(of: export.scene.stage, scale: export.scale)
    scene = export.scene.name
    frames = outcome.frames
    firstFrame = export.plan.frames.first ?? 0
    lastFrame = export.plan.frames.last ?? 0
    width = size?.width ?? 0
    height = size?.height ?? 0
    fps = export.plan.rate.text
    files = export.plan.naming.pattern
    bytes = outcome.bytes
    seconds = elapsed.inSeconds
    // Nothing takes no time, and a rate is to be a number.
    framesPerSecond = Double(outcome.frames) / max(elapsed.inSeconds, 1e-6)
    folder = export.plan.naming.folder
    hint = lastFrame - firstFrame == frames - 1 ? MovieHint.line(export) : nil
  }

  private let folder: String
  /// Frames with gaps between them are no movie.
  private let hint: String?

  private enum CodingKeys: String, CodingKey {
    case scene, frames, firstFrame, lastFrame, width, height, fps, files, bytes, seconds, framesPerSecond
  }

  /// A line on what there is, and one on what to do with it.
  var text: String {
    let count = "\(frames) \(frames == 1 ? "frame" : "frames")"
    let done =
      "\(scene): \(count) in \(folder), \(seconds.fixed(2)) s, \(framesPerSecond.fixed(1)) frames/s, "
      + "\((Double(bytes) / 1_000_000).fixed(1)) MB"
    return hint.map { "\(done)\n  \($0)" } ?? done
  }
}
