/// A number of 64 bits that is as good as always another one for another text: FNV-1a.
///
/// It tells a changed scene from an unchanged one; it is no protection against anybody who means to deceive.
/// Source: <https://www.rfc-editor.org/rfc/rfc9923>.
struct Digest {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Takes in `text` and an end of it.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// The number in 16 hexadecimal digits.
  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
