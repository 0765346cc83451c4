import Drawing
import Motion
import Scenography

extension Cast {
  /// A step that had begun before the node was there.
  private struct Missed {
    let step: Int
    let binder: Binder
  }

  /// Numbers the nodes of the present tree and takes their steps in.
  mutating func register() throws(SceneError) {
    let before = members.map(\.standing)
    for node in members.indices where before[node] == .present { members[node].standing = .leaving }
    nodes = []
    nodes.reserveCapacity(tree.elements.count)
    binders = Array(repeating: [], count: program.steps.count)
    setups = Array(repeating: [], count: tree.elements.count)
    var missed: [Missed] = []
    for index in tree.elements.indices {
      let element = tree.elements[index]
      if let problem = element.node.problem {
        throw SceneError(scene: scene, node: tree.label(of: index), problem: problem)
      }
      let number = number(of: index)
      nodes.append(number)
      members[number].standing = .present
      let wasThere = number < before.count && before[number] != .absent
      missed += try registerSteps(of: index, keeping: wasThere ? members[number].turns : [])
    }
    try catchUp(missed)
  }

  /// The number of the element's node: the same in every state of the scene.
  private mutating func number(of index: Int) -> Int {
    let path = tree.elements[index].path
    if let known = numberOfPath[path] { return known }
    numberOfPath[path] = members.count
    members.append(Member(label: tree.label(of: index)))
    tracksOfNode.append([])
    return members.count - 1
  }

  /// - Parameter known: The turns of the node's steps up to now.
  /// - Returns: The steps that are new on the node and have begun without it.
  private mutating func registerSteps(of index: Int, keeping known: [Turn]) throws(SceneError) -> [Missed] {
    var turns: [Turn] = []
    var missed: [Missed] = []
    for (number, binding) in tree.elements[index].node.steps.enumerated() {
      let step = try program.number(of: binding, node: tree.label(of: index))
      let binder = Binder(element: index, binding: number)
      binders[step].append(binder)
      try check(binding, at: binder, step: step)
      if let turn = known.first(where: { $0.step == step }) {
        turns.append(turn)
        // A node that comes back while it goes has missed what has begun meanwhile.
        if turn.isPending, begun[step] > 0 {
          turns[turns.count - 1].isPending = false
          missed.append(Missed(step: step, binder: binder))
        }
      } else {
        // A node that appears before its step's turn takes its place; one that comes later shows its final look.
        turns.append(Turn(step: step, isPending: begun[step] == 0, since: begunCount))
        if begun[step] > 0 { missed.append(Missed(step: step, binder: binder)) }
      }
      if case .look(_, let from, _) = binding.part {
        for (property, value) in from.entries {
          let target = try element(for: property, of: binder, step)
          setups[target].append(Setup(binder: binder, property: property, value: value))
        }
      }
    }
    members[nodes[index]].turns = turns
    return missed
  }

  /// Leads nodes to where the steps that they have missed would have led them, in the order in which those began.
  private mutating func catchUp(_ missed: [Missed]) throws(SceneError) {
    for missed in missed.sorted(by: { begun[$0.step] < begun[$1.step] }) {
      switch binding(of: missed.binder).part {
      case .look(_, _, let to): _ = try hold(to, of: missed.binder, missed.step)
      case .keyframes(let tracks):
        for track in tracks {
          let element = try element(for: .attribute(track.attribute), of: missed.binder, missed.step)
          let keyframes = KeyframeTrack(
            initial: targetLook(of: element)[track.attribute], keyframes: track.keyframes)
          hold(keyframes.end, as: .attribute(track.attribute), isChange: false, of: element, missed.step)
        }
      }
    }
  }

  /// Forgets where the node was going: it is gone, and if it comes back it comes as it would at first.
  mutating func dismiss(_ node: Int, at now: Time) {
    members[node].standing = .absent
    members[node].overrides = []
    members[node].turns = []
    for index in tracksOfNode[node] { stop(index, at: now) }
  }
}
