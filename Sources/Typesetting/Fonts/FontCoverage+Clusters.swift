import CGraphics

extension FontCoverage {
  /// Whether shaping can show all of `cluster` with this face.
  ///
  /// HarfBuzz composes a letter with its marks and takes them apart again as the face needs it; both count here, or
  /// a decomposed "é" would come from another face than the composed one.
  func canShow(_ cluster: ArraySlice<UInt32>) -> Bool {
    if cluster.allSatisfy(canShow) { return true }
    guard let first = cluster.first, cluster.count > 1 else { return false }
    let functions = hb_unicode_funcs_get_default()
    var base = first
    for mark in cluster.dropFirst() {
      var composed: UInt32 = 0
      if hb_unicode_compose(functions, base, mark, &composed) != 0 {
        base = composed
      } else {
        guard canShow(base) else { return false }
        base = mark
      }
    }
    return canShow(base)
  }

  /// Whether shaping can show `scalar` with this face.
  func canShow(_ scalar: UInt32) -> Bool {
    if contains(scalar) { return true }
    guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
    // HarfBuzz hides the ones and makes the others from the width of a space.
    if properties.isDefaultIgnorableCodePoint { return true }
    if properties.isWhitespace { return contains(0x20) }
    var first: UInt32 = 0
    var second: UInt32 = 0
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &first, &second) != 0 else { return false }
    return canShow(first) && (second == 0 || contains(second))
  }
}
