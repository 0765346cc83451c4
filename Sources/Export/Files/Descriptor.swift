#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// A file descriptor of its own, closed with it.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Opens what `call` opens, again where a signal came between; the error is the system's.
  init(_ call: () -> Int32) throws(SystemError) {
    number = try SystemError.checked(call)
  }

  deinit { close(number) }

  /// Writes all of `bytes`, however little the system takes at a time.
  func write(_ bytes: [UInt8]) throws(SystemError) { try Self.write(bytes, to: number) }

  static func write(_ bytes: [UInt8], to number: Int32) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(SystemError) in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        // More than 2 GB at a time are written in part only.
        let written = try SystemError.checked {
          #if canImport(Glibc)
            Glibc.write(number, part.baseAddress, part.count)
          #else
            Musl.write(number, part.baseAddress, part.count)
          #endif
        }
        rest = rest.dropFirst(written)
      }
    }
  }
}
