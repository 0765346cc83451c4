import Export
import Motion
import Playback
import Scenography

/// Lists the scenes of a catalogue. One that is wrong is listed too, and makes the command fail in the end.
struct ListCommand {
  private struct Row: Encodable {
    var name: String
    var width: Int
    var height: Int
    var fps: String
    var duration: Double?
    var frames: Int?
    var steps: Int?
    var problem: String?
  }

  static func run(_ arguments: Arguments, _ choice: SceneChoice, _ console: Console) throws {
    guard arguments.words.isEmpty else { throw arguments.failure("list takes no scenes; info SCENE shows one") }
    let rows = choice.catalog.scenes.map(row)
    if arguments.has(.json) {
      try console.write(JSONText.lines(rows))
    } else {
      var table = Table(head: ["scene", "size", "fps", "duration", "frames", "steps"], rightAligned: [2, 3, 4, 5])
      for row in rows {
        let ends = row.problem == nil ? "endless" : "?"
        table.add([
          row.name, "\(row.width)x\(row.height)", row.fps, row.duration.map { "\($0.fixed(3)) s" } ?? ends,
          row.frames.map { "\($0)" } ?? ends, row.steps.map { "\($0)" } ?? "?",
        ])
      }
      try console.write(table.text)
    }
    let problems = rows.compactMap(\.problem)
    guard problems.isEmpty else { throw Failure(.scene, problems.joined(separator: "\n")) }
  }

  private static func row(_ scene: any Scene) -> Row {
    let stage = scene.stage
    var row = Row(name: type(of: scene).name, width: stage.width, height: stage.height, fps: stage.frameRate.text)
    do throws(SceneError) {
      let resolved = try ResolvedScene(scene)
      row.duration = resolved.duration?.seconds
      row.frames = resolved.frameCountIfFinite
      row.steps = resolved.ledger.entries.count { $0.kind != .wait }
    } catch { row.problem = "\(error)" }
    return row
  }
}
