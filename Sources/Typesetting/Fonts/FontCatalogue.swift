import Numerics
import Drawing

/// The faces there are to choose from, in the order of their files, and the choice among them.
struct FontCatalogue: Sendable {
  private let faces: [FontFace]
  private let indicesByName: [String: [Int]]

  /// Sorts `faces`, whose order may be that of a folder, by file and number.
  init(_ faces: [FontFace]) {
    let sorted = faces.sorted { ($0.identity.file, $0.identity.index) < ($1.identity.file, $1.identity.index) }
    self.faces = sorted
    var indices: [String: [Int]] = [:]
    for (index, face) in sorted.enumerated() {
      for name in face.names { indices[name.lowercased(), default: []].append(index) }
    }
    indicesByName = indices
  }

  /// The names of the families that have outlines, sorted, each once.
  var families: [String] {
    faces.filter(\.hasOutlines).map(\.family).sorted().reduce(into: []) { names, name in
      if names.last != name { names.append(name) }
    }
  }

  /// The face of the family that is nearest to `font`.
  func face(for font: Font) throws(TypesettingError) -> FontFace {
    guard !faces.isEmpty else { throw .noFonts }
    guard let indices = indicesByName[font.family.lowercased()] else {
      throw .familyNotInstalled(font.family, near: EditDistance.near(font.family, in: families))
    }
    let nearest = indices.map { faces[$0] }.filter(\.hasOutlines)
      .min { FontFace.Distance(from: font, to: $0) < FontFace.Distance(from: font, to: $1) }
    guard let nearest else { throw .noOutlines(family: font.family) }
    return nearest
  }

  /// All faces that can stand in for letters that the face of `font` lacks, the best first.
  ///
  /// Plain sans families with many scripts come first, then the others by name; within a family the faces nearest to
  /// `font`.
  func fallbacks(for font: Font) -> [FontFace] {
    let candidates = faces.filter(\.hasOutlines).map { face in
      (face: face, tier: Self.tier(of: face.family), distance: FontFace.Distance(from: font, to: face))
    }
    return
      candidates
      .sorted { ($0.tier, $0.face.family, $0.distance) < ($1.tier, $1.face.family, $1.distance) }
      .map(\.face)
  }

  private static func tier(of family: String) -> Int {
    if family == "DejaVu Sans" { return 0 }
    if family == "Noto Sans" { return 1 }
    return family.hasPrefix("Noto Sans ") ? 2 : 3
  }
}
