import Drawing
public import Motion
public import Playback
import Scenography
import Raster

/// Makes PNGs of instants of a scene: all that one worker keeps from frame to frame.
///
/// Every picture that leaves the product is made here, so a still is the frame of its instant, bit for bit. What comes
/// out depends on the scene, the scale and the instant alone, not on what was drawn before.
public struct FrameRenderer: ~Copyable {
  private let scene: ResolvedScene
  private var playhead: Playhead
  private let painter: Painter
  private let isOpaque: Bool
  private var pixmap: Pixmap
  /// What was drawn last: while a scene stands still, frame after frame is the same.
  private var latest: (list: DisplayList, png: [UInt8])?

  /// Creates a renderer of `scene` with `scale` pixels to a unit of its stage.
  ///
  /// - Throws: ``PictureError`` where the size of the frames is out of range, or there is no memory for one.
  public init(of scene: ResolvedScene, scale: Double = 1) throws(PictureError) {
    let size = try PictureSize(of: scene.stage, scale: scale)
    let blank: Pixmap
    do { blank = try Pixmap(width: size.width, height: size.height) } catch {
      throw PictureError(kind: .machine, place: "scene \(scene.name)", problem: "\(error)")
    }
    self.scene = scene
    playhead = Playhead(on: scene)
    painter = Painter(scale: scale)
    isOpaque = scene.isOpaque
    pixmap = blank
  }

  /// The picture of `instant` as a PNG: RGB where the stage is opaque and RGBA where it is not, whatever is drawn on
  /// it, so that all frames of a scene are of one kind.
  ///
  /// - Throws: ``PictureError`` that names the scene, the instant and what cannot be drawn.
  public mutating func png(at instant: Time) throws(PictureError) -> [UInt8] {
    let list = playhead.displayList(at: instant)
    if let latest, latest.list == list { return latest.png }
    do {
      try painter.paint(list, into: &pixmap)
      let png = try pixmap.pngData(opaque: isOpaque)
      latest = (list, png)
      return png
    } catch {
      let frame = scene.stage.frameRate.frame(containing: instant)
      throw PictureError(
        kind: error.isOfTheScene ? .scene : .machine,
        place: "scene \(scene.name), at \(instant) (frame \(frame))", problem: "\(error)")
    }
  }
}

extension RasterError {
  fileprivate var isOfTheScene: Bool {
    switch self {
    case .item, .background: true
    default: false
    }
  }
}
