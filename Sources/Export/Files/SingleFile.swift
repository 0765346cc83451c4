#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// One file at a path that the user chose.
public struct SingleFile {
  /// Where the file is.
  public let path: String
  private let folder: Folder
  private let name: String
  /// A pipe or device, which cannot be replaced by a file, is written into as it is.
  private let isStream: Bool

  /// Takes care that a file can be written at `path`, without writing it.
  ///
  /// - Parameters:
  ///   - path: Where the file shall be. One that is there will be replaced.
  ///   - creatable: Folders that are made where they are missing, from the outside in. Other ones must exist.
  /// - Throws: ``FileError``, also where there is a folder of that name.
  public init(path: String, creating creatable: [String] = []) throws(FileError) {
    self.path = path
    let slash = path.lastIndex(of: "/")
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    for path in creatable { try Folder.create(path) }
    folder = try Folder(path: slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
    var status = stat()
    let exists = stat(path, &status) == 0
    let kind = exists ? status.st_mode & S_IFMT : S_IFREG
    if name.isEmpty || name == "." || name == ".." || kind == S_IFDIR {
      throw FileError(path: path, operation: .write, code: EISDIR)
    }
    isStream = kind != S_IFREG
    if !isStream { try folder.probe(name) }
  }

  /// Writes the file, whole or not at all.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    guard isStream else { return try folder.write(bytes, as: name) }
    let path = path
    do { try Descriptor { open(path, O_WRONLY | O_CLOEXEC) }.write(bytes) } catch { throw error.at(path, .write) }
  }
}
