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
  private static let mostSteps = 12
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
      let label = "\(time(of: instant))\n\(try steps(at: instant, fitting: cell.width, setter))"
      let letters = try setter.layout(TextContent(label, font: Self.font), maxWidth: nil)
      let run = GlyphRun(string: label, font: Self.font, outline: letters.outline)
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

  /// "0.750 s · frame 45", or "0.755 s · after frame 45" for an instant between two frames.
  private func time(of instant: Time) -> String {
    let rate = scene.stage.frameRate
    let frame = rate.frame(containing: instant)
    return "\(instant.seconds.fixed(3)) s · \(rate.time(ofFrame: frame) == instant ? "" : "after ")frame \(frame)"
  }

  /// The steps that still move, the latest last, as many as fit into one line: "bar 3, bar 4 and 6 more".
  private func steps(at instant: Time, fitting width: Double, _ setter: some TextSetter) throws -> String {
    var names: [String] = []
    for entry in scene.ledger.entries where entry.kind != .wait && entry.moves(at: instant) {
      if !names.contains(entry.name) { names.append(entry.name) }
    }
    for count in stride(from: min(names.count, Self.mostSteps), to: 0, by: -1) {
      let rest = names.count - count
      let text = names.suffix(count).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      if try setter.layout(TextContent(text, font: Self.font), maxWidth: nil).size.width <= width { return text }
    }
    return names.isEmpty ? "" : names.count == 1 ? "1 step" : "\(names.count) steps"
  }
}

extension Ledger.Entry {
  /// Whether what the entry moves is under way or rings at an instant.
  fileprivate func moves(at instant: Time) -> Bool {
    guard !isSkipped, start <= instant else { return false }
    return settledEnd.map { $0 > instant } ?? true
  }
}
