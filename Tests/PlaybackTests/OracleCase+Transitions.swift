import Drawing
import Motion
import OracleCases
import Playback
import Scenography

extension Oracle.Case {
  /// By how much attributes differ before and after a node of 50 by 30 comes or goes.
  func transitions() throws -> [(actual: Double, expected: Double)] {
    let text = input.text("transition")
    guard let (transition, attributes) = Self.known[text] else { return [] }
    let isInsertion = input.text("edge") == "insert"
    let resolved = try Probe(!isInsertion, on: Stage(width: 400, height: 200, fps: 30)) { isThere in
      if isThere { Rectangle().frame(width: 50, height: 30).id("x").transition(transition) }
    } choreography: { probe in
      probe.animate(.linear(duration: 1)) { $0.toggle() }
    }.resolved()
    return zip(attributes, expect.numbers("delta")).map { attribute, expected in
      let track = resolved.track("x", attribute)
      return ((track?.target.x ?? 0) - (track?.initial.x ?? 0), expected)
    }
  }

  private static let known: [String: (Transition, [Attribute])] = [
    "opacity": (.opacity, [.presenceOpacity]),
    "move(trailing)": (.move(edge: .trailing), [.presenceX, .presenceY]),
    "move(top)": (.move(edge: .top), [.presenceX, .presenceY]),
    "move(bottom)": (.move(edge: .bottom), [.presenceX, .presenceY]),
    // SwiftUI's scale has a width and a height.
    "scale": (.scale, [.presenceScale, .presenceScale]),
    "scale(0.5, topLeading)": (.scale(0.5, anchor: .topLeading), [.presenceScale, .presenceScale]),
    "slide": (.slide, [.presenceX, .presenceY]),
    "push(from: leading)": (.push(from: .leading), [.presenceX, .presenceY]),
  ]
}
