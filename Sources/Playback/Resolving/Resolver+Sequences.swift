import Motion
import Scenography

extension Resolver {
  mutating func trigger(_ name: String, _ policy: TriggerPolicy) throws(SceneError) {
    if policy != .restart, isRunning(name) {
      if policy == .queue { queued[name, default: 0] += 1 }
      return
    }
    guard let item = program.sequence(named: name) else { return }
    try countTrigger(of: name)
    // A sequence that runs starts again where it stands, so that what waits for it still does.
    let cut = stop(name)
    for inner in program.sequences(in: name) {
      cast.rearm(inner)
      if cut != nil { cutEntries(of: inner) }
    }
    try begin(item, parent: cut.flatMap { activations[$0].parent }, replacing: cut)
  }

  func isRunning(_ name: String) -> Bool { latest[name].map(isRunning) ?? false }

  /// Puts the sequence and those in it back to their starting looks; those in it are stopped.
  mutating func reset(_ name: String) throws(SceneError) {
    let names = program.sequences(in: name)
    for name in names { for entry in openEntries.removeValue(forKey: name) ?? [] { close(entry) } }
    for inner in names.dropFirst() { stop(inner) }
    try cast.reset(names.flatMap { program.steps(of: $0) }, at: now)
  }

  /// What of the sequence is not complete by now never will be; what it moves goes on.
  private mutating func cutEntries(of name: String) {
    let open = openEntries.removeValue(forKey: name) ?? []
    for entry in open where ledger.entries[entry].logicalEnd.map({ $0 > now }) ?? true {
      ledger.entries[entry].logicalEnd = nil
      if ledger.entries[entry].kind == .wait { ledger.entries[entry].settledEnd = now }
    }
    // What is at rest cannot change any more, and a sequence that is triggered often would gather it.
    openEntries[name] = open.filter { ledger.entries[$0].settledEnd.map { $0 > now } ?? true }
  }

  /// What of the entry has not ended by now never will, and what still moves rests now.
  private mutating func close(_ entry: Int) {
    if ledger.entries[entry].logicalEnd.map({ $0 > now }) ?? true { ledger.entries[entry].logicalEnd = nil }
    // What a change of state has set in motion is not the sequence's own and goes on.
    if ledger.entries[entry].kind == .change { return }
    ledger.entries[entry].settledEnd = min(ledger.entries[entry].settledEnd ?? now, now)
  }

  /// Begins a repetition again: what moves its nodes ends here, and they look as before their steps.
  mutating func beginPass(_ activation: Int) throws(SceneError) {
    let steps = program.steps(in: activations[activation].item)
    var scopes: [String: Set<String>] = [:]
    for step in steps { scopes[program.steps[step].scope, default: []].insert(program.steps[step].name) }
    for (scope, names) in scopes.sorted(by: { $0.key < $1.key }) {
      let open = openEntries.removeValue(forKey: scope) ?? []
      for entry in open where ledger.entries[entry].kind == .step && names.contains(ledger.entries[entry].name) {
        close(entry)
      }
      openEntries[scope] = open.filter { ledger.entries[$0].settledEnd.map { $0 > now } ?? true }
    }
    try cast.reset(steps, at: now)
    activations[activation].start = now
    (activations[activation].scheduled, activations[activation].begun) = (0, 0)
    activations[activation].knownEnds = (0, nil, nil)
    try beginInOrder(activation)
  }

  /// Resets the sequence `name` and triggers it, unless `item` of the program has done so `times` times already.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  mutating func replay(_ name: String, _ times: Int, by item: Int) throws(SceneError) -> Bool {
    let done = replays[item, default: 0]
    guard done < times else { return false }
    replays[item] = done + 1
    try reset(name)
    try trigger(name, .restart)
    // When the sequence has ended it is replayed again, as often as is left.
    if let run = latest[name] { activations[run].replay = item }
    return true
  }

  /// Cuts the sequence `name` short where it runs.
  ///
  /// - Returns: Its activation, where it ran.
  @discardableResult
  mutating func stop(_ name: String) -> Int? {
    guard let running = latest[name], isRunning(running) else { return nil }
    activations[running].isRunning = false
    closeSpan(running)
    return running
  }
}
