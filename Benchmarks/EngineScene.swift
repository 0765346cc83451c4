import Drawing
import Motion
import Scenography

/// As many shapes as steps, one moved by each: what the engine does, and nothing else.
struct EngineScene: Scene {
  let count: Int

  var stage: Stage { Stage(width: 1920, height: 1080, fps: 60) }

  func body(_ state: NoState) -> Node {
    for index in 0..<count {
      Circle()
        .fill(.blue)
        .frame(width: 8, height: 8)
        .offset(x: Double(index % 200) * 9 - 900, y: Double(index / 200 % 100) * 9 - 450)
        .step("\(index)", .snappy) { $0.scale(0.5).opacity(0.2) }
    }
  }

  var choreography: Choreography {
    for index in 0..<count { Step("\(index)") }
  }
}
