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
  private var agenda = Agenda()
  var activations: [Activation] = []
  /// The latest run of each sequence.
  var latest: [String: Int] = [:]
  private var runs: [String: Int] = [:]
  /// How often each replay of the program has replayed its sequence.
  var replays: [Int: Int] = [:]
  /// The steps that may still move something.
  var movingSteps: [Int] = []
  /// The lines of each sequence in the ledger that a reset may change.
  var openEntries: [String: [Int]] = [:]
  var now = Time.zero
  var triggersNow = 0
  var triggerCount = 0

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
      switch event {
      case .begin(let item, let parent): try begin(item, parent: parent)
      case .finish(let activation, _): try finish(activation)
      }
    }
    ledger.notes = cast.notes
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

  func isRunning(_ activation: Int) -> Bool {
    var next: Int? = activation
    while let index = next {
      guard activations[index].isRunning else { return false }
      next = activations[index].parent
    }
    return true
  }

  mutating func begin(_ number: Int, parent: Int?) throws(SceneError) {
    let item = program.items[number]
    let index = activations.count
    if case .sequence(isNamed: true) = item.work {
      // One that was triggered on its own and still runs begins anew here.
      if let other = latest[item.scope] { activations[other].isRunning = false }
      cast.rearm(item.scope)
      runs[item.scope, default: 0] += 1
      latest[item.scope] = index
    }
    activations.append(Activation(item: number, parent: parent, run: runs[item.scope, default: 1]))

    switch item.work {
    case .sequence: continueSequence(index)
    case .together:
      activations[index].progress = item.children.count
      if item.children.isEmpty { end(index, at: now) }
      for child in item.children { agenda.add(.begin(item: child, parent: index), at: now) }
    case .wait(let length):
      write(.wait, named: "wait", by: index, ends: Cast.Ends(at: now + length))
      end(index, at: now + length)
    case .step(let step): try beginStep(step, index)
    case .change(let change): try beginChange(change, index)
    case .trigger(let name):
      end(index, at: now)
      try trigger(name)
    case .reset(let name):
      end(index, at: now)
      try reset(name)
      if let parent = stop(name) { try childEnded(of: parent) }
    case .replay(let name, let times):
      end(index, at: now)
      try replay(name, times, by: number)
    }
  }

  /// Has `activation` end at `time`; an end that was set before no longer holds.
  mutating func end(_ activation: Int, at time: Time) {
    activations[activation].revision += 1
    agenda.add(.finish(activation: activation, revision: activations[activation].revision), at: time)
  }

  private mutating func finish(_ activation: Int) throws(SceneError) {
    if let item = activations[activation].replay, case .replay(let name, let times) = program.items[item].work,
      try replay(name, times, by: item)
    {
      return
    }
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
}
