import Drawing
import Kineograph
import Playback
import Scenes
import Testing

@Suite("The gallery")
struct GalleryTests {
  @Test("The catalogue lists every scene under a name of its own, and may list more")
  func names() {
    #expect(Gallery.catalog.names.filter { GalleryScene(rawValue: $0) != nil } == GalleryScene.allCases.map(\.rawValue))
    #expect(Gallery.catalog.duplicateNames.isEmpty)
  }

  @Test(
    "Every scene has its number of frames",
    arguments: zip(GalleryScene.allCases, [270, 281, 147, 128, 91, 76, 462, 76, 120, 454, 65]))
  func frameCounts(scene: GalleryScene, count: Int) throws {
    let frames = try scene.resolved().frameCount()
    #expect(frames == count)
  }

  @Test(
    "Every scene is the same when it is worked out again, and has nothing to note", arguments: GalleryScene.allCases)
  func repeatable(scene: GalleryScene) throws {
    let (first, second) = (try scene.resolved(), try scene.resolved())
    #expect(first.timeline == second.timeline)
    #expect(first.ledger == second.ledger)
    #expect(first.ledger.notes.isEmpty)
    for frame in stride(from: 0, to: try first.frameCount(), by: 7).reversed() {
      let instant = first.stage.frameRate.time(ofFrame: frame)
      #expect(first.displayList(at: instant) == second.displayList(at: instant))
    }
  }

  @Test("No step of a scene is skipped", arguments: GalleryScene.allCases)
  func noneSkipped(scene: GalleryScene) throws {
    #expect(try scene.resolved().ledger.entries.filter(\.isSkipped).isEmpty)
  }

  @Test("The last frame of a scene without a duration shows it at rest", arguments: GalleryScene.allCases)
  func closingFrame(scene: GalleryScene) throws {
    let resolved = try scene.resolved()
    guard resolved.stage.duration == nil else { return }
    let last = resolved.stage.frameRate.time(ofFrame: try resolved.frameCount() - 1)
    #expect(resolved.displayList(at: last) == resolved.displayList(at: .max))
  }
}
