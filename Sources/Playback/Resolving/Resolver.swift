import Drawing
import Motion
import Scenography

/// Runs a choreography from event to event and writes down what happens.
///
/// It keeps the agenda and the activations of the program; what nodes look like is the ``Cast``'s concern.
struct Resolver {
  /// A run of one item.
  struct Activation {
    let item: Int
    let parent: Int?
    /// How often the sequence had begun when this did.
    let run: Int
    /// A sequence: which child is next. A group: how many still run.
    var progress = 0
    /// Whether it has neither ended nor been cut short.
    var isRunning = true
    /// Counts how often its end was moved, so that an end that no longer holds is told from the one that does.
    var revision = 0
    /// A step: when each of its nodes is done.
    var parts: [Cast.Part] = []
    /// A step: its line in the ledger.
    var entry: Int?
  }

  let stage: Stage
  private let limit: Time?
  let program: Program
  var cast: Cast
  var ledger = Ledger()
  private var agenda = Agenda()
  private var activations: [Activation] = []
  /// The latest run of each sequence.
  private var latest: [String: Int] = [:]
  private var runs: [String: Int] = [:]
  private var replays: [Int: Int] = [:]
  private var runningSteps: [Int] = []
  private var now = Time.zero
  private var triggersNow = 0
  private var eventCount = 0

  /// More sequences than this started at one instant are a loop.
  private static let mostTriggersAtOnce = 10_000
  /// More events than this are a loop that takes time: at one a frame, a day at 60 fps.
  private static let mostEvents = 20_000_000

  init<S: Scene>(_ scene: S, on stage: Stage, setter: any TextSetter) throws(SceneError) {
    self.stage = stage
    if let problem = stage.problem { throw SceneError(scene: S.name, problem: problem) }
    limit = stage.duration.flatMap { Time(seconds: $0) }
    program = try Program(scene.choreography, of: S.name)
    cast = try Cast(scene, on: stage, program: program, setter: setter)
  }

  /// How long the scene lasts: its own duration, or until the last event and until everything rests.
  var duration: Time? {
    if let limit { return limit }
    return cast.timeline.settledEnd.map { max($0, now) }
  }

  mutating func run() throws(SceneError) {
    for root in program.roots where root.start == .withScene {
      agenda.add(.begin(item: root.item, parent: nil), at: .zero)
    }
    while let (time, event) = agenda.next() {
      if let limit, time > limit { break }
      if !isCurrent(event) { continue }
      if time > now { triggersNow = 0 }
      now = time
      eventCount += 1
      if eventCount > Self.mostEvents { throw endlessLoop(of: event) }
      switch event {
      case .begin(let item, let parent): try begin(item, parent: parent)
      case .finish(let activation, _): try finish(activation)
      }
    }
    ledger.notes = cast.notes
  }

  private func endlessLoop(of event: Agenda.Event) -> SceneError {
    let item =
      switch event {
      case .begin(let item, _): item
      case .finish(let activation, _): activations[activation].item
      }
    return SceneError(
      scene: program.scene, sequence: program.items[item].scope,
      problem: "its sequences start each other without an end; bound a replay with times:, or give the stage a duration"
    )
  }

  // MARK: Activations

  /// Whether what the event belongs to was neither cut short nor moved.
  private func isCurrent(_ event: Agenda.Event) -> Bool {
    switch event {
    case .begin(_, let parent): return parent.map(isRunning) ?? true
    case .finish(let activation, let revision):
      return activations[activation].revision == revision && isRunning(activation)
    }
  }

  private func isRunning(_ activation: Int) -> Bool {
    var next: Int? = activation
    while let index = next {
      guard activations[index].isRunning else { return false }
      next = activations[index].parent
    }
    return true
  }

  private mutating func begin(_ number: Int, parent: Int?) throws(SceneError) {
    let item = program.items[number]
    let index = activations.count
    if case .sequence(true) = item.work {
      runs[item.scope, default: 0] += 1
      latest[item.scope] = index
    }
    activations.append(Activation(item: number, parent: parent, run: runs[item.scope, default: 1]))

    switch item.work {
    case .sequence:
      continueSequence(index)
    case .together:
      activations[index].progress = item.children.count
      if item.children.isEmpty { end(index, at: now) }
      for child in item.children { agenda.add(.begin(item: child, parent: index), at: now) }
    case .wait(let length):
      write(.wait, named: "wait", by: index, ends: Cast.Ends(logical: now + length, settled: now + length))
      end(index, at: now + length)
    case .step(let step): try beginStep(step, index)
    case .change(let change): try beginChange(change, index)
    case .trigger(let name):
      try trigger(name)
      end(index, at: now)
    case .reset(let name):
      end(index, at: now)
      try reset(name)
      if case .some(let parent?) = stop(name) { try childEnded(of: parent) }
    case .replay(let name, let times):
      end(index, at: now)
      if replays[number, default: 0] < times {
        replays[number, default: 0] += 1
        try reset(name)
        try trigger(name)
      }
    }
  }

