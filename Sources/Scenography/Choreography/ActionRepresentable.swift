/// What can stand in a choreography.
public protocol ActionRepresentable {
  /// The action it stands for.
  var action: Action { get }
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
}

/// Starts a sequence from its first step, beside what goes on. One that runs already starts again.
public struct Trigger: ActionRepresentable, Sendable {
  /// The action.
  public let action: Action

  /// Creates the start of the sequence `name`.
  public init(_ name: String) { action = .trigger(name) }
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
  public init(@ChoreographyBuilder _ content: () -> [Action]) { action = .together(content()) }
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
