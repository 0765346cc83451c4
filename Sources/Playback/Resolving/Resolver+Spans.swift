import Motion
import Scenography

extension Resolver {
  /// Writes down that a sequence or a group has begun.
  mutating func openSpan(_ index: Int) {
    let item = program.items[activations[index].item]
    var kind: Ledger.Span.Kind
    var name: String?
    switch item.work {
    case .group(.withLast): kind = .group
    case .group(.withFirst): kind = .race
    case .repeated: kind = .repetition
    case .sequence(let isNamed):
      kind = .sequence
      name = isNamed ? item.scope : nil
    default: return
    }
    activations[index].span = ledger.spans.count
    ledger.spans.append(
      Ledger.Span(kind: kind, name: name, parent: span(around: index), start: now, end: nil))
  }

  /// Writes down that a sequence or a group has ended, and what of it still ran with it.
  mutating func closeSpan(_ index: Int) {
    guard let span = activations[index].span else { return }
    ledger.spans[span].end = now
    guard case .group(.withFirst) = program.items[activations[index].item].work else { return }
    for inner in ledger.spans.indices.dropFirst(span + 1) where ledger.spans[inner].end == nil {
      // A span stands after the one it is part of, so its parent is closed by now where it is part of the race.
      if let parent = ledger.spans[inner].parent, parent >= span, ledger.spans[parent].end == now {
        ledger.spans[inner].end = now
      }
    }
  }

  /// The span that an activation is part of.
  func span(around index: Int) -> Int? {
    var next = activations[index].parent
    while let parent = next {
      if let span = activations[parent].span { return span }
      next = activations[parent].parent
    }
    return nil
  }
}
