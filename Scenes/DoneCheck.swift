import Kineograph

/// A disc pops up and a tick is drawn on it, timed in frames of 29.97 a second.
struct DoneCheck: Scene {
  let stage = Stage(width: 70, height: 70, fps: .ntsc30, background: .clear, duration: 76 * 1001 / 30_000)

  private let ease = UnitCurve.bezier(0.333, 0, 0.667, 1)

  func body(_ state: NoState) -> Node {
    ZStack {
      Circle()
        .fill(Color(hex: 0x00C233))
        .frame(width: 49.74, height: 49.74)
        .keyframeStep("disc") {
          Track(.scale) {
            MoveKeyframe(0)
            LinearKeyframe(0, duration: frames(18))
            LinearKeyframe(1.2, duration: frames(15), timingCurve: ease)
            LinearKeyframe(0.8, duration: frames(8), timingCurve: ease)
            LinearKeyframe(1.1, duration: frames(8), timingCurve: ease)
            LinearKeyframe(1, duration: frames(3), timingCurve: ease)
          }
        }
      tick
        .stroke(.white, lineWidth: 3, cap: .round, join: .round)
        .keyframeStep("tick") {
          Track(.scale) {
            MoveKeyframe(0)
            LinearKeyframe(0, duration: frames(33))
            LinearKeyframe(1.2, duration: frames(13), timingCurve: ease)
            LinearKeyframe(1, duration: frames(6), timingCurve: ease)
          }
          Track(.trimEnd) {
            MoveKeyframe(0)
            LinearKeyframe(0, duration: frames(33))
            LinearKeyframe(1, duration: frames(19), timingCurve: ease)
          }
        }
    }
  }

  var choreography: Choreography {
    Together {
      Step("disc")
      Step("tick")
    }
  }

  /// A tick about the middle of the stage.
  private var tick: Path {
    .polyline([
      Point(x: 35 - 7, y: 35 + 1.438), Point(x: 35 - 2.656, y: 35 + 5.781), Point(x: 35 + 7.422, y: 35 - 4.297),
    ])
  }

  private func frames(_ count: Int) -> Double { Double(count) * 1001 / 30_000 }
}
