import Drawing
public import Motion
public import Playback
import Raster
import Scenography
import Typesetting

/// Instants of a scene side by side in one picture, each with its time, its frame and the steps that move then.
///
/// It is made of the display lists of the instants, smaller, so lines and letters stay sharp at any size.
public struct ContactSheet {
  /// The scene.
  let scene: ResolvedScene
  /// What is shown, in order.
  let instants: [Time]
  /// How many pictures stand in a row.
  let columns: Int
  /// The width of each picture in pixels.
  let width: Double

  private static let margin = 16.0
  private static let labelHeight = 44.0
  private static let font = Font.system(size: 13, weight: .medium)

  /// Creates a sheet of `instants`.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - instants: What is shown, in order.
  ///   - columns: How many pictures stand in a row, at least 1; at most as many as there are instants.
  ///   - width: The width of each picture in pixels.
  public init(of scene: ResolvedScene, at instants: [Time], columns: Int = 4, width: Double = 320) {
    self.scene = scene
    self.instants = instants
    self.columns = max(1, min(columns, instants.count))
    self.width = width
  }

  /// The sheet as a PNG.
  ///
  /// - Throws: ``PictureError`` where the sheet is too large or something in it cannot be drawn.
  public func png() throws(PictureError) -> [UInt8] {
    do {
      return try Painter().picture(of: try displayList()).pngData(opaque: true)
    } catch {
      throw PictureError(kind: .machine, place: "a sheet of scene \(scene.name)", problem: "\(error)")
    }
  }

  /// The sheet as a display list.
  func displayList() throws -> DisplayList {
    let stage = Size(width: Double(scene.stage.width), height: Double(scene.stage.height))
    let scale = width / stage.width
    let cell = Size(width: width, height: stage.height * scale + Self.labelHeight)
    let rows = (instants.count + columns - 1) / columns
    var items: [DisplayItem] = []
    let setter = SystemTextSetter()
    for (index, instant) in instants.enumerated() {
      let corner = Point(
        x: Self.margin + Double(index % columns) * (cell.width + Self.margin),
        y: Self.margin + Double(index / columns) * (cell.height + Self.margin))
      let placed = AffineTransform.scale(scale).concatenating(.translation(corner))
      items.append(picture(at: instant, of: stage, placed))
      let label = try setter.layout(TextContent(self.label(of: instant), font: Self.font), maxWidth: cell.width)
      let run = GlyphRun(string: self.label(of: instant), font: Self.font, outline: label.outline)
      let under = AffineTransform.translation(x: corner.x, y: corner.y + stage.height * scale + 6)
      items.append(.glyphs(run, paint: .solid(Color(hex: 0x30343F)), transform: under))
    }
    let size = Size(
      width: Self.margin + Double(columns) * (cell.width + Self.margin),
      height: (Self.margin + Double(rows) * (cell.height + Self.margin)).rounded(.up))
    return DisplayList(size: size, background: Color(hex: 0xE9EAEE), items: items)
  }

  /// The picture of an instant on its own background, cut at the edges of the stage.
  private func picture(at instant: Time, of stage: Size, _ transform: AffineTransform) -> DisplayItem {
    let list = scene.displayList(at: instant)
    let edge = Path.rect(Rect(origin: .zero, size: stage))
    let ground = DisplayItem.fill(edge, rule: .nonZero, paint: .solid(list.background ?? .white), transform: transform)
    return .group(
      DisplayGroup(
        clip: DisplayGroup.Clip(path: edge, transform: transform),
        items: [ground] + list.items.map { $0.transformed(by: transform) }))
  }

  /// "0.750 s · frame 45", then the steps that still move.
  private func label(of instant: Time) -> String {
    let frame = scene.stage.frameRate.frame(containing: instant)
    let moving = scene.ledger.entries.filter { entry in
      entry.kind != .wait && !entry.isSkipped && entry.start <= instant
        && (entry.settledEnd.map { $0 > instant } ?? true)
    }
    var steps: [String] = []
    for entry in moving where !steps.contains(entry.name) { steps.append(entry.name) }
    let shown = steps.suffix(3).joined(separator: ", ")
    let more = steps.count > 3 ? "\(steps.count - 3) more, " : ""
    return "\(instant.seconds.fixed(3)) s · frame \(frame)" + (steps.isEmpty ? "" : "\n\(more)\(shown)")
  }
}
