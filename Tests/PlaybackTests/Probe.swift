import Drawing
import Motion
import Playback
import Scenography

/// A scene made in place, so that a test shows all that it is about.
struct Probe<State: Sendable>: Scene {
  static var name: String { "Probe" }

  let stage: Stage
  let initialState: State
  private let content: @Sendable (State) -> Node
  private(set) var choreography: Choreography = []

  init(
    _ initialState: State, on stage: Stage = Probe.stage, @NodeBuilder body: @escaping @Sendable (State) -> Node,
    @ChoreographyBuilder choreography: (Probe) -> Choreography
  ) {
    self.stage = stage
    self.initialState = initialState
    content = body
    self.choreography = choreography(self)
  }

  func body(_ state: State) -> Node { content(state) }

  static var stage: Stage { Stage(width: 100, height: 100, fps: 30) }
}

extension Probe where State == NoState {
  init(
    on stage: Stage = Probe.stage, @NodeBuilder body: @escaping @Sendable () -> Node,
    @ChoreographyBuilder choreography: () -> Choreography
  ) {
    self.init(NoState(), on: stage, body: { _ in body() }, choreography: { _ in return choreography() })
  }
}

extension Probe {
  /// The scene worked out, with texts of boxes.
  func resolved() throws(SceneError) -> ResolvedScene { try ResolvedScene(self, setter: BoxSetter()) }

  /// What is wrong with the scene, as its author reads it.
  func complaint() -> String {
    do {
      _ = try resolved().frameCount()
      return "nothing"
    } catch {
      return "\(error)"
    }
  }
}

/// A square of 10 pixels that fades in over a second.
func box(_ step: String, in sequence: String? = nil, _ animation: Animation = .linear(duration: 1)) -> Node {
  Rectangle().frame(width: 10, height: 10).step(step, in: sequence, animation) { $0.opacity(0) }
}
