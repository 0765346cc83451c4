public import Playback
import Scenography

/// Which frames of a scene to render.
public enum FrameChoice: Hashable, Sendable {
  /// Those of a list. ``FrameSelection/all`` are all.
  case list(FrameSelection)
  /// Those in a span of time.
  case span(TimeSpan)

  /// The numbers of the frames in rising order, each once.
  ///
  /// - Throws: ``ExportError/selection(_:)`` where the scene does not have them or they are too many, and
  ///   ``ExportError/scene(_:)`` where the choice needs the end of a scene that never ends.
  public func frames(of scene: ResolvedScene) throws(ExportError) -> [Int] {
    let count = scene.frameCountIfFinite
    do throws(FrameSelectionError) {
      switch self {
      case .list(let selection): return try selection.frames(of: count)
      case .span(let span):
        return Array(try span.frames(at: scene.stage.frameRate, of: count, duration: scene.duration))
      }
    } catch {
      if case .noEnd = error { throw .scene(scene.endless) }
      throw .selection(error)
    }
  }
}
