import Drawing

/// Sets texts with opened faces. It is for one thread at a time, as FreeType's faces are.
final class TextEngine {
  private let fonts: FontLibrary
  private var library: FreeTypeLibrary?
  private var faces: [FontFace.Identity: LoadedFace] = [:]
  private var unreadable: Set<FontFace.Identity> = []

  init(fonts: FontLibrary) { self.fonts = fonts }

  /// The faces that are open, by file and number.
  var usedFaces: [UsedFace] { faces.values.map { UsedFace($0.description) }.sorted() }

  func layout(_ text: TextContent, maxWidth: Double?) throws(TypesettingError) -> TextLayout {
    try text.validate()
    let description = try fonts.face(for: text.font)
    let library = try openLibrary()
    guard let primary = face(description, library) else { throw .unreadableFace(file: description.identity.file) }
    if text.font.size == 0 { return TextLayout(size: .zero, lines: [], outline: Path()) }

    var stack = FontStack(primary: primary, candidates: { [fonts] in fonts.fallbacks(for: text.font) }) {
      self.face($0, library)
    }
    let paragraphs = try text.paragraphs.map { text throws(TypesettingError) in try Paragraph(text, faces: &stack) }
    let shaper = try Shaper(faces: stack.faces, size: text.font.size, tracking: text.tracking)
    var lines = LineStack(text, faces: stack.faces)
    for paragraph in paragraphs {
      for line in try LineBreaker.lines(of: paragraph, shapedBy: shaper, maxWidth: maxWidth) {
        lines.append(line, of: paragraph)
      }
    }
    return lines.layout(fallbacks: stack.fallbacks, missing: stack.missing)
  }

  private func openLibrary() throws(TypesettingError) -> FreeTypeLibrary {
    if let library { return library }
    let opened = try FreeTypeLibrary()
    library = opened
    return opened
  }

  private func face(_ description: FontFace, _ library: FreeTypeLibrary) -> LoadedFace? {
    if let known = faces[description.identity] { return known }
    guard !unreadable.contains(description.identity) else { return nil }
    guard let opened = LoadedFace(description, library: library) else {
      unreadable.insert(description.identity)
      return nil
    }
    faces[description.identity] = opened
    return opened
  }
}
