import Drawing

extension FontFace {
  /// How far a face is from what is asked for, by the font matching rules of CSS: first the width, then the slant,
  /// then the weight. File and number break ties, so that the choice never depends on the order of a folder.
  struct Distance: Comparable {
    private let width: Double
    private let slant: Int
    private let weightTier: Int
    private let weight: Double
    private let file: String
    private let index: Int

    init(from font: Font, to face: FontFace) {
      // A font asks for the normal width: narrower faces come before wider ones.
      width = face.width <= 100 ? 100 - face.width : 1000 + face.width
      slant = Self.rank(of: face.slant, italic: font.isItalic)
      (weightTier, weight) = Self.rank(of: face.weight, wanted: Double(min(max(font.weight.value, 1), 1000)))
      file = face.identity.file
      index = face.identity.index
    }

    static func < (left: Distance, right: Distance) -> Bool {
      (left.width, left.slant, left.weightTier, left.weight, left.file, left.index)
        < (right.width, right.slant, right.weightTier, right.weight, right.file, right.index)
    }

    private static func rank(of slant: Slant, italic: Bool) -> Int {
      switch slant {
      case .upright: italic ? 2 : 0
      case .oblique: 1
      case .italic: italic ? 0 : 2
      }
    }

    private static func rank(of weight: Double, wanted: Double) -> (tier: Int, distance: Double) {
      let distance = abs(weight - wanted)
      // Regular and medium stand in for each other before anything lighter or bolder does.
      if (400...500).contains(wanted) {
        if weight >= wanted && weight <= 500 { return (0, distance) }
        return (weight < wanted ? 1 : 2, distance)
      }
      let isPreferred = wanted < 400 ? weight <= wanted : weight >= wanted
      return (isPreferred ? 0 : 1, distance)
    }
  }
}
