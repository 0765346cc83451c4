import Motion
import Numerics
import Scenography

/// A choreography as a flat list of items, with its names checked.
struct Program {
  /// What an item does.
  enum Work {
    case step(Int)
    case sequence(isNamed: Bool)
    case together
    case wait(Time)
    case trigger(String)
    case reset(String)
    case replay(String, times: Int)
    case change(StateChange)
  }

  /// One action.
  struct Item {
    let work: Work
    /// The sequence whose names hold here.
    let scope: String
    var children: [Int] = []
  }

  /// A step of a sequence, known by its place in ``steps``.
  struct StepName: Hashable {
    let scope: String
    let name: String
  }

  /// The sequence of what stands outside of named ones.
  static let mainScope = "main"
  private static let greatestDepth = 200
  private static let mostReplays = 10_000

  let scene: String
  private(set) var items: [Item] = []
  private(set) var steps: [StepName] = []
  /// The top of the choreography, in written order.
  private(set) var roots: [(item: Int, start: SequenceStart)] = []
  private(set) var sequenceNames: [String] = []
  private var sequenceItems: [String: Int] = [:]
  private var stepNumbers: [StepName: Int] = [:]
  private var stepsOfSequence: [String: [Int]] = [:]
  private var sequencesInSequence: [String: [String]] = [:]

  init(_ choreography: Choreography, of scene: String) throws(SceneError) {
    self.scene = scene
    let loose = choreography.filter { !Self.isNamedSequence($0) }
    for action in choreography {
      guard case .sequence(_?, let start, _) = action else { continue }
      roots.append((try add(action, scope: Self.mainScope, depth: 0), start))
    }
    if !loose.isEmpty {
      let main = Action.sequence(name: Self.mainScope, start: .withScene, actions: loose)
      roots.append((try add(main, scope: Self.mainScope, depth: 0), .withScene))
    }
    try checkReferences()
  }

  /// The item of the sequence `name`.
  func sequence(named name: String) -> Int? { sequenceItems[name] }

  /// The numbers of the steps of the sequence `name`, without those of sequences in it.
  func steps(of name: String) -> [Int] { stepsOfSequence[name] ?? [] }

  /// The sequence `name`, then all named sequences that are part of it.
  func sequences(in name: String) -> [String] {
    [name] + (sequencesInSequence[name] ?? []).flatMap { sequences(in: $0) }
  }

