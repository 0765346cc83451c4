public import Drawing
import Synchronization

/// The installed font families, listed by fontconfig when the first one is asked for.
///
/// Only which files there are comes from the system. Its rules for substitution, embolding, hinting and subpixels have
/// no say, so that a text looks the same for every user with the same fonts. A family is found by any of its names in
/// any case ("inter", "Inter Black"), a face in it by the font matching rules of CSS. Variable fonts are used through
/// their named instances.
public final class FontLibrary: Sendable {
  private let directories: [String]?
  private let catalogue = Mutex<FontCatalogue?>(nil)

  /// Creates a library of the fonts that are installed for this user.
  public init() { directories = nil }

  /// Creates a library of the fonts in `directories` and the folders in them, whatever else is installed.
  public init(directories: [String]) { self.directories = directories }

  /// The names of all families that can be drawn, sorted by name.
  public var families: [String] { listed().families }

  /// The name of the file that `font` takes its letters from.
  ///
  /// - Throws: ``TypesettingError`` where no such family is installed.
  public func file(for font: Font) throws(TypesettingError) -> String { try face(for: font).identity.file }

  func face(for font: Font) throws(TypesettingError) -> FontFace { try listed().face(for: font) }

  func fallbacks(for font: Font) -> [FontFace] { listed().fallbacks(for: font) }

  private func listed() -> FontCatalogue {
    catalogue.withLock { catalogue in
      if let catalogue { return catalogue }
      let listed = FontCatalogue(FontListing.faces(in: directories))
      catalogue = listed
      return listed
    }
  }
}
