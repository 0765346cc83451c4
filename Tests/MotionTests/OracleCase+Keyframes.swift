import Motion
import OracleCases

extension Oracle.Case {
  var keyframes: [(actual: Double, expected: Double)] {
    let track = track(input)
    let duration = expect["duration"].map { _ in (track.duration.seconds, expect.number("duration")) }
    let times = expect.numbers("times")
    return [duration].compactMap { $0 }
      + zip(times, expect.numbers("values")).map { (track.value(at: seconds($0)).x, $1) }
  }

  var tracks: [(actual: Double, expected: Double)] {
    let initial = input.numbers("initial")
    let tracks = zip(initial, input["tracks"]?.list ?? []).map { initial, frames in
      KeyframeTrack(initial: SIMD4(repeating: initial), keyframes: frames.list.map(keyframe))
    }
    let rows = expect["values"]?.list ?? []
    return [(tracks.map(\.duration.seconds).max() ?? .nan, expect.number("duration"))]
      + zip(input.numbers("times"), rows).flatMap { time, row in
        zip(tracks, row.list).map { ($0.value(at: seconds(time)).x, $1.number ?? .nan) }
      }
  }

  func track(_ input: JSON) -> KeyframeTrack {
    KeyframeTrack(
      initial: SIMD4(repeating: input.number("initial")), keyframes: (input["frames"]?.list ?? []).map(keyframe))
  }

  private func keyframe(_ frame: JSON) -> Keyframe {
    let target = SIMD4(repeating: frame.number("to"))
    let duration = frame["duration"].map { _ in seconds(frame.number("duration")) }
    func velocity(_ key: String) -> SIMD4<Double>? { frame[key]?.number.map { SIMD4(repeating: $0) } }
    switch frame.text("kind") {
    case "linear": return .linear(to: target, duration: duration ?? .zero, curve: .linear)
    case "cubic":
      return .cubic(
        to: target, duration: duration ?? .zero, startVelocity: velocity("startVelocity"),
        endVelocity: velocity("endVelocity"))
    case "spring":
      let spring = Spring(duration: frame.number("springDuration"), bounce: frame.number("springBounce"))
      return .spring(to: target, duration: duration, spring: spring, startVelocity: velocity("startVelocity"))
    default: return .move(to: target)
    }
  }

  private func seconds(_ seconds: Double) -> Time { Time(seconds: seconds) ?? .zero }
}
