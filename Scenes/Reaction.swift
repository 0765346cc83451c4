import Kineograph

/// A disc jumps, swells and comes back: three changes of the scene's state.
///
/// The last change takes the disc over while the spring of the one before still rings, at the size and with the speed
/// that it has then.
struct Reaction: Scene {
  enum Phase: Sendable {
    case rest, jump, swell
  }

  let stage = Stage(width: 400, height: 400)
  let initialState = Phase.rest

  func body(_ state: Phase) -> Node {
    Circle()
      .fill(.yellow)
      .frame(width: 64, height: 64)
      .scale(state == .swell ? 1.5 : 1)
      .offset(y: state == .rest ? 0 : -64)
  }

  var choreography: Choreography {
    animate("jump", .easeInOut(duration: 0.3)) { $0 = .jump }  // 0.3 s
    animate("swell", .spring(duration: 0.3, bounce: 0.7)) { $0 = .swell }  // 0.6 s, still ringing
    animate("rest", .smooth) { $0 = .rest }  // 1.1 s
  }
}
