import Kineograph

/// The title fades in; as soon as it has, the button springs in, then three badges hop together while it still swings.
struct QuickStart: Scene {
  let stage = Stage(width: 1280, height: 720, background: .white)

  func body(_ state: NoState) -> Node {
    VStack(spacing: 40) {
      Text("Welcome")
        .font(.system(size: 96, weight: .bold))
        .step("title", in: "intro", .easeOut(duration: 0.5)) { $0.opacity(0).offset(y: 24) }
      Text("Get started")
        .font(.system(size: 28, weight: .semibold))
        .fill(.white)
        .frame(width: 240, height: 64)
        .background { Capsule().fill(.blue) }
        .step("button", in: "intro", .bouncy) { $0.scale(0) }
      HStack(spacing: 16) {
        for index in 0..<3 {
          Badge(color: [.pink, .orange, .teal][index])
            .keyframeStep("badge \(index)", in: "intro") {
              Track(.offsetY) {
                CubicKeyframe(-24, duration: 0.15)
                SpringKeyframe(0, spring: .bouncy(duration: 0.4))
              }
            }
        }
      }
    }
  }

  var choreography: Choreography {
    Sequenced("intro") {
      Step("title")  // 0.5 s
      Step("button")  // starts when the title is complete
      Together {
        Step("badge 0")
        Step("badge 1")
        Step("badge 2")
      }
      Wait(0.5)
      Replay("intro", times: 1)
    }
  }
}

/// A round badge.
private struct Badge: Component {
  let color: Color

  var body: Node {
    Circle().fill(color).frame(width: 48, height: 48)
  }
}
