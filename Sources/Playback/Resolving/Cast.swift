import Drawing
import Motion
import Scenography

/// The nodes of a scene while its choreography runs: which there are, where each is going, and the tracks that say how
/// it gets there.
struct Cast {
  /// When something that moves is done.
  struct Ends {
    /// When it counts as complete; `nil` is never.
    var logical: Time?
    /// When it rests; `nil` is never.
    var settled: Time?
  }

  /// The part of one node in a step.
  struct Part {
    let node: Int
    var ends: Ends
  }

  /// A value that a step led to and that holds in place of the declared one.
  struct Override {
    let property: LookChange.Property
    let value: Lanes
    let step: Int
  }

  /// What is known of one node over the whole scene.
  struct Member {
    let label: String
    var isPresent = false
    /// How it looks once everything has settled.
    var target = Look()
    /// Its box once everything has settled.
    var frame = Rect.zero
    /// Which of its steps have their turn still before them, so that it looks as before them.
    var isPending: [Bool] = []
    var overrides: [Override] = []
  }

  /// A step of a node, as it stands in the present tree.
  struct Binder {
    let element: Int
    let binding: Int
  }

  /// A difference that a step makes before its turn, at the element that has the property.
  struct Setup {
    let binder: Binder
    let property: LookChange.Property
    let value: Lanes
  }

  let scene: String
  let stage: Stage
  let program: Program
  let setter: any TextSetter
  private let body: (any Sendable) -> Node?
  private var state: any Sendable

  var timeline = Timeline()
  var epochs: [Epoch] = []
  var tracksOfNode: [[Int]] = []
  private(set) var notes: [String] = []

  /// The present tree as it is declared.
  var tree: Tree
  /// The number of each element's node.
  var nodes: [Int] = []
  var members: [Member] = []
  private var numberOfPath: [String: Int] = [:]
  /// The nodes of each step in the present tree.
  var binders: [[Binder]]
  /// What the steps of the present tree do to each element before their turn.
  var setups: [[Setup]] = []
  /// Whether each step has had its turn in the latest run of its sequence.
  private var hasBegun: [Bool]
  /// Whether any step changes a box, so that layout must know about steps.
  var hasLayoutSteps = false

  init<S: Scene>(_ scene: S, on stage: Stage, program: Program, setter: any TextSetter) throws(SceneError) {
    self.scene = S.name
    self.stage = stage
    self.program = program
    self.setter = setter
    state = scene.initialState
    body = { state in (state as? S.State).map { scene.body($0) } }
    binders = Array(repeating: [], count: program.steps.count)
    hasBegun = Array(repeating: false, count: program.steps.count)
    do {
      tree = try Tree(scene.body(scene.initialState))
    } catch {
      throw SceneError(scene: S.name, problem: error.description)
    }
    try enter(at: .zero, animation: nil)
  }

  /// Whether the node is there.
  func isPresent(_ node: Int) -> Bool { members[node].isPresent }

  // MARK: Changing the state

  /// Changes the state of the scene and moves everything that comes out different.
  mutating func change(_ change: StateChange, at now: Time) throws(SceneError) -> (ends: Ends, nodeCount: Int) {
    state = change.apply(state)
    guard let root = body(state) else { return (Ends(logical: now, settled: now), 0) }
    do {
      tree = try Tree(root)
    } catch {
      throw SceneError(scene: scene, problem: "after a change of state at \(now): \(error.description)")
    }
    return try enter(at: now, animation: change.animation)
  }

  /// Takes the present tree in: its nodes, their steps, their looks and boxes.
  @discardableResult
  private mutating func enter(
    at now: Time, animation: Animation?
  ) throws(SceneError) -> (ends: Ends, nodeCount: Int) {
    let before = members.map(\.isPresent)
    try register()
    let layout = try layOut()
    var ends = Ends(logical: now, settled: now)
    var moved = 0
    for element in tree.elements.indices {
      let node = nodes[element]
      // A node that was not there a moment ago does not move to where it begins.
      let isNew = node >= before.count || !before[node]
      let change = isNew ? nil : animation
      let looks = move(element, to: targetLook(of: element), with: change, at: now, cancelling: isNew)
      let frame = move(element, to: layout.frames[element], with: change, at: now, cancelling: isNew)
      for part in [looks, frame].compactMap({ $0 }) { ends.merge(part) }
      if looks != nil || frame != nil { moved += isNew ? 0 : 1 }
    }
    begin(layout, at: now)
    return (ends, moved)
  }

