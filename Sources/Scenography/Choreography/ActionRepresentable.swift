public import Motion

/// What can stand in a choreography.
public protocol ActionRepresentable {
  /// The action it stands for.
  var action: Action { get }
}

extension ActionRepresentable {
  /// The action at another time than right after the one written before it in its sequence.
  ///
  ///     Step("title")
  ///     Step("line").starting(.beforePreviousEnds(0.2))
  ///
  /// A sequence ends when all its actions have ended.
  public func starting(_ start: ActionStart) -> Action { .placed(action, start) }
}

extension Action: ActionRepresentable {
  /// The action itself.
  public var action: Action { self }
}

/// Runs the step of this name, of the sequence it stands in.
public struct Step: ActionRepresentable, Sendable {
  /// The action.
  public let action: Action

  /// Creates the turn of the step `name`.
  public init(_ name: String) { action = .step(name) }
}

/// Lets time pass.
public struct Wait: ActionRepresentable, Sendable {
  /// The action.
  public let action: Action

  /// Creates a pause of `seconds`.
  public init(_ seconds: Double) { action = .wait(seconds: seconds) }

  /// Creates a pause until the cue of this name has come; none where it has come already.
  public init(for cue: String) { action = .waitForCue(cue) }
}

/// Gives the instant at which its turn comes a name, for other sequences to wait for, and for exports and the command
/// line to refer to. It takes no time.
public struct Cue: ActionRepresentable, Sendable {
  /// The action.
  public let action: Action

  /// Creates the cue `name`.
  public init(_ name: String) { action = .cue(name) }
}

/// Starts a sequence from its first step, beside what goes on.
public struct Trigger: ActionRepresentable, Sendable {
  /// The action.
  public let action: Action

  /// Creates the start of the sequence `name`.
  ///
  /// - Parameter policy: What happens where the sequence runs already: it starts again where nothing else is said.
  public init(_ name: String, whenRunning policy: TriggerPolicy = .restart) { action = .trigger(name, policy) }
}

/// Puts every node of a sequence, and of those that are part of it, back to how it looks before the sequence, without
/// animation, and stops it.
public struct Reset: ActionRepresentable, Sendable {
  /// The action.
  public let action: Action

  /// Creates the reset of the sequence `name`.
  public init(_ name: String) { action = .reset(name) }
}

/// Resets and triggers a sequence.
public struct Replay: ActionRepresentable, Sendable {
  /// The action.
  public let action: Action

  /// Creates the replay of the sequence `name`.
  ///
  /// - Parameter times: How often this replays the sequence in a run of the scene, 0…10000. Each time after the first
  ///   begins when the sequence has ended, or when its turn in its own sequence comes again.
  public init(_ name: String, times: Int = 1) { action = .replay(name, times: times) }
}

/// Runs actions side by side; it ends when all have ended.
public struct Together: ActionRepresentable, Sendable {
  /// The action.
  public let action: Action

  /// Creates a group of the actions that `content` lists.
  public init(@ChoreographyBuilder _ content: () -> [Action]) { action = .group(content(), end: .withLast) }
}

/// Begins actions one after the other at a steady pace, whether those before have ended or not; it ends when all have.
///
///     Stagger(each: 0.06) { for index in 0..<10 { Step("letter \(index)") } }
///     Stagger(total: 0.8, from: .center, grid: 8, ease: .easeOut) { for dot in 0..<64 { Step("dot \(dot)") } }
///
/// The delays are those of ``Motion/StaggerTiming``: by the distance of each action from an origin, in a row or a grid.
public struct Stagger: ActionRepresentable, Sendable {
  /// The action.
  public let action: Action

  /// Creates a stagger of the actions that `content` lists, with `seconds` for each place between one and the origin.
  ///
  /// The parameters are those of ``Motion/StaggerTiming/init(each:from:grid:ease:reversed:)``.
  public init(
    each seconds: Double, from origin: StaggerTiming.Origin = .first, grid columns: Int? = nil,
    ease: UnitCurve = .linear, reversed isReversed: Bool = false, @ChoreographyBuilder _ content: () -> [Action]
  ) {
    action = .staggered(
      content(), StaggerTiming(each: seconds, from: origin, grid: columns, ease: ease, reversed: isReversed))
  }

  /// Creates a stagger of the actions that `content` lists, of which the last begins `seconds` after the start.
  ///
  /// The parameters are those of ``Motion/StaggerTiming/init(total:from:grid:ease:reversed:)``.
  public init(
    total seconds: Double, from origin: StaggerTiming.Origin = .first, grid columns: Int? = nil,
    ease: UnitCurve = .linear, reversed isReversed: Bool = false, @ChoreographyBuilder _ content: () -> [Action]
  ) {
    action = .staggered(
      content(), StaggerTiming(total: seconds, from: origin, grid: columns, ease: ease, reversed: isReversed))
  }
}

/// Runs actions side by side; it ends when the first of them has ended.
///
/// What the others move by then goes on to its end; what they had not begun never begins.
public struct Race: ActionRepresentable, Sendable {
  /// The action.
  public let action: Action

  /// Creates a race of the actions that `content` lists.
  public init(@ChoreographyBuilder _ content: () -> [Action]) { action = .group(content(), end: .withFirst) }
}

/// Runs actions one after the other, a number of times. Before each time but the first, the nodes of their steps go back
/// to how they look before them, without animation.
public struct Repeat: ActionRepresentable, Sendable {
  /// The action.
  public let action: Action

  /// Creates the repetition of the actions that `content` lists.
  ///
  /// - Parameter times: How often they run, 1…10000.
  public init(_ times: Int, @ChoreographyBuilder _ content: () -> [Action]) {
    action = .repeated(content(), times: times)
  }
}

/// Runs actions one after the other: each starts the moment the one before it is logically complete.
public struct Sequenced: ActionRepresentable, Sendable {
  /// The action.
  public let action: Action

  /// Creates a sequence of the actions that `content` lists.
  ///
  /// - Parameters:
  ///   - name: Its name, which steps, triggers, resets and replays refer to. A sequence without a name is part of the one
  ///     it stands in.
  ///   - start: When it begins where it stands at the top of a choreography.
  ///   - content: What it does.
  public init(
    _ name: String? = nil, start: SequenceStart = .withScene, @ChoreographyBuilder _ content: () -> [Action]
  ) {
    action = .sequence(name: name, start: start, actions: content())
  }
}
