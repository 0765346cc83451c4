import Motion
import Scenography

/// What keeps a choreography that goes round in circles from running for ever.
extension Resolver {
  /// More that takes no time than this, at one instant, is a loop.
  private static let mostHandOversAtOnce = 10_000
  /// More sequences than this started in a scene are a loop that takes time, and so are sequences with more items than
  /// this: a loop that is not long enough to be told by the number of its passes would fill the memory.
  private static let mostTriggers = 100_000
  private static let mostActivations = 2_000_000

  /// Counts a start of the sequence `name`.
  mutating func countTrigger(of name: String) throws(SceneError) {
    handOversNow += 1
    triggerCount += 1
    guard handOversNow <= Self.mostHandOversAtOnce else {
      throw SceneError(
        scene: program.scene, sequence: name, step: latestStep(of: name),
        problem:
          "it was started more than \(Self.mostHandOversAtOnce) times at \(now), since sequences start each other "
          + "without taking time; add a step that moves something, or a wait")
    }
    guard triggerCount <= Self.mostTriggers, activations.count <= Self.mostActivations else {
      throw SceneError(
        scene: program.scene, sequence: name, step: latestStep(of: name),
        problem: "sequences start each other without an end, and still do at \(now); give the stage a duration, or use "
          + "Replay with a number of times")
    }
  }

  /// Counts that `child` hands over to the item after it, where it took no time.
  mutating func countHandOver(from child: Int, to item: Int) throws(SceneError) {
    guard activations[child].start == now else { return }
    try countTimeless(in: program.items[item].scope, step: stepName(of: item))
  }

  /// Counts that a repetition has come to the end of a pass, where that took no time.
  mutating func countPass(of repetition: Int) throws(SceneError) {
    guard activations[repetition].start == now else { return }
    let item = activations[repetition].item
    try countTimeless(in: program.items[item].scope, step: program.steps(in: item).first.map { program.steps[$0].name })
  }

  private mutating func countTimeless(in sequence: String, step: String?) throws(SceneError) {
    handOversNow += 1
    guard handOversNow > Self.mostHandOversAtOnce else { return }
    throw SceneError(
      scene: program.scene, sequence: sequence, step: step ?? latestStep(of: sequence),
      problem: "more than \(Self.mostHandOversAtOnce) actions follow one another at \(now) without taking time; "
        + "let one of them move something, or add a wait")
  }

  /// The name of the step that an item is, where it is one.
  func stepName(of item: Int) -> String? {
    if case .step(let number) = program.items[item].work { program.steps[number].name } else { nil }
  }

  private func latestStep(of sequence: String) -> String? {
    ledger.entries.last { $0.kind == .step && $0.sequence == sequence }?.name
  }
}
