import Export
import Motion
import Playback

/// What would be rendered.
struct PlanReport: Encodable {
  struct Frame: Encodable {
    let frame: Int
    let seconds: Double
    /// The exact instant, in seconds as a fraction.
    let time: String
    let file: String
  }

  let scene: String
  let width: Int
  let height: Int
  let fps: String
  let frames: [Frame]

  init(_ export: SequenceExport) {
    let size = try? PictureSize(of: export.scene.stage, scale: export.scale)
    scene = export.scene.name
    width = size?.width ?? 0
    height = size?.height ?? 0
    fps = export.plan.rate.text
    frames = export.plan.frames.map { number in
      let time = export.plan.time(ofFrame: number)
      let (numerator, denominator) = time.fraction
      return Frame(
        frame: number, seconds: time.seconds, time: denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)",
        file: export.plan.path(ofFrame: number))
    }
  }

  /// A line for the scene, then one for each frame.
  var text: String {
    let count = "\(frames.count) \(frames.count == 1 ? "frame" : "frames")"
    return "\(scene): \(width)x\(height), \(fps) fps, \(count)\n"
      + frames.map { "\($0.frame)\t\($0.time) s\t\($0.file)\n" }.joined()
  }
}
