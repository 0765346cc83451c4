extension Color {
  /// Creates an opaque colour of the form 0xRRGGBB; higher bits are left out.
  public init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255, blue: Double(hex & 0xff) / 255)
  }

  /// Creates a colour from "#RGB", "#RRGGBB" or "#RRGGBBAA" in either case, or `nil` for any other string.
  public init?(_ string: String) {
    let bytes = string.utf8
    guard bytes.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt32] = []
    for byte in bytes.dropFirst().prefix(9) {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      digits.append(UInt32(digit))
    }
    // A single digit stands for itself twice.
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let value = digits.reduce(0) { $0 << 4 | $1 }
    if digits.count == 6 {
      self.init(hex: value)
    } else {
      self = Color(hex: value >> 8).opacity(Double(value & 0xff) / 255)
    }
  }
}

extension Color: CustomStringConvertible {
  /// The colour as it is drawn in 8 bits a channel: "#FF9500", or "#FF950080" where it is not opaque.
  public var description: String {
    let color = clamped
    let rgb = [color.red, color.green, color.blue].map(hexByte).joined()
    let alpha = hexByte(color.alpha)
    return alpha == "FF" ? "#\(rgb)" : "#\(rgb)\(alpha)"
  }
}

/// A channel of 0…1 as two hexadecimal digits.
private func hexByte(_ channel: Double) -> String {
  let byte = Int((channel * 255).rounded())
  return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
