import Motion

extension Ledger: CustomStringConvertible {
  /// A line for each entry, the same from run to run.
  ///
  ///     intro/title run 1: start 0 s, complete 0.5 s, settled 0.5 s, 1 node
  public var description: String {
    (entries.map { "\($0)" } + cues.map { "cue \($0.name) in \($0.sequence): \($0.instant)" }
      + notes.map { "note: \($0)" }).joined(separator: "\n")
  }
}

extension Ledger.Entry: CustomStringConvertible {
  /// The entry as one line.
  public var description: String {
    let head = "\(sequence)/\(name) run \(run): start \(start)"
    if isSkipped { return head + ", skipped: no node has this step" }
    let ends =
      "complete \(logicalEnd.map { "\($0)" } ?? "never"), settled \(settledEnd.map { "\($0)" } ?? "never")"
    return kind == .wait ? "\(head), \(ends)" : "\(head), \(ends), \(nodeCount) \(nodeCount == 1 ? "node" : "nodes")"
  }
}
