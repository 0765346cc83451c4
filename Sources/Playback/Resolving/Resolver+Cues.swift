import Motion
import Scenography

extension Resolver {
  /// Writes down that a cue has come, and lets what waits for it go on.
  mutating func come(_ name: String, _ index: Int) throws(SceneError) {
    cuesThatCame.insert(name)
    ledger.cues.append(Ledger.Cue(name: name, sequence: program.items[activations[index].item].scope, instant: now))
    for waiter in waiting.removeValue(forKey: name) ?? [] where isRunning(waiter) {
      if let entry = activations[waiter].entry {
        ledger.entries[entry].logicalEnd = now
        ledger.entries[entry].settledEnd = now
      }
      try end(waiter, at: now)
    }
  }

  mutating func beginWait(for cue: String, _ index: Int) throws(SceneError) {
    let hasCome = cuesThatCame.contains(cue)
    write(
      .wait, named: "wait for \(cue)", by: index, ends: Cast.Ends(logical: hasCome ? now : nil, settled: now))
    if hasCome { try end(index, at: now) } else { waiting[cue, default: []].append(index) }
  }

  /// Whether nothing is left that waits for what never comes.
  func checkWaits() throws(SceneError) {
    for index in activations.indices {
      guard case .waitForCue(let name) = program.items[activations[index].item].work, isRunning(index) else { continue }
      throw SceneError(
        scene: program.scene, sequence: program.items[activations[index].item].scope,
        problem: "it waits for the cue \(name), which never comes; trigger the sequence it stands in")
    }
  }
}
