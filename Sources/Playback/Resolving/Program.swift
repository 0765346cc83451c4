import Motion
import Scenography

/// A choreography as a flat list of items, with its names checked.
struct Program {
  /// What an item does.
  enum Work {
    case step(Int)
    case sequence(isNamed: Bool)
    case group(GroupEnd)
    case repeated(times: Int)
    case wait(Time)
    case waitForCue(String)
    case cue(String)
    case trigger(String, TriggerPolicy)
    case reset(String)
    case replay(String, times: Int)
    case change(StateChange)
  }

  /// When an item of a sequence begins, from the one before it; a member of a group, from the start of the group.
  enum Start {
    case afterEnd(Time)
    case beforeEnd(Time)
    case afterStart(Time)
  }

  /// One action.
  struct Item {
    let work: Work
    /// The sequence whose names hold here.
    let scope: String
    var start = Start.afterEnd(.zero)
    var children: [Int] = []

    /// How long after the start of its group it begins.
    var delay: Time {
      if case .afterStart(let length) = start { length } else { .zero }
    }
  }

  /// A step of a sequence, known by its place in ``steps``.
  struct StepName: Hashable {
    let scope: String
    let name: String
  }

  /// The sequence of what stands outside of named ones.
  static let mainScope = "main"

  let scene: String
  var items: [Item] = []
  var steps: [StepName] = []
  /// The top of the choreography, in written order.
  private(set) var roots: [(item: Int, start: SequenceStart)] = []
  var sequenceNames: [String] = []
  var cueNames: [String] = []
  var knownCues: Set<String> = []
  var sequenceItems: [String: Int] = [:]
  var stepNumbers: [StepName: Int] = [:]
  var stepsOfSequence: [String: [Int]] = [:]
  var sequencesInSequence: [String: [String]] = [:]

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

  private static func isNamedSequence(_ action: Action) -> Bool {
    if case .sequence(_?, _, _) = action { true } else { false }
  }

  /// The item of the sequence `name`.
  func sequence(named name: String) -> Int? { sequenceItems[name] }

  /// The numbers of the steps of the sequence `name`, without those of sequences in it.
  func steps(of name: String) -> [Int] { stepsOfSequence[name] ?? [] }

  /// The sequence `name`, then all named sequences that are part of it.
  func sequences(in name: String) -> [String] {
    [name] + (sequencesInSequence[name] ?? []).flatMap { sequences(in: $0) }
  }

  /// The numbers of the steps that are part of an item.
  func steps(in item: Int) -> [Int] {
    if case .step(let step) = items[item].work { return [step] }
    return items[item].children.flatMap { steps(in: $0) }
  }
}
