import Numerics

/// A colour as people see it: lightness and two opponent axes.
///
/// Equal distances look about equally different, which makes this the space to mix in. Björn Ottosson, *A perceptual
/// color space for image processing* (2020), with the matrices as published there; the way to Oklab and back is good to
/// about 10⁻⁷ for that reason.
public struct Oklab: Hashable, Sendable {
  /// The perceived lightness, from 0 (black) to 1 (white).
  public var lightness: Double
  /// From green (negative) to red, about −0.4…0.4.
  public var a: Double
  /// From blue (negative) to yellow, about −0.4…0.4.
  public var b: Double

  /// Creates a colour of the given coordinates.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Creates the coordinates of `color`; its alpha is left out.
  public init(_ color: Color) {
    let roots = color.coneRoots
    let (l, m, s) = (roots.x, roots.y, roots.z)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }
}

extension Color {
  /// Creates the colour of the coordinates `oklab`, whose channels lie outside 0…1 where sRGB has no such colour.
  public init(_ oklab: Oklab, alpha: Double = 1) {
    let (lightness, a, b) = (oklab.lightness, oklab.a, oklab.b)
    self.init(
      coneRoots: SIMD3(
        lightness + 0.3963377774 * a + 0.2158037573 * b,
        lightness - 0.1055613458 * a - 0.0638541728 * b,
        lightness - 0.0894841775 * a - 1.2914855480 * b),
      alpha: alpha)
  }

  /// The cube roots of the responses of the three kinds of cones, of which Oklab is a linear map.
  var coneRoots: SIMD3<Double> {
    let red = SRGB.linear(red)
    let green = SRGB.linear(green)
    let blue = SRGB.linear(blue)
    return SIMD3(
      Elementary.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
      Elementary.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
      Elementary.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue))
  }

  /// Creates the colour of the given cube roots of cone responses.
  init(coneRoots: SIMD3<Double>, alpha: Double) {
    let responses = coneRoots * coneRoots * coneRoots
    let (l, m, s) = (responses.x, responses.y, responses.z)
    self.init(
      red: SRGB.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: SRGB.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: SRGB.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      alpha: alpha)
  }
}
