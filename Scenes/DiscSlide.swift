import Kineograph

/// A disc slides over and back while its colour turns from red to amber and back: two tracks of keyframes side by side.
///
/// Colours mix in Oklab, so half way it is as bright and as vivid as its ends; in sRGB it would be duller.
struct DiscSlide: Scene {
  let stage = Stage(width: 1920, height: 1080, background: Color(hex: 0x141414), duration: 2)

  private let ease = UnitCurve.cubic(.inOut)
  private let red = Color(hex: 0xE13238)
  private let amber = Color(hex: 0xE6A700)

  func body(_ state: NoState) -> Node {
    Circle()
      .fill(red)
      .frame(width: 140, height: 140)
      .offset(x: -300)
      .keyframeStep("slide") {
        Track(.offsetX) {
          LinearKeyframe(300, duration: 1, timingCurve: ease)
          LinearKeyframe(-300, duration: 1, timingCurve: ease)
        }
        Track(.fill) {
          LinearKeyframe(amber, duration: 1, timingCurve: ease)
          LinearKeyframe(red, duration: 1, timingCurve: ease)
        }
      }
  }

  var choreography: Choreography { Step("slide") }
}
