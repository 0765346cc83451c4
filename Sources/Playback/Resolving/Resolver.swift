import Drawing
import Motion
import Scenography

/// Runs a choreography from event to event and writes down what happens.
///
/// It keeps the agenda and the activations of the program; what nodes look like is the ``Cast``'s concern.
struct Resolver {
  let stage: Stage
  private let limit: Time?
  let program: Program
  var cast: Cast
  var ledger = Ledger()
  var agenda = Agenda()
  var activations: [Activation] = []
  /// The latest run of each sequence.
  var latest: [String: Int] = [:]
  /// How often each item of the program has begun.
  private var runs: [Int]
  /// How often each replay of the program has replayed its sequence.
  var replays: [Int: Int] = [:]
  /// How often each sequence is to start again when it has ended.
  var queued: [String: Int] = [:]
  /// What waits for each cue.
  var waiting: [String: [Int]] = [:]
  /// The cues that have come.
  var cuesThatCame: Set<String> = []
  /// The steps that may still move something.
  var movingSteps: [Int] = []
  /// The lines of each sequence in the ledger that a reset may change.
  var openEntries: [String: [Int]] = [:]
  var now = Time.zero
  /// How often something has handed over without taking time at this instant.
  var handOversNow = 0
  var triggerCount = 0

  init<S: Scene>(_ scene: S, on stage: Stage, setter: any TextSetter) throws(SceneError) {
    self.stage = stage
    if let problem = stage.problem { throw SceneError(scene: S.name, problem: problem) }
    limit = stage.duration.flatMap { Time(seconds: $0) }
    program = try Program(scene.choreography, of: S.name)
    runs = Array(repeating: 0, count: program.items.count)
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
      if !isCurrent(event, at: time) { continue }
      if time > now { handOversNow = 0 }
      now = time
      switch event {
      case .begin(let item, let parent): try begin(item, parent: parent)
      case .finish(let activation, _): try finish(activation)
      case .departure: cast.removeDeparted(at: now)
      }
    }
    if limit == nil { try checkWaits() }
    ledger.notes = cast.notes
  }

  // MARK: Activations

  /// Whether what the event belongs to was neither cut short nor moved.
  private func isCurrent(_ event: Agenda.Event, at time: Time) -> Bool {
    switch event {
    case .begin(_, let parent): return parent.map(isRunning) ?? true
    case .finish(let activation, let revision):
      return activations[activation].revision == revision && isRunning(activation)
    case .departure: return cast.hasDeparted(by: time)
    }
  }

  func isRunning(_ activation: Int) -> Bool {
    var next: Int? = activation
    while let index = next {
      guard activations[index].isRunning else { return false }
      next = activations[index].parent
    }
    return true
  }

  /// - Parameter replaced: The activation of the same sequence whose place this one takes.
  mutating func begin(_ number: Int, parent: Int?, replacing replaced: Int? = nil) throws(SceneError) {
    let item = program.items[number]
    let index = activations.count
    if case .sequence(isNamed: true) = item.work {
      // One that was triggered on its own and still runs begins anew here.
      if let other = latest[item.scope] { activations[other].isRunning = false }
      cast.rearm(item.scope)
      latest[item.scope] = index
    }
    runs[number] += 1
    activations.append(Activation(item: number, parent: parent, start: now, run: runs[number]))
    if let parent { childBegan(index, of: parent, replacing: replaced) }

    switch item.work {
    case .sequence, .repeated:
      openSpan(index)
      try beginInOrder(index)
    case .group:
      openSpan(index)
      if item.children.isEmpty { try end(index, at: now) }
      activations[index].scheduled = item.children.count
      for child in item.children {
        agenda.add(.begin(item: child, parent: index), at: now + program.items[child].delay)
      }
    case .wait(let length):
      write(.wait, named: "wait", by: index, ends: Cast.Ends(at: now + length))
      try end(index, at: now + length)
    case .waitForCue(let name): try beginWait(for: name, index)
    case .cue(let name):
      try come(name, index)
      try end(index, at: now)
    case .step(let step): try beginStep(step, index)
    case .change(let change): try beginChange(change, index)
    case .trigger(let name, let policy):
      try end(index, at: now)
      try trigger(name, policy)
    case .reset(let name):
      try end(index, at: now)
      queued[name] = nil
      try reset(name)
      if let cut = stop(name), let parent = activations[cut].parent { try childEnded(cut, of: parent) }
    case .replay(let name, let times):
      try end(index, at: now)
      try replay(name, times, by: number)
    }
    if let parent { scheduleFromStart(of: index, in: parent) }
  }

  /// Has `activation` end at `time`; an end that was set before no longer holds.
  mutating func end(_ activation: Int, at time: Time) throws(SceneError) {
    activations[activation].revision += 1
    agenda.add(.finish(activation: activation, revision: activations[activation].revision), at: time)
    // The end of a pass is not that of the repetition.
    guard !hasMorePasses(activation) else { return }
    activations[activation].knownEnd = time
    try endIsKnown(activation)
  }

  private mutating func finish(_ activation: Int) throws(SceneError) {
    let item = program.items[activations[activation].item]
    if case .repeated(let times) = item.work {
      activations[activation].passes += 1
      try countPass(of: activation)
      if activations[activation].passes < times { return try beginPass(activation) }
    }
    if let item = activations[activation].replay, case .replay(let name, let times) = program.items[item].work,
      try replay(name, times, by: item)
    {
      return
    }
    activations[activation].isRunning = false
    closeSpan(activation)
    if let parent = activations[activation].parent { try childEnded(activation, of: parent) }
    if case .sequence(isNamed: true) = item.work, let left = queued[item.scope], left > 0, !isRunning(item.scope) {
      queued[item.scope] = left - 1
      try trigger(item.scope, .restart)
    }
  }
}
