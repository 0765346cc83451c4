import Drawing
import Motion
import Scenography

/// A square moves for half a second, then rests: 15 frames at 30 fps and the closing one.
struct Slide: Scene {
  var stage = Stage(width: 64, height: 36, fps: 30)
  var color = Color.blue

  func body(_ state: NoState) -> Node {
    Rectangle().fill(color).frame(width: 12, height: 12)
      .step("slide", .easeInOut(duration: 0.5)) { $0.offset(x: -20).opacity(0.2) }
  }

  var choreography: Choreography { Step("slide") }
}

/// A square turns for ever.
struct Endless: Scene {
  let stage = Stage(width: 32, height: 32, fps: 30)

  func body(_ state: NoState) -> Node {
    Rectangle().fill(.red).frame(width: 8, height: 8)
      .step("turn", .linear(duration: 1).repeatForever()) { $0.rotation(.degrees(90)) }
  }

  var choreography: Choreography { Step("turn") }
}
