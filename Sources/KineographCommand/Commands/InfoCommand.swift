import Export
import Motion
import Playback
import Scenography

/// Shows what happens in a scene, and when.
struct InfoCommand {
  static func run(_ arguments: Arguments, _ choice: SceneChoice, _ console: Console) throws {
    let scene = try ResolvedScene(try choice.one(arguments))
    let report = SceneReport(scene)
    try console.write(arguments.has(.json) ? JSONText.lines(report) : report.text)
  }
}