  private mutating func register() throws(SceneError) {
    for node in members.indices { members[node].isPresent = false }
    nodes = []
    nodes.reserveCapacity(tree.elements.count)
    binders = Array(repeating: [], count: program.steps.count)
    setups = Array(repeating: [], count: tree.elements.count)
    for index in tree.elements.indices {
      let element = tree.elements[index]
      if let problem = element.node.problem {
        throw SceneError(scene: scene, node: tree.label(of: index), problem: problem)
      }
      let known = numberOfPath[element.path]
      let number = known ?? members.count
      if known == nil {
        numberOfPath[element.path] = number
        members.append(Member(label: tree.label(of: index)))
        tracksOfNode.append([])
      }
      let isNew = known == nil || !members[number].isPresent
      nodes.append(number)
      try registerSteps(of: index, isNew: isNew)
      members[number].isPresent = true
    }
  }

  private mutating func registerSteps(of index: Int, isNew: Bool) throws(SceneError) {
    let element = tree.elements[index]
    let node = nodes[index]
    var pending = isNew ? [] : members[node].isPending
    for (number, binding) in element.node.steps.enumerated() {
      let step = try program.number(of: binding, node: tree.label(of: index))
      let binder = Binder(element: index, binding: number)
      binders[step].append(binder)
      // A shape that appears before its step's turn takes its place; one that comes later shows its final look.
      if number >= pending.count { pending.append(!hasBegun[step]) }
      try check(binding, at: binder, step: step)
      if case .look(_, let from, _) = binding.part {
        for (property, value) in from.entries {
          let target = try self.element(for: property, of: binder, step)
          setups[target].append(Setup(binder: binder, property: property, value: value))
        }
      }
    }
    members[node].isPending = pending
  }

  // MARK: Sequences

  /// Gives the steps of the sequence `name` their turns again.
  mutating func rearm(_ name: String) {
    for step in program.steps.indices where program.steps[step].scope == name { hasBegun[step] = false }
  }

  /// Says that the step has had its turn.
  mutating func markBegun(_ step: Int) { hasBegun[step] = true }

  // MARK: Texts

  mutating func layOut() throws(SceneError) -> Layout {
    do {
      let size = Size(width: Double(stage.width), height: Double(stage.height))
      return try Layout(of: hasLayoutSteps ? treeWithSteps() : tree, on: size, setter: setter)
    } catch {
      throw SceneError(scene: scene, node: error.label, problem: "\(error.underlying)")
    }
  }

  /// Begins an epoch: what now stands still.
  mutating func begin(_ layout: Layout, at now: Time) {
    let epoch = Epoch(
      start: now, tree: tree, nodes: nodes, looks: nodes.map { members[$0].target }, frames: layout.frames,
      texts: layout.texts)
    if epochs.last?.start == now { epochs.removeLast() }
    epochs.append(epoch)
    for (index, text) in layout.texts.enumerated() {
      guard let text else { continue }
      let label = tree.label(of: index)
      if !text.missing.isEmpty {
        let letters = text.missing.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: ", ")
        note("\(label): no installed font has \(letters)")
      }
      if !text.fallbacks.isEmpty {
        note("\(label): letters that its font does not have are set in \(text.fallbacks.joined(separator: ", "))")
      }
    }
  }

  private mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }
}

extension Cast.Ends {
  /// Nothing that moves: done at `now`.
  init(at now: Time) { self.init(logical: now, settled: now) }

  /// The latest ends of several, or `now` where there are none.
  init(of several: [Cast.Ends], from now: Time) {
    self.init(at: now)
    for ends in several { merge(ends) }
  }

  /// Takes the later of both ends; never is the latest.
  mutating func merge(_ other: Cast.Ends) {
    logical = logical.flatMap { own in other.logical.map { max(own, $0) } }
    settled = settled.flatMap { own in other.settled.map { max(own, $0) } }
  }
}
