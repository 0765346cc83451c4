import CGraphics

/// The characters a face has glyphs for, as fontconfig read them from the file.
///
/// Asking it opens no font file, so that a search through all faces for one rare letter stays cheap.
final class FontCoverage: @unchecked Sendable {
  // fontconfig counts the references to a set atomically and never changes a set that is shared.
  private let set: OpaquePointer

  /// Shares `set`, which stays alive as long as this object.
  init?(sharing set: OpaquePointer) {
    guard let copy = FcCharSetCopy(set) else { return nil }
    self.set = copy
  }

  deinit { FcCharSetDestroy(set) }

  /// Whether the face has a glyph for the character itself.
  func contains(_ scalar: UInt32) -> Bool { FcCharSetHasChar(set, scalar) != 0 }
}
