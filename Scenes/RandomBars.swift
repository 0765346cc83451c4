import Kineograph

/// Forty bars grow to random heights and shrink again, each 0.04 s after the one before it, three times over.
///
/// A loop takes 2.56 s, which is 153.6 frames at 60 fps: the second begins between two frames. The heights come from a
/// seed, in the order of loops and bars, so no frame depends on which were made before it.
struct RandomBars: Scene {
  let stage = Stage(width: 1920, height: 1080, background: Color(hex: 0x141414))

  private static let barCount = 40
  private static let loopCount = 3
  private static let motion = Animation.timingCurve(.cubic(.inOut), duration: 0.5)
  private static let low = Color(hex: 0xE13238)
  private static let high = Color(hex: 0xE6A700)

  func body(_ state: NoState) -> Node {
    let heights = heights
    HStack(spacing: 10) {
      for bar in 0..<Self.barCount {
        self.bar(bar, heights: heights)
      }
    }
  }

  var choreography: Choreography {
    for loop in 0..<Self.loopCount {
      Stagger(each: 0.04) {
        for bar in 0..<Self.barCount {
          Sequenced {
            Step("grow \(bar), loop \(loop)")  // 0.5 s
            Step("shrink \(bar), loop \(loop)")  // 1 s
          }
        }
      }
    }
  }

  private func bar(_ bar: Int, heights: [[Double]]) -> Node {
    var node = RoundedRectangle(cornerRadius: 5, style: .circular).fill(Self.low).frame(width: 10, height: 10)
    for loop in 0..<Self.loopCount {
      node = node.step(
        "grow \(bar), loop \(loop)", Self.motion, to: { $0.frame(height: heights[loop][bar]).fill(Self.high) }
      )
      .step("shrink \(bar), loop \(loop)", Self.motion, to: { $0.frame(height: 10).fill(Self.low) })
    }
    return node
  }

  /// A height for each bar in each loop, from 100 to 199.
  private var heights: [[Double]] {
    var random = SeededRandom(seed: 1)
    return (0..<Self.loopCount).map { _ in
      (0..<Self.barCount).map { _ in Double(random.int(in: 100...199)) }
    }
  }
}
