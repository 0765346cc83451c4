import Motion
import OracleCases

extension Oracle.Case {
  var staggers: [(actual: Double, expected: Double)] {
    switch kind {
    case "stagger":
      // A start is a wait before it.
      let delay = delays(count: Int(input.number("count")))[Int(input.number("index"))]
      return [(delay + (input["start"]?.number ?? 0), expect.number("value"))]
    case "stagger_origin":
      // The origin is where a stagger would begin, so as many places away as the first one waits.
      return [(delays(count: Int(input.number("count")))[0], expect.number("value"))]
    case "stagger_list":
      return zip(delays(count: Int(input.number("count"))), expect.numbers("delays")).map { ($0, $1) }
    default:
      let cells = input.numbers("grid").reduce(1, *)
      return zip(delays(count: Int(cells)), expect.numbers("delays")).map { ($0, $1) }
    }
  }

  private func delays(count: Int) -> [Double] {
    let stagger = StaggerTiming(
      each: input["each"]?.number ?? 1, from: origin, grid: input.numbers("grid").first.map { Int($0) },
      ease: input.text("ease") == "inOutQuad" ? .quad(.inOut) : .linear, reversed: input["reversed"]?.flag ?? false)
    return stagger.delays(count: count).map(\.seconds)
  }

  private var origin: StaggerTiming.Origin {
    guard let origin = input["from"] ?? input["frm"] else { return .first }
    if let index = origin.number { return .index(Int(index)) }
    return origin.text == "center" ? .center : origin.text == "last" ? .last : .first
  }

  /// Steps one after the other, and lists of steps side by side: when they end, and on which frame.
  var handOver: [(actual: Double, expected: Double)] {
    let steps = input["steps"]?.list ?? []
    let end = steps.reduce(Time.zero) { end, step in
      end + (([step.number].compactMap { $0 } + step.numbers).compactMap { Time(seconds: $0) }.max() ?? .zero)
    }
    let rate = FrameRate(numerator: Int(input.number("fps"))) ?? 1
    // There a wait ends on the last frame before its end, and what moves shows one more.
    let frames = steps.count > 1 ? rate.frame(containing: end) : rate.frameCount(covering: end)
    return [(end.seconds, expect.number("time")), (Double(frames), expect.number("frames"))]
  }
}
