import Motion
import Scenography

extension Resolver {
  /// More sequences than this started at one instant are a loop.
  private static let mostTriggersAtOnce = 10_000
  /// More sequences than this started in a scene are a loop that takes time, and so are sequences with more items than
  /// this: a loop that is not long enough to be told by the number of its passes would fill the memory.
  private static let mostTriggers = 100_000
  private static let mostActivations = 2_000_000

  mutating func trigger(_ name: String) throws(SceneError) {
    guard let item = program.sequence(named: name) else { return }
    triggersNow += 1
    triggerCount += 1
    guard triggersNow <= Self.mostTriggersAtOnce else {
      throw SceneError(
        scene: program.scene, sequence: name,
        problem:
          "it was started more than \(Self.mostTriggersAtOnce) times at \(now), since sequences start each other "
          + "without taking time; add a step or a wait")
    }
    guard triggerCount <= Self.mostTriggers, activations.count <= Self.mostActivations else {
      throw SceneError(
        scene: program.scene, sequence: name,
        problem: "sequences start each other without an end, and still do at \(now); give the stage a duration, or use "
          + "Replay with a number of times")
    }
    // A sequence that runs starts again where it stands, so that what waits for it still does.
    let parent = stop(name)
    for inner in program.sequences(in: name) { cast.rearm(inner) }
    try begin(item, parent: parent)
  }

  /// Puts the sequence and those in it back to their starting looks; those in it are stopped.
  mutating func reset(_ name: String) throws(SceneError) {
    let names = program.sequences(in: name)
    for name in names { closeEntries(of: name) }
    for inner in names.dropFirst() { stop(inner) }
    try cast.reset(names, at: now)
  }

  /// What of the sequence has not ended by now never will, and what still moves rests now.
  private mutating func closeEntries(of name: String) {
    for index in openEntries.removeValue(forKey: name) ?? [] {
      if ledger.entries[index].logicalEnd.map({ $0 > now }) ?? true { ledger.entries[index].logicalEnd = nil }
      // What a change of state has set in motion is not the sequence's own and goes on.
      if ledger.entries[index].kind == .change { continue }
      ledger.entries[index].settledEnd = min(ledger.entries[index].settledEnd ?? now, now)
    }
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
    try trigger(name)
    // When the sequence has ended it is replayed again, as often as is left.
    if let run = latest[name] { activations[run].replay = item }
    return true
  }

  /// Cuts the sequence `name` short where it runs.
  ///
  /// - Returns: The activation that waits for it, where one does.
  @discardableResult
  mutating func stop(_ name: String) -> Int? {
    guard let running = latest[name], isRunning(running) else { return nil }
    activations[running].isRunning = false
    return activations[running].parent
  }
}
