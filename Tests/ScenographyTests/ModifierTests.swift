import Drawing
import Motion
import Scenography
import Testing

/// What modifiers say, alone and one after the other.
@Suite struct ModifierTests {
  @Test("opacities and scales multiply, offsets and turns add, and the last shadow holds")
  func looks() {
    let look = Circle().opacity(0.5).opacity(0.5).offset(x: 3).offset(x: 4, y: -1).scale(2).scale(x: 3, y: 0.5)
      .rotation(.degrees(30)).rotation(.degrees(-10)).shadow(radius: 9).shadow(color: .red, radius: 2, x: 1).look
    #expect(look.opacity == 0.25 && look.offset == Point(x: 7, y: -1))
    #expect(look.scaleX == 6 && look.scaleY == 1 && abs(look.rotation.degrees - 20) < 1e-12)
    #expect(look.shadowRadius == 2 && look.shadowColor == .red && look.shadowOffset == Point(x: 1, y: 0))
    let turned = Circle().scale(2, anchor: .topLeading).rotation(.zero, anchor: .bottom).look
    #expect(turned.scaleAnchor == .topLeading && turned.rotationAnchor == .bottom)
  }

  private func leaves(_ node: Node) -> [Node] {
    node.children.isEmpty ? [node] : node.children.flatMap { leaves($0) }
  }

  @Test("on a shape the last fill holds, on a group each leaf keeps what it was told")
  func fills() {
    #expect(Circle().fill(.red).fill(.blue).look.fill == .blue)
    let group = HStack {
      Circle()
      Circle().fill(.red).padding(2)
      VStack {
        Text("a")
        Text("b").fill(.green)
      }
      Spacer()
      Circle().stroke(.black)
    }.fill(.blue)
    let shown = leaves(group).map { $0.style.fill == nil ? nil : $0.look.fill }
    #expect(shown == [.blue, .red, .blue, .green, nil, .blue])
    #expect(group.fill(.orange) == group)
  }

  @Test("a stroke of a group reaches only leaves without one")
  func strokes() {
    let group = HStack {
      Circle()
      Circle().stroke(.red, lineWidth: 3, cap: .round, join: .bevel, dash: [1, 2], dashPhase: 5)
    }.stroke(.blue, lineWidth: 7)
    let shown = leaves(group)
    #expect(shown.map(\.look.stroke) == [.blue, .red] && shown.map(\.look.lineWidth) == [7, 3])
    #expect(shown[1].style.cap == .round && shown[1].style.join == .bevel && shown[1].style.dash == [1, 2])
    #expect(shown[1].look.dashPhase == 5)
  }

  @Test("gradients are inks like colours")
  func gradients() {
    let gradient = BoxGradient.linear([.red, .blue])
    let group = HStack {
      Circle().fill(gradient)
      Circle().stroke(gradient, lineWidth: 2)
    }.fill(.green).stroke(.black)
    let shown = leaves(group)
    #expect(shown.map(\.style.fill) == [.gradient(gradient), .color])
    #expect(shown.map(\.style.stroke) == [.color, .gradient(gradient)])
    #expect(shown.map(\.look.lineWidth) == [1, 2])
  }

  @Test("what is said of letters holds for all inside that were not told otherwise")
  func texts() {
    let group = VStack {
      Text("a")
      Text("b").font(.system(size: 9)).lineSpacing(1).tracking(2).multilineTextAlignment(.trailing)
    }.font(.monospaced(size: 50)).lineSpacing(3).tracking(4).multilineTextAlignment(.center)
    let contents = leaves(group).compactMap { leaf -> TextContent? in
      if case .text(let text) = leaf.content { text.content } else { nil }
    }
    #expect(
      contents == [
        TextContent("a", font: .monospaced(size: 50), alignment: .center, lineSpacing: 3, tracking: 4),
        TextContent("b", font: .system(size: 9), alignment: .trailing, lineSpacing: 1, tracking: 2),
      ])
    #expect(TextSpecification(string: "c").content == TextContent("c", font: .system(size: 32)))
  }

  @Test("a trim of a group reaches paths that are whole")
  func trims() {
    let group = HStack {
      Circle()
      Circle().trim(from: 0.2, to: 0.4)
    }.trim(to: 0.5, offset: 0.1)
    let shown = leaves(group).map { [$0.look.trimStart, $0.look.trimEnd, $0.look.trimOffset] }
    #expect(shown == [[0, 0.5, 0.1], [0.2, 0.4, 0]])
  }

  @Test("a look gives back what is put into it, attribute by attribute")
  func lanes() {
    for attribute in Attribute.allCases where !attribute.isOfBox {
      var look = Look()
      let value = attribute.laneCount == 4 ? Color.orange.lanes : Lanes(0.375)
      look[attribute] = value
      let difference = look[attribute] - value
      #expect(max(difference.max(), -difference.min()) < 1e-7, "\(attribute)")
      for other in Attribute.allCases where other != attribute {
        #expect(look[other] == Look()[other], "\(attribute) changed \(other)")
      }
    }
    #expect(Look()[.frameX] == .zero)
  }

  @Test("shapes draw themselves in their box")
  func paths() {
    let box = Rect(x: 10, y: 20, width: 100, height: 60)
    for (shape, bounds) in [
      (Rectangle().shape, box), (Circle().shape, Rect(x: 30, y: 20, width: 60, height: 60)), (Ellipse().shape, box),
      (Capsule().shape, box), (RoundedRectangle(cornerRadius: 12).shape, box),
      (Line(from: Point(x: 1, y: 2), to: Point(x: 5, y: 9)).shape, Rect(x: 11, y: 22, width: 4, height: 7)),
    ] {
      let path = shape.path(in: box, cornerRadius: 12).bounds ?? .zero
      for (side, expected) in zip(
        [path.minX, path.minY, path.width, path.height], [bounds.minX, bounds.minY, bounds.width, bounds.height])
      {
        #expect(abs(side - expected) < 0.05, "\(shape.name)")
      }
    }
  }
}
