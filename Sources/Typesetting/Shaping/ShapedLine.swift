import Drawing

/// Letters that were shaped together.
struct ShapedLine {
  /// Which letters of their paragraph they are.
  var letters: Range<Int>
  /// Their glyphs from left to right.
  var glyphs: [ShapedGlyph] = []

  /// The sum of all advances, in pixels.
  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }

  /// Adds a distance behind each cluster, where its reader comes from it: on the left in a right-to-left paragraph.
  mutating func track(by distance: Double, isRightToLeft: Bool) {
    for index in glyphs.indices {
      let neighbour = isRightToLeft ? index - 1 : index + 1
      let isEdge = !glyphs.indices.contains(neighbour) || glyphs[neighbour].cluster != glyphs[index].cluster
      guard isEdge else { continue }
      glyphs[index].advance += distance
      if isRightToLeft { glyphs[index].offset.x += distance }
    }
  }

  /// The outlines of all glyphs on a baseline that begins at `origin`.
  func append(to path: inout [Path.Element], at origin: Point, faces: [LoadedFace], size: Double) {
    var pen = origin
    for glyph in glyphs {
      let place = pen + glyph.offset
      for element in faces[glyph.face].outline(of: glyph.glyph) {
        path.append(element.placed(at: place, scale: size))
      }
      pen.x += glyph.advance
    }
  }
}

extension Path.Element {
  /// The element made `scale` times as large, then moved to `place`.
  fileprivate func placed(at place: Point, scale: Double) -> Path.Element {
    switch self {
    case .move(let end): .move(place + end * scale)
    case .line(let end): .line(place + end * scale)
    case .quad(let control, let end): .quad(control: place + control * scale, end: place + end * scale)
    case .cubic(let control1, let control2, let end):
      .cubic(control1: place + control1 * scale, control2: place + control2 * scale, end: place + end * scale)
    case .close: .close
    }
  }
}
