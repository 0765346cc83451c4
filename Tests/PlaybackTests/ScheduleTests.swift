import Motion
import Playback
import Scenography
import Testing

@Suite("Schedules of sequences")
struct ScheduleTests {
  @Test("A keyframe step takes its place between others")
  func keyframes() throws {
    let resolved = try Probe {
      box("a", .linear(duration: 0.3))
      Rectangle().keyframeStep("k") { Track(.offsetX) { LinearKeyframe(10, duration: 1.2) } }
      box("b", .linear(duration: 0.2))
    } choreography: {
      Step("a")
      Step("k")
      Step("b")
    }.resolved()
    #expect(resolved.start(of: "k") == 0.3)
    #expect(resolved.start(of: "b") == 1.5)
    #expect(resolved.duration == Time(seconds: 1.7))
  }

  @Test("A step whose shape appears after its turn takes no time, and the shape shows its final look")
  func late() throws {
    let resolved = try Probe(false) { isThere in
      box("a", in: "main", .linear(duration: 0.5))
      if isThere { box("b", in: "main", .linear(duration: 0.2)) }
      box("c", in: "main", .linear(duration: 0.2))
    } choreography: { scene in
      Sequenced {
        Step("a")
        Step("b")
        Step("c")
      }
      Sequenced("other") {
        Wait(0.6)
        scene.set { $0 = true }
      }
    }.resolved()
    #expect(
      resolved.ledger.description == """
        other/wait run 1: start 0 s, complete 0.6 s, settled 0.6 s
        main/a run 1: start 0 s, complete 0.5 s, settled 0.5 s, 1 node
        main/b run 1: start 0.5 s, skipped: no node has this step
        main/c run 1: start 0.5 s, complete 0.7 s, settled 0.7 s, 1 node
        other/change run 1: start 0.6 s, complete 0.6 s, settled 0.6 s, 0 nodes
        """)
    #expect(resolved.duration == Time(seconds: 0.7))
    #expect(resolved.track("b", .opacity) == nil)
  }
}
