#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// The memory of a pixmap.
///
/// Not an array: an array that cannot get its memory ends the process, this is `nil`.
final class PixelBuffer: @unchecked Sendable {
  // `@unchecked`: written only through a reference that is known to be the only one.
  let pixels: UnsafeMutableBufferPointer<UInt32>

  /// Clear pixels. The pages of calloc cost nothing until they are touched.
  init?(count: Int) {
    guard let memory = calloc(count, MemoryLayout<UInt32>.stride) else { return nil }
    pixels = UnsafeMutableBufferPointer(start: memory.bindMemory(to: UInt32.self, capacity: count), count: count)
  }

  /// Takes over memory of malloc that holds `count` pixels.
  init(adopting memory: UnsafeMutableRawPointer, count: Int) {
    pixels = UnsafeMutableBufferPointer(start: memory.bindMemory(to: UInt32.self, capacity: count), count: count)
  }

  deinit { free(pixels.baseAddress) }
}
