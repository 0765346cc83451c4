/// How a command ended, for the shell.
public enum ExitCode: Int32, Hashable, Sendable {
  /// Everything was done.
  case done = 0
  /// A fault inside, or a machine without memory.
  case fault = 1
  /// A command line that says what cannot be done.
  case usage = 2
  /// A scene that is wrong.
  case scene = 3
  /// Files that cannot be written, or are there already.
  case files = 4
  /// A tool that is missing or failed.
  case tool = 5
  /// Ended by SIGHUP.
  case hungUp = 129
  /// Ended by SIGINT.
  case interrupted = 130
  /// Ended by SIGTERM.
  case terminated = 143

  /// The code of an end by signal `number`.
  init(signal number: Int32) { self = ExitCode(rawValue: 128 &+ number) ?? .interrupted }
}
