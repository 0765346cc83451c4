import Export
import Motion
import Playback

/// How to make a movie of frames.
enum MovieHint {
  /// A command line that does, for frames without gaps, anywhere that ffmpeg is.
  static func line(_ export: SequenceExport) -> String {
    let naming = export.plan.naming
    let isOpaque = export.scene.isOpaque
    let first = export.plan.frames.first ?? 0
    let input =
      "ffmpeg -framerate \(export.plan.rate.text)\(first > 0 ? " -start_number \(first)" : "") "
      + "-i \(Shell.quoted(naming.pattern))"
    // Without the matrix, players of high definition show other colours; without the padding, odd sizes are refused.
    let encoder =
      isOpaque
      ? "-vf 'pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709,format=yuv420p' -colorspace bt709"
      : "-c:v prores_ks -profile:v 4444 -pix_fmt yuva444p10le"
    return "\(input) \(encoder) \(Shell.quoted(export.scene.name + (isOpaque ? ".mp4" : ".mov")))"
  }
}
