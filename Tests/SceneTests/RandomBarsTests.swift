import Drawing
import Kineograph
import Playback
import Testing

@Suite("RandomBars")
struct RandomBarsTests {
  private func height(_ resolved: ResolvedScene, of bar: Int, at seconds: Double) throws -> Double {
    try resolved.lanes("grow \(bar), loop 0", .frameHeight, at: seconds).x
  }

  @Test("Three loops take 7.68 s, and each begins at the exact end of the one before, between two frames")
  func schedule() throws {
    let resolved = try GalleryScene.randomBars.resolved()
    #expect(resolved.duration == Time(seconds: 7.68))
    #expect(resolved.start(of: "grow 39, loop 0") == 1.56)
    #expect(resolved.start(of: "grow 0, loop 1") == 2.56)
    #expect(resolved.start(of: "grow 0, loop 2") == 5.12)
    for bar in 0..<40 {
      #expect(
        resolved.ledger.entries.first { $0.name == "grow \(bar), loop 0" }?.start == Time(seconds: 0.04 * Double(bar)))
    }
  }

  @Test("A bar grows to its height and shrinks again along a cubic")
  func growth() throws {
    let resolved = try GalleryScene.randomBars.resolved()
    for bar in [0, 7, 39] {
      let start = 0.04 * Double(bar)
      let top = try height(resolved, of: bar, at: start + 0.5)
      #expect(top == top.rounded() && (100...199).contains(top))
      for (seconds, part) in [(0, 0), (0.125, 0.0625), (0.25, 0.5), (0.375, 0.9375), (0.75, 0.5), (1, 0)] {
        #expect(abs(try height(resolved, of: bar, at: start + seconds) - (10 + (top - 10) * part)) < 1e-9)
      }
    }
  }

  @Test("Heights differ from bar to bar and from loop to loop")
  func heights() throws {
    let resolved = try GalleryScene.randomBars.resolved()
    let tops = try [0, 2.56, 5.12].map { loop in
      try (0..<40).map { try height(resolved, of: $0, at: loop + 0.04 * Double($0) + 0.5).rounded() }
    }
    for loop in tops { #expect(Set(loop).count > 25) }
    #expect(tops[0] != tops[1] && tops[1] != tops[2])
  }

  @Test("Bars grow both ways from the middle, each in its own column", arguments: [0, 1.23, 2.56, 3.4, 6.1])
  func columns(seconds: Double) throws {
    let items = try GalleryScene.randomBars.resolved().items(at: seconds)
    let centres = items.map { item -> Point in
      guard case .fill(let path, _, _, let transform) = item, let box = path.bounds else { return .zero }
      return box.center.transformed(by: transform)
    }
    #expect(centres.count == 40)
    for (bar, centre) in centres.enumerated() {
      #expect(abs(centre.x - (960 - 390 + 20 * Double(bar))) < 1e-9)
      #expect(abs(centre.y - 540) < 1e-9)
    }
  }

  @Test("A bar is amber at its greatest height and red before and after")
  func colours() throws {
    let resolved = try GalleryScene.randomBars.resolved()
    let colors = try [0, 0.5, 1].map {
      "\(Color(lanes: try resolved.lanes("RoundedRectangle of grow 0, loop 0", .fill, at: $0)))"
    }
    #expect(colors == ["#E13238", "#E6A700", "#E13238"])
  }

  @Test("A frame in the middle is the same alone as after all that come before it")
  func alone() throws {
    let (alone, whole) = (try GalleryScene.randomBars.resolved(), try GalleryScene.randomBars.resolved())
    let instant = alone.stage.frameRate.time(ofFrame: 400)
    let frame = alone.displayList(at: instant)
    for number in 0..<400 { _ = whole.displayList(at: whole.stage.frameRate.time(ofFrame: number)) }
    #expect(whole.displayList(at: instant) == frame)
  }
}
