import Numerics

extension DisplayList: CustomStringConvertible {
  /// The list as stable text, one item a line, the items of a group indented under it; those of a section stand in its
  /// place.
  ///
  /// What has its default value is left out; numbers have at most four decimals.
  /// ```
  /// display list 1280 x 720 on #FFFFFF
  ///   fill #007AFF translate(20 30) M0 0 L240 0 L240 64 L0 64 Z
  ///   group opacity(0.5)
  ///     glyphs #000000 "Welcome" Inter 96 bold bounds(4.2 20.5 430 72)
  /// ```
  public var description: String {
    let ground = background.map { "\($0)" } ?? "nothing"
    let lines = items.flatMap { $0.lines(indentation: "  ") }
    return
      (["display list \(size.width.shortDescription) x \(size.height.shortDescription) on \(ground)"] + lines)
      .joined(separator: "\n")
  }
}

extension DisplayItem: CustomStringConvertible {
  /// The item as stable text; see `DisplayList.description`.
  public var description: String { lines(indentation: "").joined(separator: "\n") }

  func lines(indentation: String) -> [String] {
    var words: [String?]
    var children: [DisplayItem] = []
    switch self {
    case .fill(let path, let rule, let paint, let transform):
      words = ["fill", rule.words, "\(paint)", transform.words, "\(path)"]
    case .stroke(let path, let style, let paint, let transform):
      words = ["stroke", "\(paint)", style.words, transform.words, "\(path)"]
    case .glyphs(let run, let paint, let transform):
      words = ["glyphs", "\(paint)", run.words, transform.words]
    case .group(let group):
      words = ["group", group.words]
      children = group.items
    case .section(let section):
      return section.items.flatMap { $0.lines(indentation: indentation) }
    }
    let line = indentation + words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    return [line] + children.flatMap { $0.lines(indentation: indentation + "  ") }
  }
}

extension FillRule {
  fileprivate var words: String? { self == .evenOdd ? "evenOdd" : nil }
}

extension AffineTransform {
  fileprivate var words: String? {
    if self == .identity { return nil }
    if self == .translation(x: tx, y: ty) { return "translate(\(tx.shortDescription) \(ty.shortDescription))" }
    return "matrix(\([a, b, c, d, tx, ty].map(\.shortDescription).joined(separator: " ")))"
  }
}

extension StrokeStyle {
  fileprivate var words: String {
    let plain = StrokeStyle()
    var words = ["width(\(width.shortDescription))"]
    if cap != plain.cap { words.append("cap(\(cap))") }
    if join != plain.join { words.append("join(\(join))") }
    if miterLimit != plain.miterLimit { words.append("miterLimit(\(miterLimit.shortDescription))") }
    if !dash.isEmpty { words.append("dash(\(dash.map(\.shortDescription).joined(separator: " ")))") }
    if dashPhase != plain.dashPhase { words.append("dashPhase(\(dashPhase.shortDescription))") }
    return words.joined(separator: " ")
  }
}

extension GlyphRun {
  fileprivate var words: String {
    let bounds = outline.bounds.map { "bounds(\($0.shortDescription))" } ?? "no outlines"
    return "\(string.debugDescription) \(font) \(bounds)"
  }
}

extension DisplayGroup {
  fileprivate var words: String {
    var words: [String] = []
    if opacity != 1 { words.append("opacity(\(opacity.shortDescription))") }
    if let clip {
      let parts = [clip.rule.words, clip.transform.words, "\(clip.path)"].compactMap { $0 }
      words.append("clip(\(parts.joined(separator: " ")))")
    }
    if let shadow {
      let parts = "\(shadow.color) radius \(shadow.radius.shortDescription) offset \(shadow.offset.shortDescription)"
      words.append("shadow(\(parts))")
    }
    return words.joined(separator: " ")
  }
}
