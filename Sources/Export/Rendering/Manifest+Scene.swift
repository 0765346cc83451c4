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
    // What stands still is seen at any of them, unless what stands there changes; a few are enough and cost less than
    // a frame.
    let step = max((sorted.count + looks - 1) / looks, 1)
    let few = stride(from: 0, to: sorted.count, by: step).map { sorted[$0] }
    for instant in few + scene.changes {
      let list = scene.displayList(at: instant)
      digest.add("\(list)")
      digest.addLetters(of: list.items)
    }
    return digest.text
  }

  private static let looks = 12
}

extension Digest {
  /// Takes in the outlines of all letters, which another version of a font may draw differently.
  fileprivate mutating func addLetters(of items: [DisplayItem]) {
    for item in items {
      switch item {
      case .glyphs(let run, _, _): add("\(run.outline)")
      case .group(let group): addLetters(of: group.items)
      case .section(let section): addLetters(of: section.items)
      case .fill, .stroke: break
      }
    }
  }
}