  /// Has `activation` end at `time`; an end that was set before no longer holds.
  private mutating func end(_ activation: Int, at time: Time) {
    activations[activation].revision += 1
    agenda.add(.finish(activation: activation, revision: activations[activation].revision), at: time)
  }

  private mutating func finish(_ activation: Int) throws(SceneError) {
    activations[activation].isRunning = false
    if let parent = activations[activation].parent { try childEnded(of: parent) }
  }

  private mutating func childEnded(of parent: Int) throws(SceneError) {
    switch program.items[activations[parent].item].work {
    case .together:
      activations[parent].progress -= 1
      if activations[parent].progress == 0 { end(parent, at: now) }
    default: continueSequence(parent)
    }
  }

  private mutating func continueSequence(_ index: Int) {
    let children = program.items[activations[index].item].children
    let next = activations[index].progress
    guard next < children.count else {
      end(index, at: now)
      return
    }
    activations[index].progress += 1
    agenda.add(.begin(item: children[next], parent: index), at: now)
  }

  // MARK: Steps

  private mutating func beginStep(_ step: Int, _ index: Int) throws(SceneError) {
    let name = program.steps[step].name
    let ends = try cast.perform(step, at: now)
    write(.step, named: name, by: index, ends: ends.total, nodes: ends.parts.count, isSkipped: ends.parts.isEmpty)
    activations[index].parts = ends.parts
    try endStep(index, ends.total, name: name)
  }

  private mutating func beginChange(_ change: StateChange, _ index: Int) throws(SceneError) {
    let change = try cast.change(change, at: now)
    write(.change, named: "change", by: index, ends: change.ends, nodes: change.nodeCount)
    try endStep(index, change.ends, name: "change")
    try endStepsWithoutNodes()
  }

  private mutating func endStep(_ index: Int, _ ends: Cast.Ends, name: String) throws(SceneError) {
    if let logical = ends.logical {
      end(index, at: logical)
      if logical > now { runningSteps.append(index) }
    } else if let sequence = sequenceThatWaits(for: index) {
      throw SceneError(
        scene: program.scene, sequence: sequence, step: name,
        problem: "it repeats for ever, so what follows it never begins; put it last, or give its animation "
          + ".logicallyComplete(after:)")
    }
  }

  /// The sequence in which something follows the activation, directly or around a group that it is in.
  private func sequenceThatWaits(for activation: Int) -> String? {
    var next = activations[activation].parent
    while let index = next {
      let item = program.items[activations[index].item]
      if case .sequence = item.work, activations[index].progress < item.children.count { return item.scope }
      next = activations[index].parent
    }
    return nil
  }

  /// A node that disappears during its step ends its part of it.
  private mutating func endStepsWithoutNodes() throws(SceneError) {
    runningSteps = runningSteps.filter { isRunning($0) }
    for index in runningSteps {
      let remaining = activations[index].parts.filter { cast.isPresent($0.node) }
      guard remaining.count < activations[index].parts.count else { continue }
      activations[index].parts = remaining
      guard let logical = Cast.Ends(of: remaining.map(\.ends), from: now).logical else { continue }
      let end = max(now, logical)
      self.end(index, at: end)
      if let entry = activations[index].entry { ledger.entries[entry].logicalEnd = end }
    }
  }

  // MARK: Sequences

  private mutating func trigger(_ name: String) throws(SceneError) {
    guard let item = program.sequence(named: name) else { return }
    triggersNow += 1
    guard triggersNow <= Self.mostTriggersAtOnce else {
      throw SceneError(
        scene: program.scene, sequence: name,
        problem: "it was started more than \(Self.mostTriggersAtOnce) times at \(now); its sequences start each other "
          + "without taking time, so add a step or a wait, or bound the replay")
    }
    // A sequence that runs starts again where it stands, so that what waits for it still does.
    let parent = stop(name).flatMap { $0 }
    cast.rearm(name)
    try begin(item, parent: parent)
  }

  private mutating func reset(_ name: String) throws(SceneError) {
    for index in ledger.entries.indices where ledger.entries[index].sequence == name {
      if ledger.entries[index].logicalEnd.map({ $0 > now }) ?? true { ledger.entries[index].logicalEnd = nil }
      ledger.entries[index].settledEnd = min(ledger.entries[index].settledEnd ?? now, now)
    }
    try cast.reset(name, at: now)
  }

  /// Cuts the sequence `name` short where it runs.
  ///
  /// - Returns: The activation it was part of, where it ran and was part of one.
  private mutating func stop(_ name: String) -> Int?? {
    guard let running = latest[name], isRunning(running) else { return nil }
    activations[running].isRunning = false
    return .some(activations[running].parent)
  }

  private mutating func write(
    _ kind: Ledger.Entry.Kind, named name: String, by index: Int, ends: Cast.Ends, nodes: Int = 0,
    isSkipped: Bool = false
  ) {
    activations[index].entry = ledger.entries.count
    ledger.entries.append(
      Ledger.Entry(
        kind: kind, sequence: program.items[activations[index].item].scope, name: name, run: activations[index].run,
        start: now, logicalEnd: ends.logical, settledEnd: ends.settled, nodeCount: nodes, isSkipped: isSkipped))
  }
}
