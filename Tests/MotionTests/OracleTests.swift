import Motion
import OracleCases
import Testing

@Suite struct OracleTests {
  @Test("published cases of motion hold", arguments: Oracle.cases(of: .motion))
  func holds(_ entry: Oracle.Case) {
    let pairs = entry.pairs
    #expect(!pairs.isEmpty, "no check for the kind \(entry.kind)")
    for (actual, expected) in pairs { #expect(entry.allows(actual, for: expected)) }
  }

  @Test("what is skipped has a name, and each name a case")
  func skips() {
    let names = Set(Oracle.all.flatMap { [$0.id, $0.kind] })
    for name in Oracle.names { #expect(names.contains(name), "\(name)") }
    #expect(Set(Oracle.all.map(\.file)).count == 14)
    #expect(Oracle.all.count == 474)
    #expect(Set(Oracle.all.map(\.description)).count == Oracle.all.count)
  }

  @Test("each file says how many of its cases are checked")
  func report() {
    let lines = Oracle.report(of: .motion)
    for line in lines { print(line) }
    #expect(lines.count == 12)
  }

}

extension Oracle.Case {
  /// What the module gives, next to what is expected.
  fileprivate var pairs: [(actual: Double, expected: Double)] {
    switch kind {
    case "keyframe_timeline": keyframes
    case "keyframe_progress":
      zip(input.numbers("progress"), expect.numbers("values")).map { progress, value in
        let track = track(input)
        return (track.value(at: track.duration.scaled(by: progress)).x, value)
      }
    case "keyframe_tracks": tracks
    case "animation_preset", "animation_total_duration", "bezier_animation_fraction", "completion_order",
      "repeat_duration", "repeat_reverse_linear":
      animations
    case let kind where kind.hasPrefix("ca_media_timing"): animations
    case let kind where kind.hasPrefix("stagger"): staggers
    case "subframe_handoff": handOver
    case let kind where kind.contains("spring"): springs
    case "remotion_measure": springs
    default: curves
    }
  }
}
