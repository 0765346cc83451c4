/// A colour of 8 bits a channel in sRGB with straight (not premultiplied) alpha, as in a PNG.
public struct RGBA8: Hashable, Sendable {
  /// The share of red, 0…255.
  public var red: UInt8
  /// The share of green, 0…255.
  public var green: UInt8
  /// The share of blue, 0…255.
  public var blue: UInt8
  /// The opacity, from 0 (clear) to 255 (opaque).
  public var alpha: UInt8

  /// Creates a colour; opaque unless `alpha` is given.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The nearest straight colour of a premultiplied pixel; a clear pixel has no colour and is (0, 0, 0, 0).
  init(premultiplied pixel: UInt32) {
    let alpha = pixel >> 24
    func straight(_ shift: UInt32) -> UInt8 {
      alpha == 0 ? 0 : UInt8(min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha))
    }
    self.init(straight(16), straight(8), straight(0), UInt8(alpha))
  }
}

extension RGBA8: CustomStringConvertible {
  /// The channels, for example "(255, 0, 0, 128)".
  public var description: String { "(\(red), \(green), \(blue), \(alpha))" }
}
