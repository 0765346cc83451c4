import Drawing
import Kineograph
import Playback
import Testing

@Suite("QuickStart")
struct QuickStartTests {
  @Test("Its timeline is the one that its steps describe, twice")
  func timeline() throws {
    let resolved = try GalleryScene.quickStart.resolved()
    #expect(
      resolved.timeline.description == """
        title: offsetY 24
          0 s → 0, easeOut 0.5 s, complete 0.5 s, settled 0.5 s
          2.331623138 s → 24, reset
          2.331623138 s → 0, easeOut 0.5 s, complete 2.831623138 s, settled 2.831623138 s
        title: opacity 0
          0 s → 1, easeOut 0.5 s, complete 0.5 s, settled 0.5 s
          2.331623138 s → 0, reset
          2.331623138 s → 1, easeOut 0.5 s, complete 2.831623138 s, settled 2.831623138 s
        button: scaleX 0
          0.5 s → 1, spring(0.5 s, bounce 0.3), complete 1 s, settled 1.453555213 s
          2.331623138 s → 0, reset
          2.831623138 s → 1, spring(0.5 s, bounce 0.3), complete 3.331623138 s, settled 3.78517835 s
        button: scaleY 0
          0.5 s → 1, spring(0.5 s, bounce 0.3), complete 1 s, settled 1.453555213 s
          2.331623138 s → 0, reset
          2.831623138 s → 1, spring(0.5 s, bounce 0.3), complete 3.331623138 s, settled 3.78517835 s
        badge 0: offsetY 0
          1 s → 0, keyframes, complete 1.831623138 s, settled 1.831623138 s
            1.15 s -24 cubic
            1.831623138 s 0 spring(0.4 s, bounce 0.3)
          3.331623138 s → 0, keyframes, complete 4.163246276 s, settled 4.163246276 s
            3.481623138 s -24 cubic
            4.163246276 s 0 spring(0.4 s, bounce 0.3)
        badge 1: offsetY 0
          1 s → 0, keyframes, complete 1.831623138 s, settled 1.831623138 s
            1.15 s -24 cubic
            1.831623138 s 0 spring(0.4 s, bounce 0.3)
          3.331623138 s → 0, keyframes, complete 4.163246276 s, settled 4.163246276 s
            3.481623138 s -24 cubic
            4.163246276 s 0 spring(0.4 s, bounce 0.3)
        badge 2: offsetY 0
          1 s → 0, keyframes, complete 1.831623138 s, settled 1.831623138 s
            1.15 s -24 cubic
            1.831623138 s 0 spring(0.4 s, bounce 0.3)
          3.331623138 s → 0, keyframes, complete 4.163246276 s, settled 4.163246276 s
            3.481623138 s -24 cubic
            4.163246276 s 0 spring(0.4 s, bounce 0.3)
        """)
  }

  @Test("Its ledger has both runs, each step at the end of the one before")
  func ledger() throws {
    let resolved = try GalleryScene.quickStart.resolved()
    #expect(
      resolved.ledger.description == """
        intro/title run 1: start 0 s, complete 0.5 s, settled 0.5 s, 1 node
        intro/button run 1: start 0.5 s, complete 1 s, settled 1.453555213 s, 1 node
        intro/badge 0 run 1: start 1 s, complete 1.831623138 s, settled 1.831623138 s, 1 node
        intro/badge 1 run 1: start 1 s, complete 1.831623138 s, settled 1.831623138 s, 1 node
        intro/badge 2 run 1: start 1 s, complete 1.831623138 s, settled 1.831623138 s, 1 node
        intro/wait run 1: start 1.831623138 s, complete 2.331623138 s, settled 2.331623138 s
        intro/title run 2: start 2.331623138 s, complete 2.831623138 s, settled 2.831623138 s, 1 node
        intro/button run 2: start 2.831623138 s, complete 3.331623138 s, settled 3.78517835 s, 1 node
        intro/badge 0 run 2: start 3.331623138 s, complete 4.163246276 s, settled 4.163246276 s, 1 node
        intro/badge 1 run 2: start 3.331623138 s, complete 4.163246276 s, settled 4.163246276 s, 1 node
        intro/badge 2 run 2: start 3.331623138 s, complete 4.163246276 s, settled 4.163246276 s, 1 node
        intro/wait run 2: start 4.163246276 s, complete 4.663246276 s, settled 4.663246276 s
        """)
  }

  @Test("The second run shows the frames of the first")
  func replay() throws {
    let resolved = try GalleryScene.quickStart.resolved()
    let second = try #require(resolved.ledger.entries.first { $0.run == 2 }?.start)
    for frame in 0..<100 {
      let instant = resolved.stage.frameRate.time(ofFrame: frame)
      guard instant < second else { break }
      #expect(resolved.displayList(at: instant) == resolved.displayList(at: second + instant))
    }
  }
}
