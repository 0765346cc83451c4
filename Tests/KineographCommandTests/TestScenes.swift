import Drawing
import Motion
import Scenography

/// A square slides in, waits, and swells with a spring; one step never has its turn.
struct Slide: Scene {
  let stage = Stage(width: 64, height: 36, fps: 30)

  func body(_ state: NoState) -> Node {
    Rectangle().fill(.blue).frame(width: 12, height: 12)
      .step("slide", in: "intro", .easeInOut(duration: 0.25)) { $0.offset(x: -20) }
  }

  var choreography: Choreography {
    Sequenced("intro") {
      Step("slide")
      Wait(0.25)
      Step("absent")
    }
  }
}

/// One second at 30000/1001 frames a second on a transparent stage.
struct Glass: Scene {
  let stage = Stage(width: 20, height: 10, fps: .ntsc30, background: .clear, duration: 1)

  func body(_ state: NoState) -> Node { Circle().fill(.red).frame(width: 8, height: 8) }
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

/// A scene with a stage of no size.
struct Broken: Scene {
  let stage = Stage(width: 0, height: 10)

  func body(_ state: NoState) -> Node { Circle() }
}

/// A scene whose name is no name of a folder.
struct Misnamed: Scene {
  static let name = "../up"
  let stage = Stage(width: 10, height: 10)

  func body(_ state: NoState) -> Node { Circle() }
}

extension SceneCatalog {
  static let test = SceneCatalog([Slide(), Glass(), Endless()])
}
