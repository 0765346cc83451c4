import Raster
import Typesetting

/// The versions of everything that pixels and files depend on.
public enum Versions {
  /// The version of Kineograph.
  public static let kineograph = "0.1.0"

  /// All of them by name, Kineograph first.
  public static var all: [(name: String, version: String)] {
    [("kineograph", kineograph), ("cairo", RasterVersion.cairo), ("libpng", RasterVersion.libpng)]
      + LibraryVersion.all.map { ($0.name, $0.version) }
  }
}
