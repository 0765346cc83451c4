/// What a choreography does: one step, or several in order or side by side.
public indirect enum Action: Sendable {
  /// Runs the step of a name, of the sequence that the action stands in.
  case step(String)
  /// Runs actions one after the other. A named sequence is a scope of step names, and can be triggered and reset.
  case sequence(name: String?, start: SequenceStart, actions: [Action])
  /// Runs actions side by side and ends when all have ended.
  case together([Action])
  /// Lets a number of seconds pass.
  case wait(seconds: Double)
  /// Starts a named sequence, which then runs beside what started it.
  case trigger(String)
  /// Puts the nodes of a named sequence back to how they look before it, and stops it.
  case reset(String)
  /// Resets and triggers a named sequence, a number of times in a run of the scene.
  case replay(String, times: Int)
  /// Changes the state of the scene.
  case change(StateChange)
}

/// When a sequence that stands at the top of a choreography begins.
public enum SequenceStart: Hashable, Sendable {
  /// With the scene.
  case withScene
  /// When it is triggered.
  case whenTriggered
}
