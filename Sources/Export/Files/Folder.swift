#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// A folder that is kept open: files are made, listed and removed in it even where its path leads elsewhere by then.
final class Folder {
  let path: String
  private let descriptor: Descriptor

  /// Opens the folder at `path`.
  init(path: String) throws(FileError) {
    self.path = path
    do {
      descriptor = try Descriptor { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    } catch { throw error.at(path, .openFolder) }
  }

  /// Makes the folder at `path` where there is none. Its parent must exist.
  static func create(_ path: String) throws(FileError) {
    do { _ = try SystemError.checked { mkdir(path, 0o777) } } catch {
      // The way of an existing folder is a matter of opening it.
      if error.code != EEXIST { throw error.at(path, .createFolder) }
    }
  }

  /// Whether nobody else holds the folder. It is held until the folder is closed, also by the end of the process.
  ///
  /// Where the file system knows no locks, everybody gets it.
  func lock() -> Bool {
    do {
      _ = try SystemError.checked { flock(descriptor.number, LOCK_EX | LOCK_NB) }
      return true
    } catch { return error.code != EWOULDBLOCK }
  }

  /// The names of the files and folders in it, sorted. Those that are not UTF-8 are left out.
  func names() throws(FileError) -> [String] {
    let listing: Descriptor
    do {
      listing = try Descriptor { openat(self.descriptor.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    } catch { throw error.at(path, .listFolder) }
    // The stream closes the descriptor that it is given.
    let copy = dup(listing.number)
    guard copy >= 0, let stream = fdopendir(copy) else {
      let code = errno
      if copy >= 0 { close(copy) }
      throw FileError(path: path, operation: .listFolder, code: code)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          String(validatingCString: $0)
        }
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The content of the file called `name`; `nil` where there is none.
  func read(_ name: String) throws(FileError) -> [UInt8]? {
    do throws(SystemError) {
      let file = try Descriptor { openat(self.descriptor.number, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
      var content: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = try SystemError.checked { chunk.withUnsafeMutableBytes { Self.readBytes(file.number, $0) } }
        if count == 0 { return content }
        content += chunk[..<count]
        // No file of ours is longer, and a device would not end.
        if content.count > 1 << 24 { throw SystemError(code: EFBIG) }
      }
    } catch {
      if error.code == ENOENT { return nil }
      throw error.at(path.appendingPathComponent(name), .read)
    }
  }

  /// Removes the file called `name`, if it is there.
  func remove(_ name: String) throws(FileError) {
    do { _ = try SystemError.checked { unlinkat(self.descriptor.number, name, 0) } } catch {
      if error.code != ENOENT { throw error.at(path.appendingPathComponent(name), .remove) }
    }
  }

  /// Opens a new file called `name`, which must not exist, to be written.
  func createFile(_ name: String) throws(SystemError) -> Descriptor {
    try Descriptor { openat(self.descriptor.number, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  }

  /// Gives the file called `name` the name `newName`, in place of the file which had that before.
  func rename(_ name: String, to newName: String) throws(SystemError) {
    _ = try SystemError.checked { renameat(self.descriptor.number, name, self.descriptor.number, newName) }
  }

  private static func readBytes(_ number: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(number, bytes.baseAddress, bytes.count)
    #else
      Musl.read(number, bytes.baseAddress, bytes.count)
    #endif
  }
}
