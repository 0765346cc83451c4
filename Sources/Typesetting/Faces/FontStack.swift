import Drawing

/// The faces of one text: the one that is asked for, and those that stand in for letters it lacks.
struct FontStack {
  /// The face that is asked for, then the others in the order of their first use.
  private(set) var faces: [LoadedFace]
  /// Characters that no face has, in the order of their first use.
  private(set) var missing: [Unicode.Scalar] = []

  private let listCandidates: () -> [FontFace]
  private lazy var candidates = listCandidates()
  private let load: (FontFace) -> LoadedFace?
  private var decided: [[UInt32]: [Int]] = [:]
  private var isMissing: Set<Unicode.Scalar> = []

  /// - Parameters:
  ///   - primary: The face that is asked for.
  ///   - candidates: The faces that may stand in, the best first; asked for when a letter is lacking.
  ///   - load: Opens a face, once for each.
  init(primary: LoadedFace, candidates: @escaping () -> [FontFace], load: @escaping (FontFace) -> LoadedFace?) {
    faces = [primary]
    listCandidates = candidates
    self.load = load
  }

  /// The families that stand in, in the order of their first use.
  var fallbacks: [String] {
    faces.dropFirst().map(\.description.family).reduce(into: []) { families, family in
      if !families.contains(family) { families.append(family) }
    }
  }

  /// The number of the face that shows each scalar of `cluster`.
  ///
  /// A letter and its marks come from one face where there is one that has them all.
  mutating func faces(for cluster: ArraySlice<UInt32>) -> [Int] {
    if faces[0].description.coverage.canShow(cluster) { return Array(repeating: 0, count: cluster.count) }
    let key = Array(cluster)  // a slice would keep all of the text, which is still growing
    if let known = decided[key] { return known }
    let decision: [Int]
    if let face = standIn(for: cluster) {
      decision = Array(repeating: face, count: cluster.count)
    } else {
      decision = separately(cluster)
    }
    decided[key] = decision
    return decision
  }

  private mutating func separately(_ cluster: ArraySlice<UInt32>) -> [Int] {
    var decision: [Int] = []
    for value in cluster {
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      if scalar.properties.isDefaultIgnorableCodePoint {
        decision.append(decision.last ?? 0)  // a joiner stays with what stands before it
      } else if faces[0].description.coverage.canShow(value) {
        decision.append(0)
      } else if let face = standIn(for: [value]) {
        decision.append(face)
      } else {
        if isMissing.insert(scalar).inserted { missing.append(scalar) }
        decision.append(0)
      }
    }
    return decision
  }

  private mutating func standIn(for cluster: ArraySlice<UInt32>) -> Int? {
    for candidate in candidates where candidate.coverage.canShow(cluster) {
      if let index = faces.firstIndex(where: { $0.description.identity == candidate.identity }) { return index }
      guard let face = load(candidate) else { continue }
      faces.append(face)
      return faces.count - 1
    }
    return nil
  }
}
