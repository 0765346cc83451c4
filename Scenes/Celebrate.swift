import Kineograph

/// A heart jumps for joy: four tracks of keyframes of different lengths run side by side.
///
/// A node scales before it turns. Here the turn comes first, so the heart turns inside a group that scales, inside
/// another that stretches and jumps.
struct Celebrate: Scene {
  let stage = Stage(width: 400, height: 400)

  func body(_ state: NoState) -> Node {
    Group {
      Group {
        heart
          .fill(.red)
          .frame(width: 120, height: 120)
          .keyframeStep("turn") {
            Track(.rotation) {
              CubicKeyframe(.degrees(0), duration: 0.58)
              CubicKeyframe(.degrees(16), duration: 0.125)
              CubicKeyframe(.degrees(-16), duration: 0.125)
              CubicKeyframe(.degrees(16), duration: 0.125)
              CubicKeyframe(.degrees(0), duration: 0.125)
            }
          }
      }
      .keyframeStep("grow") {
        Track(.scale) {
          LinearKeyframe(1, duration: 0.36)
          SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
          SpringKeyframe(1, spring: .bouncy)
        }
      }
    }
    .keyframeStep("jump") {
      Track(.scaleY) {
        CubicKeyframe(1, duration: 0.1)
        CubicKeyframe(0.6, duration: 0.15)
        CubicKeyframe(1.5, duration: 0.1)
        CubicKeyframe(1.05, duration: 0.15)
        CubicKeyframe(1, duration: 0.88)
        CubicKeyframe(0.8, duration: 0.1)
        CubicKeyframe(1.04, duration: 0.4)
        CubicKeyframe(1, duration: 0.22)
      }
      Track(.offsetY) {
        LinearKeyframe(0, duration: 0.1)
        SpringKeyframe(20, duration: 0.15, spring: .bouncy)
        SpringKeyframe(-60, duration: 1, spring: .bouncy)
        SpringKeyframe(0, spring: .bouncy)
      }
    }
  }

  var choreography: Choreography {
    Together {
      Step("turn")
      Step("grow")
      Step("jump")
    }
  }

  /// A heart in a box of 120 by 120.
  private var heart: Path {
    var path = Path()
    path.move(to: Point(x: 60, y: 112))
    path.addCurve(to: Point(x: 4, y: 40), control1: Point(x: 36, y: 92), control2: Point(x: 4, y: 70))
    path.addCurve(to: Point(x: 34, y: 8), control1: Point(x: 4, y: 21), control2: Point(x: 17, y: 8))
    path.addCurve(to: Point(x: 60, y: 24), control1: Point(x: 45, y: 8), control2: Point(x: 55, y: 14))
    path.addCurve(to: Point(x: 86, y: 8), control1: Point(x: 65, y: 14), control2: Point(x: 75, y: 8))
    path.addCurve(to: Point(x: 116, y: 40), control1: Point(x: 103, y: 8), control2: Point(x: 116, y: 21))
    path.addCurve(to: Point(x: 60, y: 112), control1: Point(x: 116, y: 70), control2: Point(x: 84, y: 92))
    path.closeSubpath()
    return path
  }
}
