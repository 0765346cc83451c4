import Export
import Motion
import Playback
import Scenography

/// Renders one instant of a scene.
struct StillCommand {
  static func run(_ arguments: Arguments, _ choice: SceneChoice, _ console: Console) throws {
    try arguments.exclude(.at, .frame)
    let time = try arguments.value(.at, "a time is written 1.25, 1250ms, 0:01.25 or 75f") { TimeExpression($0) }
    let bound = try arguments.value(.frame, "a frame is a number from 0, or from the end with -1 for the last one") {
      FrameBound($0)
    }
    guard time != nil || bound != nil else {
      throw arguments.failure("which instant? Say --at TIME or --frame N")
    }
    let options = try PictureOptions(arguments, console: console)
    let scene = try options.resolve(try choice.one(arguments))
    for note in scene.ledger.notes { console.note(note) }
    let (instant, label) = try instant(time, bound, of: scene, arguments)

    if arguments.text(.output) == "-" {
      try console.write(try png(of: scene, at: instant, scale: options.scale))
      return
    }
    let isUsual = arguments.text(.output) == nil
    let path = arguments.text(.output) ?? "out/\(scene.name)_\(label).png"
    let file = try SingleFile(path: path, creating: isUsual ? ["out"] : [])
    try file.write(try png(of: scene, at: instant, scale: options.scale))
    console.say("\(scene.name) at \(instant): \(path)")
  }

  private static func png(of scene: ResolvedScene, at instant: Time, scale: Double) throws -> [UInt8] {
    var renderer = try FrameRenderer(of: scene, scale: scale)
    return try renderer.png(at: instant)
  }

  /// The instant, and what stands for it in the name of a file.
  private static func instant(
    _ time: TimeExpression?, _ bound: FrameBound?, of scene: ResolvedScene, _ arguments: Arguments
  ) throws -> (Time, String) {
    let rate = scene.stage.frameRate
    if let bound {
      let count = scene.frameCountIfFinite
      do throws(FrameSelectionError) {
        let frame = try bound.frame(of: count)
        return (rate.time(ofFrame: frame), FrameNaming(folder: "", frameCount: count).padded(frame))
      } catch {
        guard error == .noEnd else { throw error }
        throw scene.endless
      }
    }
    let instant = try time.map { try scene.shownInstant($0, arguments) } ?? .zero
    return (instant, "\(instant)".filter { $0 != " " })
  }
}
