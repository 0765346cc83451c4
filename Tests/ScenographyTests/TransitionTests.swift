import Drawing
import Motion
import Scenography
import Testing

/// Where transitions bring nodes from and where they take them.
@Suite("Transitions as they are written")
struct TransitionTests {
  private let size = Size(width: 40, height: 20)

  @Test("scales and opacities multiply, and the anchor of each scale stays where it is under the next")
  func combined() {
    let transition = Transition.scale(0.5, anchor: .topLeading).combined(with: .scale(0.5, anchor: .bottomTrailing))
      .combined(with: .opacity).combined(with: .opacity)
    let presence = transition.displacement(.insertion, of: size).presence
    #expect(presence.scale == 0.25 && presence.opacity == 0 && presence.offset == .zero)
    // (0, 0) stays under the first; half way to (40, 20) under the second.
    let box = Rect(origin: .zero, size: size)
    #expect(Point.zero.transformed(by: presence.transform(in: box)) == Point(x: 20, y: 10))
  }

  @Test("each part of a combined transition has its own animation, and the last one where two move the same")
  func animations() {
    let (slow, fast) = (Animation.linear(duration: 2), Animation.linear(duration: 1))
    let transition = Transition.opacity.animation(slow).combined(with: .offset(x: 1))
      .combined(with: .offset(x: 2).animation(slow)).combined(with: .move(edge: .leading).animation(fast))
    let displacement = transition.displacement(.removal, of: size)
    #expect(displacement.animation(of: .presenceOpacity) == slow)
    #expect(displacement.animation(of: .presenceX) == fast)
    #expect(displacement.animation(of: .presenceY) == nil)
    #expect(displacement.presence.offset == Point(x: -37, y: 0))
  }

  @Test("a node without a transition fades, and a box around a node takes its transition over")
  func nodes() {
    #expect(Circle().node.transition == .opacity)
    let framed = Circle().transition(.slide).frame(width: 9).padding(3)
    #expect(framed.transition == .slide)
    #expect(framed.children.map(\.transition) == [.opacity])
  }

  @Test("what is wholly there is not moved")
  func whole() {
    #expect(Presence.whole.transform(in: Rect(origin: .zero, size: size)) == .identity)
    #expect(Look().presence == .whole)
  }
}
