/// A colour in sRGB with straight (not premultiplied) alpha.
public struct Color: Hashable, Sendable {
  /// The gamma-encoded share of red, 0…1.
  public var red: Double
  /// The gamma-encoded share of green, 0…1.
  public var green: Double
  /// The gamma-encoded share of blue, 0…1.
  public var blue: Double
  /// The opacity, from 0 (clear) to 1 (opaque).
  public var alpha: Double

  /// Creates a colour of gamma-encoded sRGB channels, each 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey of a gamma-encoded lightness, 0…1.
  public init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }
}
