import Drawing
import Motion
import Scenography
import Testing

/// How steps say that a node looks different.
@Suite struct LookChangeTests {
  private func change(_ change: (LookChange) -> LookChange) -> [LookChange.Property: Lanes] {
    guard case .look(_, let from, _)? = Circle().step("a", from: change).steps.first?.part else { return [:] }
    return Dictionary(from.entries.map { ($0.property, $0.value) }) { first, _ in first }
  }

  @Test("factors multiply, displacements add, and else the later one holds")
  func composition() {
    let change = change {
      $0.opacity(0.5).opacity(0.5).offset(x: 3).offset(x: 4, y: 1).scale(2).scale(y: 0.5).rotation(.radians(1))
        .rotation(.radians(0.5)).fill(.red).fill(.blue).lineWidth(3).lineWidth(5).frame(width: 7).frame(width: 9)
    }
    let expected: [LookChange.Property: Lanes] = [
      .attribute(.opacity): Lanes(0.25), .attribute(.offsetX): Lanes(7), .attribute(.offsetY): Lanes(1),
      .attribute(.scaleX): Lanes(2), .attribute(.scaleY): Lanes(1), .attribute(.rotation): Lanes(1.5),
      .attribute(.fill): Color.blue.lanes, .attribute(.lineWidth): Lanes(5), .width: Lanes(9),
    ]
    #expect(change == expected)
  }

  @Test("what is not named stays as it is")
  func unnamed() {
    func attributes(_ attributes: Attribute...) -> Set<LookChange.Property> { Set(attributes.map { .attribute($0) }) }
    #expect(Set(change { $0.offset(y: 1) }.keys) == attributes(.offsetY))
    #expect(Set(change { $0.scale(x: 1) }.keys) == attributes(.scaleX))
    #expect(Set(change { $0.trim(to: 1) }.keys) == attributes(.trimEnd))
    #expect(Set(change { $0.trim(from: 0, offset: 1) }.keys) == attributes(.trimStart, .trimOffset))
    #expect(Set(change { $0.position(y: 1) }.keys) == [.positionY])
    #expect(Set(change { $0.frame(height: 1) }.keys) == [.height])
    #expect(change { $0 }.isEmpty && change { $0.offset() }.isEmpty)
    #expect(
      Set(change { $0.shadow(color: .red, radius: 1) }.keys)
        == attributes(.shadowColor, .shadowRadius, .shadowX, .shadowY))
  }

  @Test("a change applies to what is declared: 0.5 of an opacity of 0.5 is a quarter")
  func applying() {
    let node = Circle().opacity(0.5).offset(x: 10).fill(.red).frame(width: 5)
    for (attribute, value, expected) in [
      (.opacity, 0.5, 0.5), (.offsetX, 3, 3), (.scaleX, 2, 2), (.rotation, 1, 1), (.lineWidth, 7, 7),
    ] as [(Attribute, Double, Double)] {
      #expect(attribute.value(node.look[attribute], changedBy: Lanes(value)) == Lanes(expected))
    }
    let circle = Circle().opacity(0.5).offset(x: 10).scale(3).rotation(.radians(1))
    for (attribute, value, expected) in [
      (.opacity, 0.5, 0.25), (.offsetX, 3, 13), (.scaleX, 2, 6), (.rotation, 1, 2), (.lineWidth, 7, 7),
    ] as [(Attribute, Double, Double)] {
      #expect(attribute.value(circle.look[attribute], changedBy: Lanes(value)) == Lanes(expected))
    }
  }

  @Test("width, height and position are set in the box that has them")
  func setting() {
    var frame = Circle().frame(width: 5)
    frame.set(.width, to: 7)
    frame.set(.height, to: 8)
    #expect(frame == Circle().frame(width: 7, height: 8))
    var position = Circle().position(x: 1, y: 2)
    position.set(.positionX, to: 3)
    position.set(.positionY, to: 4)
    #expect(position == Circle().position(x: 3, y: 4))
    var circle = Circle().node
    for property in [LookChange.Property.width, .height, .positionX, .positionY] { circle.set(property, to: 9) }
    #expect(circle == Circle().node)
  }

  @Test("a step has the names and the animation that it is given, and the smooth one by default")
  func steps() {
    let node = Circle().step("one", in: "intro", .bouncy) { $0.opacity(0) }.step("two", to: { $0.scale(2) })
    #expect(node.steps.map(\.name) == ["one", "two"] && node.steps.map(\.sequence) == ["intro", nil])
    guard case .look(let bouncy, _, _) = node.steps[0].part,
      case .look(let smooth, let from, let to) = node.steps[1].part
    else {
      Issue.record("no looks")
      return
    }
    #expect(bouncy == .bouncy && smooth == .smooth && from.entries.isEmpty && to.entries.count == 2)
    #expect(node.steps[0].properties == [.attribute(.opacity)])
    #expect(node.steps[0] == Circle().step("one", in: "intro", .bouncy) { $0.opacity(0) }.steps[0])
    #expect(node.steps[0] != Circle().step("one", in: "intro", .bouncy) { $0.opacity(0.1) }.steps[0])
  }
}
