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

  /// Where a step led a property, which holds in place of the declared value.
  struct Override {
    let property: LookChange.Property
    let value: Lanes
    /// Whether the value is a change of the declared one, whatever that is, in place of a value of its own.
    let isChange: Bool
    let step: Int
    /// How many steps had begun by then.
    let since: Int
  }

  /// A step of a node.
  struct Turn {
    let step: Int
    /// Whether its turn is still to come, so that the node looks as before it.
    var isPending: Bool
    /// How many steps had begun when the node was put to how it looks before it.
    var since: Int
  }

  /// Whether a node is there.
  enum Standing {
    /// It is not.
    case absent
    /// It is part of the present tree.
    case present
    /// It is no part of it any more, but shows until the transition by which it goes, or what it is part of, is over.
    case leaving
  }

  /// What is known of one node over the whole scene.
  struct Member {
    let label: String
    var standing = Standing.absent
    /// How it looks once everything has settled.
    var target = Look()
    /// Its box once everything has settled.
    var frame = Rect.zero
    /// Its steps, as they stand on it.
    var turns: [Turn] = []
    /// Where steps have led it, the latest last.
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
  var numberOfPath: [String: Int] = [:]
  /// The nodes of each step in the present tree.
  var binders: [[Binder]]
  /// What the steps of the present tree do to each element before their turn.
  var setups: [[Setup]] = []
  /// The nodes that go by a transition of their own, in the order in which they began to.
  var departures: [Departure] = []
  /// How many steps had begun when each did, in the latest run of its sequence; 0 where its turn is still to come.
  var begun: [Int]
  var begunCount = 0
  /// The nodes whose boxes each step has moved since its sequence was reset.
  var boxesMoved: [Int: [Int]] = [:]
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
    begun = Array(repeating: 0, count: program.steps.count)
    do {
      tree = try Tree(scene.body(scene.initialState))
    } catch {
      throw SceneError(scene: S.name, problem: error.description)
    }
    try enter(at: .zero, animation: nil)
  }

  /// Whether the node is there.
  func isPresent(_ node: Int) -> Bool { members[node].standing == .present }

  // MARK: Changing the state

  /// Changes the state of the scene and moves everything that comes out different.
  mutating func change(_ change: StateChange, at now: Time) throws(SceneError) -> (ends: Ends, nodeCount: Int) {
    state = change.apply(state)
    guard let root = body(state) else { return (Ends(at: now), 0) }
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
    let before = members.map(\.standing)
    try register()
    var (ends, moved) = depart(from: before, at: now, with: animation)
    let layout = try layOut()
    for element in tree.elements.indices {
      let node = nodes[element]
      // A node that was not there a moment ago does not move to where it begins; it comes.
      let isNew = node >= before.count || before[node] == .absent
      let parts: [Ends?]
      if isNew {
        let arrival = arrival(
          of: element, size: layout.frames[element].size, after: before, with: animation)
        place(element, layout.frames[element], at: now, isKnown: node < before.count, from: arrival.presence)
        parts = [moveIn(node, arrival, with: animation, at: now)]
      } else {
        let isBack = before[node] == .leaving
        let back = tree.elements[element].node.transition.displacement(.insertion, of: layout.frames[element].size)
        parts = [
          isBack ? moveIn(node, back, with: animation, at: now) : nil,
          move(element, to: targetLook(of: element), with: animation, at: now),
          move(element, to: layout.frames[element], with: animation, at: now, cancelling: false),
        ]
      }
      for case let part? in parts { ends.merge(part) }
      if parts.contains(where: { $0 != nil }) { moved += 1 }
    }
    begin(layout, at: now)
    return (ends, moved)
  }

  // MARK: Turns

  /// Gives the steps of the sequence `name` their turns again.
  mutating func rearm(_ name: String) {
    for step in program.steps(of: name) { begun[step] = 0 }
  }

  /// Says that the step has had its turn.
  mutating func markBegun(_ step: Int) {
    begunCount += 1
    begun[step] = begunCount
  }

  // MARK: Boxes and texts

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
    begin(layout.frames, layout.texts, at: now)
    for (index, text) in layout.texts.enumerated() {
      guard let text else { continue }
      if !text.missing.isEmpty {
        let letters = text.missing.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: ", ")
        note("\(tree.label(of: index)): no installed font has \(letters)")
      }
      if !text.fallbacks.isEmpty {
        note(
          "\(tree.label(of: index)): letters that its font does not have are set in "
            + text.fallbacks.joined(separator: ", "))
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
