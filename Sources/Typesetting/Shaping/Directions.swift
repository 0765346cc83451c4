import CGraphics

/// The reading directions in a paragraph, by the bidirectional algorithm of Unicode (UAX #9).
struct Directions {
  /// The embedding level of each scalar: even ones are read from the left, odd ones from the right.
  let levels: [FriBidiLevel]
  /// Whether the paragraph as a whole is read from the right, as its first letter that has a direction is.
  let isRightToLeft: Bool

  /// Finds the directions in `scalars`.
  init(of scalars: [UInt32]) throws(TypesettingError) {
    let count = Int32(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var base = FRIBIDI_PAR_ON
    if count > 0 {
      fribidi_get_bidi_types(scalars, count, &types)
      fribidi_get_bracket_types(scalars, count, types, &brackets)
      guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels) > 0 else {
        throw .library("FriBidi")
      }
    }
    self.levels = levels
    isRightToLeft = base == FRIBIDI_PAR_RTL
  }

  /// The level of the paragraph, which the spaces at the end of each line have too.
  var baseLevel: FriBidiLevel { isRightToLeft ? 1 : 0 }
}
