public import Motion

/// What a choreography does: one step, or several in order or side by side.
public indirect enum Action: Sendable {
  /// Runs the step of a name, of the sequence that the action stands in.
  case step(String)
  /// Runs actions one after the other. A named sequence is a scope of step names, and can be triggered and reset.
  case sequence(name: String?, start: SequenceStart, actions: [Action])
  /// Runs actions side by side; `end` says when that is done.
  case group([Action], end: GroupEnd)
  /// Runs actions side by side, each some time after the start of all; it is done when all are.
  case staggered([Action], StaggerTiming)
  /// Runs actions one after the other, a number of times.
  case repeated([Action], times: Int)
  /// Runs an action of a sequence at another time than right after the one before it.
  case placed(Action, ActionStart)
  /// Lets a number of seconds pass.
  case wait(seconds: Double)
  /// Lets time pass until a cue has come.
  case waitForCue(String)
  /// Gives the instant a name.
  case cue(String)
  /// Starts a named sequence, which then runs beside what started it.
  case trigger(String, TriggerPolicy)
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

/// When a group is done.
public enum GroupEnd: Hashable, Sendable {
  /// When all its members are.
  case withLast
  /// When the first of its members is. What the others move by then goes on to its end; what they had not begun never
  /// begins.
  case withFirst
}

/// What a trigger does to a sequence that runs already.
public enum TriggerPolicy: Hashable, Sendable {
  /// It starts again from its first step; what it moves goes on to its new targets from where it is.
  case restart
  /// It goes on as if nothing had been triggered.
  case ignore
  /// It starts again when it has ended, once for each trigger.
  case queue
}

/// When an action of a sequence begins, from the action written before it. All lengths are in seconds, 0 or more.
public enum ActionStart: Hashable, Sendable {
  /// So long after the one before it is logically complete.
  case afterPreviousEnds(Double)
  /// So long before the one before it is logically complete, at most as long as its end is known ahead: the whole length
  /// of a step or a wait, and that of the last step of a group or a sequence.
  case beforePreviousEnds(Double)
  /// So long after the one before it began.
  case afterPreviousStarts(Double)
}
