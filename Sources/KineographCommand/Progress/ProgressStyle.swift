/// How progress is shown.
enum ProgressStyle: String, CaseIterable, Sendable {
  /// A bar on a terminal, plain lines elsewhere.
  case auto
  /// A line each two seconds at most.
  case plain
  /// An object a line.
  case json
  /// Not at all, nor the summary.
  case none
}
