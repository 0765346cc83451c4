import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// A folder for one test, removed with everything in it in the end.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/export-tests-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap { mkdtemp($0) } != nil }
    guard made else { throw CocoaError(.fileWriteUnknown) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of `name` in the folder.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of what is in the folder called `name`, or in this one, hidden files as well.
  func names(_ name: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path(name)))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path(name)))) }
}
