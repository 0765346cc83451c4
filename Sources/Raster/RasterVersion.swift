import CGraphics

/// The versions of the libraries that pixels and files depend on, for fingerprints of a rendering.
public enum RasterVersion {
  /// The version of cairo, which paints, for example "1.16.0".
  public static var cairo: String { String(cString: cairo_version_string()) }
  /// The version of libpng, which reads and writes PNGs, for example "1.6.39".
  public static var libpng: String { String(cString: kg_png_version()) }
}
