import CGraphics
import Drawing

/// Collects the outline of a glyph while FreeType walks along it.
struct GlyphOutline {
  private var elements: [Path.Element] = []
  private let unitsPerEm: Double

  private init(unitsPerEm: Double) { self.unitsPerEm = unitsPerEm }

  /// The outline of `glyph` in ems, y down, without hints; nothing where the face is damaged.
  static func read(_ glyph: UInt32, from face: FT_Face, unitsPerEm: Double) -> [Path.Element] {
    guard FT_Load_Glyph(face, glyph, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return [] }
    var outline = GlyphOutline(unitsPerEm: unitsPerEm)
    var steps = FT_Outline_Funcs(
      move_to: { GlyphOutline.add(to: $1, $0) { .move($0[0]) } },
      line_to: { GlyphOutline.add(to: $1, $0) { .line($0[0]) } },
      conic_to: { GlyphOutline.add(to: $2, $0, $1) { .quad(control: $0[0], end: $0[1]) } },
      cubic_to: { GlyphOutline.add(to: $3, $0, $1, $2) { .cubic(control1: $0[0], control2: $0[1], end: $0[2]) } },
      shift: 0, delta: 0)
    let status = withUnsafeMutablePointer(to: &outline) { FT_Outline_Decompose(&slot.pointee.outline, &steps, $0) }
    guard status == 0 else { return [] }
    outline.close()
    return outline.elements
  }

  /// Adds the element that `make` builds from as many points as are given; the result is FreeType's "go on".
  private static func add(
    to outline: UnsafeMutableRawPointer?, _ vectors: UnsafePointer<FT_Vector>?..., make: ([Point]) -> Path.Element
  ) -> Int32 {
    guard let outline = outline?.assumingMemoryBound(to: GlyphOutline.self) else { return 1 }
    let scale = 1 / outline.pointee.unitsPerEm
    let points = vectors.compactMap { vector in
      vector.map { Point(x: Double($0.pointee.x) * scale, y: -Double($0.pointee.y) * scale) }
    }
    guard points.count == vectors.count else { return 1 }
    let element = make(points)
    // FreeType closes a contour silently where the next one begins.
    if case .move = element { outline.pointee.close() }
    outline.pointee.elements.append(element)
    return 0
  }

  private mutating func close() {
    if !elements.isEmpty { elements.append(.close) }
  }
}
