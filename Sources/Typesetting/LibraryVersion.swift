import CGraphics

/// A library of the system that takes part in setting texts, and its version.
public struct LibraryVersion: Hashable, Sendable {
  /// What its makers call it, for example "HarfBuzz".
  public let name: String
  /// The version that is linked, for example "6.0.0".
  public let version: String

  /// The libraries that layouts depend on, always in the same order.
  public static let all: [LibraryVersion] = [
    LibraryVersion(name: "fontconfig", version: fontconfig),
    LibraryVersion(name: "FreeType", version: freeType),
    LibraryVersion(name: "FriBidi", version: String(cString: kg_fribidi_version())),
    LibraryVersion(name: "HarfBuzz", version: String(cString: hb_version_string())),
    LibraryVersion(name: "libunibreak", version: "\(linebreak_version >> 8).\(linebreak_version & 255)"),
  ]

  private static var fontconfig: String {
    let number = FcGetVersion()
    return "\(number / 10000).\(number / 100 % 100).\(number % 100)"
  }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
