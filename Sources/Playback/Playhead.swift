public import Drawing
public import Motion
import Scenography

/// Reads a scene instant by instant, and keeps what rests from one to the next.
///
/// It shows what ``ResolvedScene/displayList(at:)`` says, whatever it was asked before; only what that costs is less: an
/// instant takes time in proportion to what moves then, and to what has changed since it was last asked. Each thread has
/// a playhead of its own.
public struct Playhead: ~Copyable {
  private let scene: ResolvedScene
  /// The epoch that was shown last, with what is kept of it.
  private var latest: (epoch: Int, shelf: Shelf)?

  /// Creates a playhead that reads `scene`.
  public init(on scene: ResolvedScene) { self.scene = scene }

  /// What the scene shows at `instant`, see ``ResolvedScene/displayList(at:)``.
  public mutating func displayList(at instant: Time) -> DisplayList {
    guard let epoch = scene.epoch(at: instant) else { return scene.displayList(at: instant) }
    if latest?.epoch != epoch { latest = (epoch, scene.shelf(for: epoch)) }
    return scene.displayList(at: instant, in: epoch, shelf: latest?.shelf)
  }
}
