#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

extension Folder {
  /// Writes a whole file called `name`, or none.
  ///
  /// The bytes go into a file of a temporary name in the same folder, which then takes the place of the old one: at any
  /// moment, also after a crash of the process, what is called `name` is whole. A symbolic link of that name is
  /// replaced, not followed. Nothing waits for the disk: what a loss of power spares is up to the file system, as it
  /// takes several milliseconds a frame to ask for more.
  func write(_ bytes: [UInt8], as name: String) throws(FileError) {
    let temporary = temporaryName(for: name)
    let path = self.path.appendingPathComponent(name)
    do throws(SystemError) {
      let file = try createFile(temporary)
      do throws(SystemError) { try file.write(bytes) } catch {
        try? remove(temporary)
        throw error
      }
    } catch { throw error.at(path, .write) }
    do { try rename(temporary, to: name) } catch {
      try? remove(temporary)
      throw error.at(path, .rename)
    }
  }

  /// Finds out whether a file called `name` could be made, without making it.
  func probe(_ name: String) throws(FileError) {
    let temporary = temporaryName(for: name)
    do { _ = try createFile(temporary) } catch { throw error.at(path.appendingPathComponent(name), .write) }
    try remove(temporary)
  }

  /// Removes what a process that was killed left of files whose names fulfil `condition`.
  ///
  /// Only who holds the folder may do so: another process may be about to rename them.
  func sweep(where condition: (String) -> Bool) throws(FileError) {
    for name in try names() where name.hasPrefix(".") && name.hasSuffix(Self.temporarySuffix) {
      let stem = name.dropFirst().dropLast(Self.temporarySuffix.count)
      guard let dot = stem.lastIndex(of: "."), condition(String(stem[..<dot])) else { continue }
      try remove(name)
    }
  }

  private static let temporarySuffix = ".tmp"

  /// Two processes never agree on such a name, and one never twice.
  private func temporaryName(for name: String) -> String {
    ".\(name).\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36))\(Self.temporarySuffix)"
  }
}
