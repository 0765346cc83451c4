import Drawing
import Motion
import Scenography
import Testing

/// Which node a step means when it stands on what wraps it.
@Suite struct ReachTests {
  private func reach(_ property: LookChange.Property, _ node: Node) throws -> String? {
    let tree = try Tree(node)
    return tree.element(for: property, from: 1).map { tree.elements[$0].node.content.name }
  }

  @Test("what only a shape has is meant for the shape inside, through all that wraps it")
  func shape() throws {
    let node = RoundedRectangle(cornerRadius: 4).padding(1).frame(width: 9).background(.red).overlay { Circle() }
      .clip(Circle()).position(x: 1, y: 2)
    for attribute in Attribute.allCases {
      let found = try reach(.attribute(attribute), node)
      switch attribute {
      case .fill, .stroke, .lineWidth, .dashPhase, .trimStart, .trimEnd, .trimOffset, .cornerRadius:
        #expect(found == "RoundedRectangle", "\(attribute)")
      default: #expect(found == "position", "\(attribute)")
      }
    }
    #expect(try reach(.width, node) == "frame" && (try reach(.height, node)) == "frame")
    #expect(try reach(.positionX, node) == "position" && (try reach(.positionY, node)) == "position")
  }

  @Test("a property that no node on the way has is found nowhere")
  func nowhere() throws {
    #expect(try reach(.attribute(.cornerRadius), Circle().padding(1)) == nil)
    #expect(try reach(.width, Circle().padding(1)) == nil)
    #expect(try reach(.attribute(.trimEnd), Text("a").padding(1)) == nil)
    #expect(try reach(.attribute(.fill), HStack { Circle() }.padding(1)) == nil)
    #expect(try reach(.attribute(.fill), Group { Circle() }.node) == nil)
    #expect(try reach(.attribute(.fill), Group {}.padding(1)) == nil)
    #expect(try reach(.attribute(.opacity), HStack { Circle() }.node) == "HStack")
  }

  @Test("letters have a colour and a line, and a clip with round corners has a radius")
  func others() throws {
    #expect(try reach(.attribute(.fill), Text("a").padding(1)) == "Text")
    #expect(try reach(.attribute(.lineWidth), Text("a").frame(width: 3)) == "Text")
    #expect(try reach(.attribute(.cornerRadius), Circle().clip(RoundedRectangle(cornerRadius: 3)).padding(1)) == "clip")
    // The nearest frame is meant.
    let tree = try Tree(Circle().frame(width: 1).frame(width: 2))
    #expect(tree.element(for: .width, from: 1) == 1 && tree.element(for: .width, from: 2) == 2)
  }
}
