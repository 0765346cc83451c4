import Drawing
import Motion
import Scenography

extension Cast {
  /// Begins an epoch of the present tree with `frames` and `texts`, and of what still goes.
  mutating func begin(_ frames: [Rect], _ texts: [TextLayout?], at now: Time) {
    var epoch = Epoch(
      start: now, tree: tree, nodes: nodes, looks: nodes.map { members[$0].target }, frames: frames, texts: texts)
    if !departures.isEmpty, let shown = epochs.last {
      let isLeaving = shown.nodes.map { members[$0].standing == .leaving }
      epoch.take(shown, where: isLeaving)
    }
    if epochs.last?.start == now { epochs.removeLast() }
    epochs.append(epoch)
  }
}
