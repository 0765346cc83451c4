import Drawing
import Motion
public import Playback
import Scenography

extension Manifest {
  /// What frames of `scene` with `scale` pixels to a unit are of.
  ///
  /// - Throws: ``PictureError`` where the size of the frames is out of range.
  public init(of scene: ResolvedScene, scale: Double) throws(PictureError) {
    let size = try PictureSize(of: scene.stage, scale: scale)
    let rate = scene.stage.frameRate
    self.init(
      scene: scene.name, width: size.width, height: size.height, scale: scale,
      frameRate: rate.text,
      frames: scene.frameCountIfFinite, background: "\(scene.stage.background)", alpha: !scene.isOpaque,
      content: Self.content(of: scene),
      versions: Dictionary(uniqueKeysWithValues: Versions.all.map { ($0.name, $0.version) }))
  }

  /// A digest of everything that moves, and of what stands on the stage at the instants where steps begin and end.
  private static func content(of scene: ResolvedScene) -> String {
    var digest = Digest()
    digest.add("\(scene.timeline)")
    digest.add("\(scene.ledger)")
    var instants: Set<Time> = [.zero]
    for entry in scene.ledger.entries {
      instants.insert(entry.start)
      if let end = entry.settledEnd { instants.insert(end) }
    }
    if let end = scene.lastInstant { instants.insert(end) }
    let sorted = instants.sorted()
    // What stands still is seen at any of them; a few are enough and cost less than a frame.
    let step = max((sorted.count + looks - 1) / looks, 1)
    for index in stride(from: 0, to: sorted.count, by: step) { digest.add("\(scene.displayList(at: sorted[index]))") }
    return digest.text
  }

  private static let looks = 12
}
