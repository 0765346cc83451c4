import Motion
import OracleCases
import Playback
import Scenography

extension Oracle.Case {
  /// When steps that follow each other begin and end, and when all is over.
  func successionTimes() throws -> [(actual: Double, expected: Double)] {
    guard input.number("lag_ratio") == 1 else { return [] }
    let entries = try succession()
    let spans = zip(entries, expect["spans"]?.list ?? []).flatMap { entry, span in
      zip([entry.start.seconds, entry.logicalEnd?.seconds ?? .nan], span.list.compactMap(\.number)).map { ($0, $1) }
    }
    return spans + [(entries.last?.logicalEnd?.seconds ?? .nan, expect.number("total"))]
  }

  /// Which of several steps runs at a share of the length of all; the next one where two meet.
  func activeIndex() throws -> [(actual: Double, expected: Double)] {
    let entries = try succession()
    let total = input.numbers("run_times").reduce(0, +)
    let instant = total * input.number("alpha")
    let over = entries.count { ($0.logicalEnd?.seconds ?? .infinity) <= instant }
    return [(Double(over), expect.number("value"))]
  }

  /// When actions begin that stand beside the ones before them.
  func positions() throws -> [(actual: Double, expected: Double)] {
    let items = input["items"]?.list ?? []
    let resolved = try Probe {
      for (index, item) in items.enumerated() {
        for copy in 0..<Int(item["n"]?.number ?? 1) {
          box("\(index).\(copy)", .linear(duration: item.number("duration")))
        }
      }
    } choreography: {
      for (index, item) in items.enumerated() { position(item, index) }
    }.resolved()
    let starts = zip(items.indices, expect.numbers("starts")).map { index, start in
      (resolved.start(of: "\(index).0") ?? .nan, start)
    }
    return starts + [(resolved.duration?.seconds ?? .nan, expect.number("total"))]
  }

  private func position(_ item: JSON, _ index: Int) -> Action {
    if let each = item["stagger"]?.number {
      return Stagger(each: each) { for copy in 0..<Int(item.number("n")) { Step("\(index).\(copy)") } }.action
    }
    let step = Step("\(index).0")
    guard let place = item["at"]?.text else { return step.action }
    if place == "<" { return step.starting(.afterPreviousStarts(0)) }
    return step.starting(.afterPreviousEnds(Double(place) ?? .nan))
  }

  /// Steps of the lengths that the case names, one after the other.
  private func succession() throws -> [Ledger.Entry] {
    let lengths = input.numbers("run_times")
    return try Probe {
      for (index, length) in lengths.enumerated() { box("\(index)", .linear(duration: length)) }
    } choreography: {
      for index in lengths.indices { Step("\(index)") }
    }.resolved().ledger.entries
  }
}
