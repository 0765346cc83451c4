import CGraphics

/// Owns FreeType's library object, which its faces need until the last of them is closed.
final class FreeTypeLibrary {
  private let library: FT_Library

  init() throws(TypesettingError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { throw .library("FreeType") }
    self.library = library
  }

  deinit { FT_Done_FreeType(library) }

  /// Opens the face; `nil` where the file is missing, broken or without outlines.
  func open(_ identity: FontFace.Identity) -> FT_Face? {
    var face: FT_Face?
    guard FT_New_Face(library, identity.file, identity.index, &face) == 0, let face else { return nil }
    // At as many pixels as the em has units, all that FreeType and HarfBuzz tell is in exact font units.
    guard face.pointee.face_flags & FT_FACE_FLAG_SCALABLE != 0, face.pointee.units_per_EM > 0,
      FT_Set_Pixel_Sizes(face, 0, UInt32(face.pointee.units_per_EM)) == 0
    else {
      FT_Done_Face(face)
      return nil
    }
    return face
  }
}
