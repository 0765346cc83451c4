import Kineograph

/// The three preset springs side by side. The group is complete at 0.5 s; all three still move then.
struct ThreeSprings: Scene {
  let stage = Stage(width: 800, height: 450)

  func body(_ state: NoState) -> Node {
    ZStack(alignment: .topLeading) {
      disc(.red, y: 112).step("smooth", .smooth, to: { $0.position(x: 700) })
      disc(.green, y: 225).step("snappy", .snappy, to: { $0.position(x: 700) })
      disc(.blue, y: 338).step("bouncy", .bouncy, to: { $0.position(x: 700) })
    }
  }

  var choreography: Choreography {
    Together {
      Step("smooth")
      Step("snappy")
      Step("bouncy")
    }
  }

  private func disc(_ color: Color, y: Double) -> Node {
    Circle().fill(color).frame(width: 60, height: 60).position(x: 100, y: y)
  }
}
