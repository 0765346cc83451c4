import Motion
import Scenography

extension Resolver {
  mutating func beginStep(_ step: Int, _ index: Int) throws(SceneError) {
    let ends = try cast.perform(step, at: now)
    write(
      .step, named: program.steps[step].name, by: index, ends: ends.total, nodes: ends.parts.count,
      isSkipped: ends.parts.isEmpty)
    activations[index].parts = ends.parts
    try endStep(index, ends.total)
  }

  mutating func beginChange(_ change: StateChange, _ index: Int) throws(SceneError) {
    let (ends, nodeCount) = try cast.change(change, at: now)
    for end in cast.departureEnds(after: now) { agenda.add(.departure, at: end) }
    write(.change, named: change.name, by: index, ends: ends, nodes: nodeCount)
    try endStep(index, ends)
    try endPartsOfAbsentNodes()
  }

  private mutating func endStep(_ index: Int, _ ends: Cast.Ends) throws(SceneError) {
    if ends.settled.map({ $0 > now }) ?? true { movingSteps.append(index) }
    if let logical = ends.logical { return try end(index, at: logical) }
    guard isAwaited(index), let entry = activations[index].entry else { return }
    throw ledger.entries[entry].error(
      in: program.scene,
      "repeats for ever, so what follows it never begins; put it last, or give its animation "
        + ".logicallyComplete(after: …)")
  }

  /// A node that disappears during its step ends its part of it.
  private mutating func endPartsOfAbsentNodes() throws(SceneError) {
    movingSteps.removeAll { index in
      guard let entry = activations[index].entry else { return true }
      return ledger.entries[entry].settledEnd.map { $0 <= now } ?? false
    }
    for index in movingSteps {
      let remaining = activations[index].parts.filter { cast.isPresent($0.node) }
      guard remaining.count < activations[index].parts.count, let entry = activations[index].entry else { continue }
      activations[index].parts = remaining
      let ends = Cast.Ends(of: remaining.map(\.ends), from: now)
      ledger.entries[entry].settledEnd = ends.settled
      guard isRunning(index), let logical = ends.logical else { continue }
      ledger.entries[entry].logicalEnd = logical
      try end(index, at: logical)
    }
  }

  mutating func write(
    _ kind: Ledger.Entry.Kind, named name: String, by index: Int, ends: Cast.Ends, nodes: Int = 0,
    isSkipped: Bool = false
  ) {
    let sequence = program.items[activations[index].item].scope
    activations[index].entry = ledger.entries.count
    openEntries[sequence, default: []].append(ledger.entries.count)
    ledger.entries.append(
      Ledger.Entry(
        kind: kind, sequence: sequence, name: name, run: activations[index].run, span: span(around: index),
        start: now, logicalEnd: ends.logical,
        settledEnd: ends.settled, nodeCount: nodes, isSkipped: isSkipped))
  }
}
