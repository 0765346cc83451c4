import Kineograph

/// The product shows itself: its name springs in letter by letter, a line is drawn under it, and three cards rise and
/// come alive. Nothing in it is a hand-tuned delay but the rhythm of letters and bars.
struct Overture: Scene {
  let stage = Stage(width: 1280, height: 720, background: Color(hex: 0x0D0F1E))

  private let letters = Array("Kineograph").map { String($0) }
  private let barHeights = [52.0, 88, 64, 120, 96, 140]

  func body(_ state: NoState) -> Node {
    ZStack {
      glow
      VStack(spacing: 0) {
        title
        Capsule()
          .fill(
            .linear([Color(hex: 0x5E5CE6), Color(hex: 0xFF375F), Color(hex: 0xFF9F0A)], from: .leading, to: .trailing)
          )
          .frame(width: 560, height: 6)
          .scale(1, anchor: .leading)
          .step("line", in: "overture", .snappy) { $0.scale(x: 0) }
          .padding(EdgeInsets(top: 12))
        Text("Every step starts when the last one lands")
          .font(.system(size: 30, weight: .medium))
          .fill(Color(hex: 0xAEB4D0))
          .padding(vertical: 28)
          .step("tagline", in: "overture", .easeOut(duration: 0.4)) { $0.opacity(0).offset(y: 16) }
        HStack(spacing: 32) {
          Card(step: "card 0") { bars }
          Card(step: "card 1") { tick }
          Card(step: "card 2") { ring }
        }
        .padding(vertical: 24)
      }
    }
  }

  var choreography: Choreography {
    Sequenced("overture") {
      Together {
        Step("glow")
        Stagger(each: 0.06) { for index in letters.indices { Step("letter \(index)") } }
      }
      Step("line")  // the last letters still swing
      Step("tagline")
      Stagger(each: 0.12) { for card in 0..<3 { Step("card \(card)") } }
      Together {
        Stagger(each: 0.05) { for bar in barHeights.indices { Step("bar \(bar)") } }
        Sequenced {
          Step("disc")
          Step("tick")
        }
        Step("ring")
      }
      Wait(0.8)
    }
  }

  private var glow: Node {
    Circle()
      .fill(
        .radial(
          Gradient(stops: [
            Gradient.Stop(color: Color(hex: 0x4B3FD8).opacity(0.55), location: 0),
            Gradient.Stop(color: Color(hex: 0x4B3FD8).opacity(0), location: 1),
          ]))
      )
      .frame(width: 1400, height: 1400)
      .offset(y: -260)
      .step("glow", in: "overture", .smooth(duration: 0.9)) { $0.opacity(0).scale(0.4) }
  }

  @NodeBuilder private var title: Node {
    HStack(spacing: 0) {
      for (index, letter) in letters.enumerated() {
        Text(letter)
          .font(.system(size: 132, weight: .heavy))
          .fill(.white)
          .step("letter \(index)", in: "overture", .bouncy) {
            $0.opacity(0).offset(y: 70).scale(0.5).rotation(.degrees(-12))
          }
      }
    }
  }

  @NodeBuilder private var bars: Node {
    HStack(alignment: .bottom, spacing: 14) {
      for (index, height) in barHeights.enumerated() {
        RoundedRectangle(cornerRadius: 8)
          .fill(.linear([Color(hex: 0x64D2FF), Color(hex: 0x0A84FF)]))
          .frame(width: 24, height: height)
          .scale(1, anchor: .bottom)
          .step("bar \(index)", in: "overture", .bouncy) { $0.scale(x: 1, y: 0) }
      }
    }
  }

  @NodeBuilder private var tick: Node {
    ZStack {
      Circle()
        .fill(Color(hex: 0x30D158))
        .frame(width: 132, height: 132)
        .step("disc", in: "overture", .bouncy) { $0.scale(0) }
      Path.polyline([Point(x: 34, y: 68), Point(x: 58, y: 92), Point(x: 100, y: 44)])
        .stroke(.white, lineWidth: 13, cap: .round, join: .round)
        .step("tick", in: "overture", .easeOut(duration: 0.35)) { $0.trim(to: 0) }
        .frame(width: 132, height: 132)
    }
  }

  @NodeBuilder private var ring: Node {
    ZStack {
      Circle()
        .stroke(Color.white.opacity(0.12), lineWidth: 20)
        .frame(width: 120, height: 120)
      Circle()
        .stroke(
          .conic([Color(hex: 0xFFD60A), Color(hex: 0xFF453A), Color(hex: 0xBF5AF2)], angle: .degrees(-20)),
          lineWidth: 20,
          cap: .round
        )
        .trim(to: 0.78)
        .step("ring", in: "overture", .smooth(duration: 0.9)) { $0.trim(to: 0) }
        .frame(width: 120, height: 120)
        .rotation(.degrees(-90))
    }
  }
}

/// A card with a soft shadow that rises into place.
private struct Card: Component {
  let step: String
  let content: Node

  init(step: String, @NodeBuilder _ content: () -> Node) {
    self.step = step
    self.content = content()
  }

  var body: Node {
    ZStack {
      RoundedRectangle(cornerRadius: 32)
        .fill(.linear([Color(hex: 0x262A47), Color(hex: 0x1A1D33)]))
        .shadow(color: Color.black.opacity(0.45), radius: 40, y: 18)
      content
    }
    .frame(width: 300, height: 220)
    .step(step, in: "overture", .smooth(duration: 0.6)) { $0.opacity(0).offset(y: 70).scale(0.92) }
  }
}
