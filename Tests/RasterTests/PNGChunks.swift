/// PNGs by hand: a second opinion on what the product writes and a source of kinds it does not write.
enum PNGChunks {
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// The names and contents of the chunks, or `nil` where the structure or a checksum is wrong.
  static func parse(_ bytes: [UInt8]) -> [(name: String, content: [UInt8])]? {
    guard bytes.starts(with: signature) else { return nil }
    var chunks: [(String, [UInt8])] = []
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let count = Int(number(rest.prefix(4)))
      guard rest.count >= count + 12 else { return nil }
      let body = rest.dropFirst(4).prefix(count + 4)
      guard number(rest.dropFirst(count + 8).prefix(4)) == crc(body) else { return nil }
      chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
      rest = rest.dropFirst(count + 12)
    }
    return rest.isEmpty ? chunks : nil
  }

  /// The rows of a PNG of level 0, each with its filter in front: the blocks of a zlib stream that are only stored.
  static func storedRows(_ bytes: [UInt8]) -> [UInt8]? {
    guard let chunks = parse(bytes) else { return nil }
    var stream = chunks.filter { $0.name == "IDAT" }.flatMap(\.content).dropFirst(2)
    var rows: [UInt8] = []
    while let header = stream.first {
      guard header & 6 == 0, stream.count >= 5 else { return nil }
      let block = Array(stream.prefix(5))
      let count = Int(block[1]) + Int(block[2]) << 8
      rows += stream.dropFirst(5).prefix(count)
      stream = stream.dropFirst(5 + count)
      if header & 1 == 1 { return stream.count == 4 ? rows : nil }
    }
    return nil
  }

  /// A PNG of the given rows, each with its filter in front.
  static func make(
    width: UInt32, height: UInt32, depth: UInt8, type: UInt8, isInterlaced: Bool = false,
    between: [(String, [UInt8])] = [], rows: [UInt8]
  ) -> [UInt8] {
    let header = bytes(width) + bytes(height) + [depth, type, 0, 0, isInterlaced ? 1 : 0]
    let size = UInt16(rows.count)
    let low = UInt8(size & 255)
    let high = UInt8(size >> 8)
    let data = [0x78, 0x01, 1, low, high, ~low, ~high] + rows + bytes(adler(rows))
    let middle = between.flatMap { chunk($0.0, $0.1) }
    return signature + chunk("IHDR", header) + middle + chunk("IDAT", data) + chunk("IEND", [])
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(crc(body))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { (shift: UInt32) in UInt8(number >> shift & 255) }
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

  private static func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }
}
