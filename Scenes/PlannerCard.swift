import Kineograph

/// A card drops in, grows, springs back and falls out: four steps on one shape with pauses between them.
///
/// The spring's tail goes on during the pause that follows it.
struct PlannerCard: Scene {
  let stage = Stage(width: 390, height: 844)

  private let dropped = Animation.timingCurve(0.19, 0.73, 0.11, 1, duration: 0.32)
  private let falling = Animation.timingCurve(0.6, 0, 1, 0.45, duration: 0.2)

  func body(_ state: NoState) -> Node {
    RoundedRectangle(cornerRadius: 16)
      .fill(.orange)
      .frame(width: 100, height: 100)
      .step("drop", dropped) { $0.opacity(0).offset(y: -372) }
      .step("grow", dropped, to: { $0.scale(2).cornerRadius(40).fill(.red) })
      .step("settle", .spring(response: 0.25, dampingFraction: 0.52), to: { $0.scale(1).cornerRadius(0).fill(.blue) })
      .step("fall", falling, to: { $0.opacity(0).offset(y: 472) })
  }

  var choreography: Choreography {
    Wait(0.35)  // 0.35 s
    Step("drop")  // 0.67 s
    Wait(0.2)  // 0.87 s
    Step("grow")  // 1.19 s
    Wait(0.2)  // 1.39 s
    Step("settle")  // 1.64 s, still swinging
    Wait(0.58)  // 2.22 s
    Step("fall")  // 2.42 s
  }
}