  /// The number of a step, or an error that says what is wrong with its name.
  func number(of binding: StepBinding, node: String) throws(SceneError) -> Int {
    let scope = try scope(of: binding, node: node)
    if let number = stepNumbers[StepName(scope: scope, name: binding.name)] { return number }
    let known = steps(of: scope).map { steps[$0].name }
    let hint = EditDistance.nearest(to: binding.name, in: known).map { "did you mean \($0)?" }
    throw SceneError(
      scene: scene, sequence: scope, step: binding.name, node: node,
      problem: "the sequence has no step of this name; \(hint ?? "add Step(\"\(binding.name)\") to it")")
  }

  private func scope(of binding: StepBinding, node: String) throws(SceneError) -> String {
    if let name = binding.sequence {
      if sequenceItems[name] != nil { return name }
      throw SceneError(
        scene: scene, sequence: name, step: binding.name, node: node,
        problem: "no sequence is called so; \(hint(for: name))")
    }
    if sequenceNames.count == 1 { return sequenceNames[0] }
    if sequenceNames.isEmpty {
      throw SceneError(
        scene: scene, step: binding.name, node: node,
        problem: "the scene has no choreography; add one with Step(\"\(binding.name)\")")
    }
    let owners = sequenceNames.filter { stepNumbers[StepName(scope: $0, name: binding.name)] != nil }
    let owner = owners.count == 1 ? "\"\(owners[0])\"" : "…"
    throw SceneError(
      scene: scene, step: binding.name, node: node,
      problem: "it does not say which sequence it is a step of, and there are "
        + "\(sequenceNames.joined(separator: ", ")); write .step(\"\(binding.name)\", in: \(owner))")
  }

  // MARK: Reading a choreography

  private static func isNamedSequence(_ action: Action) -> Bool {
    if case .sequence(_?, _, _) = action { true } else { false }
  }

  private mutating func add(_ action: Action, scope: String, depth: Int) throws(SceneError) -> Int {
    guard depth <= Self.greatestDepth else {
      throw SceneError(
        scene: scene, sequence: scope, problem: "actions are nested more than \(Self.greatestDepth) deep; flatten them")
    }
    switch action {
    case .step(let name): return append(.step(try addStep(name, in: scope)), scope)
    case .wait(let seconds):
      guard seconds >= 0, seconds <= Animation.longestDuration, let time = Time(seconds: seconds) else {
        throw SceneError(
          scene: scene, sequence: scope,
          problem: "a wait cannot last \(seconds) s; give a number from 0 to \(Int(Animation.longestDuration))")
      }
      return append(.wait(time), scope)
    case .trigger(let name): return append(.trigger(name), scope)
    case .reset(let name): return append(.reset(name), scope)
    case .replay(let name, let times):
      guard times >= 0, times <= Self.mostReplays else {
        throw SceneError(
          scene: scene, sequence: scope,
          problem: "it replays \(name) \(times) times; give a number from 0 to \(Self.mostReplays)")
      }
      return append(.replay(name, times: times), scope)
    case .change(let change):
      if let problem = change.animation?.problem {
        throw SceneError(scene: scene, sequence: scope, problem: "a change of state: \(problem)")
      }
      return append(.change(change), scope)
    case .together(let actions): return try add(actions, to: append(.together, scope), scope, depth)
    case .sequence(nil, _, let actions):
      return try add(actions, to: append(.sequence(isNamed: false), scope), scope, depth)
    case .sequence(let name?, _, let actions):
      let item = append(.sequence(isNamed: true), name)
      guard sequenceItems.updateValue(item, forKey: name) == nil else {
        throw SceneError(
          scene: scene, sequence: name,
          problem: "two sequences have this name; give one of them another"
            + (name == Self.mainScope ? ", since what stands outside of named sequences is the sequence main" : ""))
      }
      sequenceNames.append(name)
      if depth > 0 { sequencesInSequence[scope, default: []].append(name) }
      return try add(actions, to: item, name, depth)
    }
  }

  private mutating func add(_ actions: [Action], to item: Int, _ scope: String, _ depth: Int) throws(SceneError) -> Int
  {
    for action in actions {
      let child = try add(action, scope: scope, depth: depth + 1)
      items[item].children.append(child)
    }
    return item
  }

  private mutating func append(_ work: Work, _ scope: String) -> Int {
    items.append(Item(work: work, scope: scope))
    return items.count - 1
  }

  private mutating func addStep(_ name: String, in scope: String) throws(SceneError) -> Int {
    let step = StepName(scope: scope, name: name)
    guard stepNumbers.updateValue(steps.count, forKey: step) == nil else {
      throw SceneError(
        scene: scene, sequence: scope, step: name,
        problem: "the step stands in its sequence twice, but has one turn; give the second another name"
      )
    }
    stepsOfSequence[scope, default: []].append(steps.count)
    steps.append(step)
    return steps.count - 1
  }

  // MARK: Checking names

  private func checkReferences() throws(SceneError) {
    for item in items {
      let reference: (verb: String, name: String)? =
        switch item.work {
        case .trigger(let name): ("triggers", name)
        case .reset(let name): ("resets", name)
        case .replay(let name, _): ("replays", name)
        case .step, .sequence, .together, .wait, .change: nil
        }
      guard let (verb, name) = reference, sequenceItems[name] == nil else { continue }
      throw SceneError(
        scene: scene, sequence: item.scope,
        problem: "it \(verb) \(name), but no sequence is called so; \(hint(for: name))")
    }
  }

  /// What may have been meant by the name of a sequence that there is not.
  private func hint(for name: String) -> String {
    if let near = EditDistance.nearest(to: name, in: sequenceNames) { return "did you mean \(near)?" }
    return sequenceNames.isEmpty
      ? "add it with Sequenced(\"\(name)\")" : "there are \(sequenceNames.joined(separator: ", "))"
  }
}
