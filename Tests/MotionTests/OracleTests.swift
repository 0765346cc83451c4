import Motion
import Testing

@Suite struct OracleTests {
  @Test("published cases hold", arguments: Oracle.all.filter { Oracle.reasonToSkip($0) == nil })
  func holds(_ entry: Oracle.Case) {
    let pairs = entry.pairs
    #expect(!pairs.isEmpty, "no check for the kind \(entry.kind)")
    for (actual, expected) in pairs {
      // The slack is for tolerances that are the distance itself.
      #expect(actual == expected || abs(actual - expected) <= entry.tolerance * (1 + 1e-9))
    }
  }

  @Test("what is skipped has a name, and each name a case")
  func skips() {
    let names = Set(Oracle.all.flatMap { [$0.id, $0.kind] })
    for name in Array(Oracle.skippedKinds.keys) + Array(Oracle.skippedCases.keys) {
      #expect(names.contains(name), "\(name)")
    }
    for (file, cases) in Dictionary(grouping: Oracle.all, by: { $0.file ?? "" }).sorted(by: { $0.key < $1.key }) {
      let skipped = cases.filter { Oracle.reasonToSkip($0) != nil }
      print("\(file): \(cases.count - skipped.count) checked, \(skipped.count) skipped")
    }
    #expect(Oracle.all.count > 300)
  }
}

extension Oracle.Case {
  /// What the module gives, next to what is expected.
  var pairs: [(actual: Double, expected: Double)] {
    switch kind {
    case "keyframe_timeline": keyframes
    case "keyframe_progress":
      zip(input.numbers("progress"), expect.numbers("values")).map { progress, value in
        let track = track(input)
        return (track.value(at: track.duration.scaled(by: progress)).x, value)
      }
    case "keyframe_tracks": tracks
    case "animation_preset", "animation_total_duration", "completion_order": animations
    case let kind where kind.hasPrefix("ca_media_timing"): animations
    case let kind where kind.contains("spring"): springs
    default: curves
    }
  }
}
