import Drawing
import Kineograph
import Playback
import Testing

@Suite("DoneCheck and LoadingDots")
struct KeyframeSceneTests {
  static let discValues: [(frame: Double, percent: Double)] = [
    (0, 0), (18, 0), (22, 21.06), (25.5, 60), (29, 98.94), (33, 120), (37, 100), (41, 80), (45, 95), (49, 110),
    (50.5, 105), (52, 100), (75, 100),
  ]

  @Test("The disc pops up as measured, timed in frames of 30000/1001 a second", arguments: discValues)
  func disc(frame: Double, percent: Double) throws {
    let resolved = try GalleryScene.doneCheck.resolved()
    for attribute in [Attribute.scaleX, .scaleY] {
      let scale = try resolved.value("disc", attribute, at: frame * 1001 / 30_000)
      #expect(abs(100 * scale - percent) < 6e-3)
    }
  }

  @Test(
    "The tick is drawn as measured",
    arguments: [(33, 0), (38, 17.14), (42.5, 50), (47, 82.86), (52, 100), (75, 100)] as [(Double, Double)])
  func tick(frame: Double, percent: Double) throws {
    let trim = try GalleryScene.doneCheck.resolved().value("tick", .trimEnd, at: frame * 1001 / 30_000)
    #expect(abs(100 * trim - percent) < 6e-3)
  }

  @Test("Nothing shows until the disc pops up, and no dot of the tick before it is drawn")
  func singular() throws {
    let resolved = try GalleryScene.doneCheck.resolved()
    func count(_ frame: Int) -> Int {
      resolved.displayList(at: resolved.stage.frameRate.time(ofFrame: frame)).items.withoutSections.count
    }
    #expect([0, 17, 18, 19, 33, 34, 75].map { count($0) } == [0, 0, 0, 1, 1, 2, 2])
    #expect(resolved.displayList(at: .zero).background == nil)
  }

  @Test("The disc has its radius in the middle of the stage, and the tick its two strokes")
  func shapes() throws {
    let items = try GalleryScene.doneCheck.resolved().items(at: 2.5)
    guard case .fill(let disc, _, .solid(let green), let place) = items[0], let box = disc.bounds,
      case .stroke(let tick, let style, .solid(.white), _) = items[1]
    else {
      Issue.record("there are not a disc and a tick")
      return
    }
    #expect("\(green)" == "#00C233")
    #expect(abs(box.width / 2 - 24.870) < 1e-9)
    #expect(box.center.transformed(by: place) == Point(x: 35, y: 35))
    #expect(style.width == 3 && style.cap == .round && style.join == .round)
    #expect(abs(tick.length - (6.1426 + 14.2524)) < 1e-3)
  }

  @Test("A dot hops 20 pixels up over 12 frames and down over 12, each five frames after the one before")
  func dots() throws {
    let resolved = try GalleryScene.loadingDots.resolved()
    for dot in 0..<3 {
      for (frame, y) in [(0, 0), (3, -20 * 0.0811), (6, -10), (12, -20), (18, -10), (21, -1.622), (24, 0)]
        as [(Double, Double)]
      {
        let value = try resolved.value("hop \(dot)", .offsetY, at: (Double(5 * dot) + frame) / 60)
        #expect(abs(value - y) < 1e-3)
      }
    }
  }

  @Test("The dots stand where they belong")
  func places() throws {
    let items = try GalleryScene.loadingDots.resolved().items(at: 0)
    for (item, x) in zip(items, [101.949, 142.723, 183.505]) {
      guard case .fill(let path, _, .solid(.black), let transform) = item, let box = path.bounds else {
        Issue.record("no dot at \(x)")
        return
      }
      let centre = box.center.transformed(by: transform)
      #expect(abs(centre.x - x) < 1e-9 && abs(centre.y - 142.723) < 1e-9)
      #expect(abs(box.width / 2 - 11.468) < 1e-9)
    }
  }
}
