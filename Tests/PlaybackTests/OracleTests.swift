import Motion
import OracleCases
import Playback
import Scenography
import Testing

@Suite("Published cases")
struct OracleTests {
  @Test("Published cases of playback hold", arguments: Oracle.cases(of: .playback))
  func holds(_ entry: Oracle.Case) throws {
    let pairs = try entry.pairs()
    #expect(!pairs.isEmpty, "no check for the kind \(entry.kind)")
    for (actual, expected) in pairs { #expect(entry.allows(actual, for: expected)) }
  }

  @Test("Each file says how many of its cases are checked")
  func report() {
    let lines = Oracle.report(of: .playback)
    for line in lines { print(line) }
    #expect(lines.count == 4)
  }
}

extension Oracle.Case {
  /// What the module gives, next to what is expected.
  fileprivate func pairs() throws -> [(actual: Double, expected: Double)] {
    switch kind {
    case "animatable_delta": try boxes()
    case "keyframe_animator_samples": try samples()
    case "keyframe_animator_trigger": try triggers()
    case "group_times": try successionTimes()
    case "sequence_schedule": try schedule()
    case "sequence_schedule_motion": try positions()
    case "succession_active_index": try activeIndex()
    default: []
    }
  }

  /// SwiftUI's clock begins with the first frame after the one that starts it, here it is told when.
  private func samples() throws -> [(actual: Double, expected: Double)] {
    let frame = input["frames"]?.list.first
    let times = input.numbers("samples_t")
    let resolved = try Probe {
      Rectangle().keyframeStep("k") {
        Track(.offsetX) {
          LinearKeyframe(frame?.number("to") ?? .nan, duration: frame?.number("duration") ?? .nan)
        }
      }
    } choreography: {
      Wait(times[1])
      Step("k")
    }.resolved()
    return zip(times, expect.numbers("values")).map { (resolved.value("k", .offsetX, at: $0) ?? .nan, $1) }
  }

  /// Keyframes that are triggered when they have ended, a second after they began.
  private func triggers() throws -> [(actual: Double, expected: Double)] {
    guard input.text("frames") == "linear(10, .1), linear(start+20, .1)" else { return [] }
    let start = input.number("initial")
    let resolved = try Probe {
      Rectangle().offset(x: start).keyframeStep("k", in: "s") {
        Track(.offsetX) {
          LinearKeyframe(10, duration: 0.1)
          LinearKeyframe(start + 20, duration: 0.1)
        }
      }
    } choreography: {
      Sequenced("s") { Step("k") }
      Sequenced("again") {
        Wait(1)
        Trigger("s")
      }
    }.resolved()
    func values(_ instants: [Double]) -> [Double] { instants.map { resolved.value("k", .offsetX, at: $0) ?? .nan } }
    return zip(values([0, 1]) + values([0.2, 1.2]), expect.numbers("starts") + expect.numbers("end_values"))
      .map { ($0, $1) }
  }
}
