import Kineograph

/// Three dots hop one after the other, each five frames after the one before it.
struct LoadingDots: Scene {
  let stage = Stage(width: 300, height: 300, duration: 65.0 / 60)

  private let ease = UnitCurve.bezier(0.6, 0, 0.4, 1)
  private let places = [101.949, 142.723, 183.505]

  func body(_ state: NoState) -> Node {
    ZStack {
      for (index, x) in places.enumerated() {
        Circle()
          .frame(width: 22.936, height: 22.936)
          .keyframeStep("hop \(index)") {
            Track(.offsetY) {
              LinearKeyframe(-20, duration: 12.0 / 60, timingCurve: ease)
              LinearKeyframe(0, duration: 12.0 / 60, timingCurve: ease)
            }
          }
          .position(x: x, y: 142.723)
      }
    }
  }

  var choreography: Choreography {
    Stagger(each: 5.0 / 60) { for index in places.indices { Step("hop \(index)") } }
  }
}
