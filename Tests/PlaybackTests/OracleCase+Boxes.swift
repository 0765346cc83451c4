import Drawing
import Motion
import OracleCases
import Playback
import Scenography

extension Oracle.Case {
  /// By how much attributes differ before and after a change, the way SwiftUI interpolates them.
  func boxes() throws -> [(actual: Double, expected: Double)] {
    if input["transition"] != nil { return try transitions() }
    let text = input.text("modifier") + input.text("layout")
    let box: [Attribute] = [.frameX, .frameY, .frameWidth, .frameHeight]
    switch text {
    case "frame(width:) 100->300, height 20, top-leading":
      return try deltas(of: box) { isLate in
        ZStack(alignment: .topLeading) { fixed(isLate ? 300 : 100, 20).id("x") }
      }
    case "padding 10->30 around 50x20 (container)":
      return try deltas(of: box) { isLate in
        ZStack(alignment: .topLeading) { fixed(50, 20).padding(isLate ? 30 : 10).id("x") }
      }
    case "padding 10->30 around 50x20 (child)":
      // What is wrapped is called by the name of what wraps it.
      return try deltas(of: box, "frame of x") { isLate in fixed(50, 20).padding(isLate ? 30 : 10).id("x") }
    case "cornerRadius 2->12":
      // SwiftUI's corner has a width and a height.
      return try deltas(of: [.cornerRadius, .cornerRadius]) { isLate in
        RoundedRectangle(cornerRadius: isLate ? 12 : 2).id("x")
      }
    case "overlay width 10->40":
      return try deltas(of: box) { isLate in
        fixed(80, 20).overlay(alignment: .topLeading) { fixed(isLate ? 40 : 10, 20).id("x") }
      }
    case "HStack spacing 0->20 (second child)":
      return try deltas(of: box) { isLate in
        HStack(spacing: isLate ? 20 : 0) {
          fixed(10, 10)
          fixed(10, 10).id("x")
        }
      }
    case "VStack spacing 0, first of 2 (height 30) removed, sibling geometry":
      return try deltas(of: box) { isLate in
        VStack(spacing: 0) {
          if !isLate { fixed(10, 30) }
          fixed(10, 10).id("x")
        }
      }
    default: return []
    }
  }

  private func fixed(_ width: Double, _ height: Double) -> Node { Rectangle().frame(width: width, height: height) }

  /// How far the node goes when the state changes; what has no track does not move.
  private func deltas(
    of attributes: [Attribute], _ node: String = "x", @NodeBuilder body: @escaping @Sendable (Bool) -> Node
  ) throws -> [(actual: Double, expected: Double)] {
    let stage = Stage(width: 400, height: 200, fps: 30)
    let resolved = try Probe(false, on: stage, body: body) { probe in
      probe.animate(.linear(duration: 1)) { $0 = true }
    }.resolved()
    return zip(attributes, expect.numbers("delta")).map { attribute, expected in
      let track = resolved.track(node, attribute)
      return ((track?.target.x ?? 0) - (track?.initial.x ?? 0), expected)
    }
  }
}
