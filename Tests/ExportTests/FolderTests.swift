import FoundationEssentials
import Testing

@testable import Export

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

@Suite struct FolderTests {
  @Test("A file is written whole and replaces the one before; nothing else stays", arguments: [0, 1, 5_000_000])
  func writes(_ size: Int) throws {
    let place = try TemporaryFolder()
    let folder = try Folder(path: place.path)
    try folder.write([1, 2, 3], as: "a")
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    try folder.write(bytes, as: "a")
    #expect(try place.bytes("a") == bytes)
    #expect(try folder.read("a") == bytes)
    #expect(try place.names() == ["a"])
  }

  @Test("A link is replaced, not written through")
  func link() throws {
    let place = try TemporaryFolder()
    try place.write("precious", to: "target")
    #expect(symlink(place.path("target"), place.path("a")) == 0)
    try Folder(path: place.path).write([7], as: "a")
    #expect(try place.bytes("target") == Array("precious".utf8))
    #expect(try place.bytes("a") == [7])
  }

  @Test("Where a file cannot take its name, nothing stays and the error names it")
  func unrenamable() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("a")
    let folder = try Folder(path: place.path)
    #expect(throws: FileError(path: place.path("a"), operation: .rename, code: EISDIR)) {
      try folder.write([1], as: "a")
    }
    #expect(try place.names() == ["a"])
  }

  @Test("A name that is too long is an error before anything is drawn")
  func longName() throws {
    let place = try TemporaryFolder()
    let folder = try Folder(path: place.path)
    #expect(throws: FileError.self) { try folder.probe(String(repeating: "x", count: 250)) }
  }

  @Test("A folder that is gone is an error of the file")
  func gone() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("sub")
    let folder = try Folder(path: place.path("sub"))
    try FileManager.default.removeItem(atPath: place.path("sub"))
    let error = #expect(throws: FileError.self) { try folder.write([1], as: "a") }
    #expect(error?.code == ENOENT)
  }

  @Test("Paths that are no folder are refused with the system's reason")
  func refusals() throws {
    let place = try TemporaryFolder()
    try place.write("", to: "file")
    #expect(throws: FileError(path: place.path("file"), operation: .openFolder, code: ENOTDIR)) {
      _ = try Folder(path: place.path("file"))
    }
    #expect(throws: FileError(path: place.path("file/x"), operation: .createFolder, code: ENOTDIR)) {
      try Folder.create(place.path("file/x"))
    }
    #expect(throws: FileError(path: place.path("a/b"), operation: .createFolder, code: ENOENT)) {
      try Folder.create(place.path("a/b"))
    }
    #expect(throws: FileError.self) { try Folder(path: "/proc").probe("frame_00000.png") }
  }

  @Test("Only left-over files of the names in question are swept")
  func sweeps() throws {
    let place = try TemporaryFolder()
    for name in [".a.123-xyz.tmp", ".b.123-xyz.tmp", ".a.tmp", "a.123-xyz.tmp", ".a.123-xyz"] {
      try place.write("", to: name)
    }
    try Folder(path: place.path).sweep { $0 == "a" }
    #expect(try place.names() == [".a.123-xyz", ".a.tmp", ".b.123-xyz.tmp", "a.123-xyz.tmp"])
  }

  @Test("No descriptor stays open")
  func descriptors() throws {
    let place = try TemporaryFolder()
    for _ in 0..<1100 {
      let folder = try Folder(path: place.path)
      try folder.write([1], as: "a")
      _ = try folder.names()
      _ = try folder.read("a")
    }
    // Other tests run meanwhile, but they do not hold hundreds.
    #expect(try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count < 500)
  }

  @Test("One file replaces another one, and a device is written into")
  func singleFile() throws {
    let place = try TemporaryFolder()
    try SingleFile(path: place.path("a.png")).write([1])
    try SingleFile(path: place.path("a.png")).write([2])
    #expect(try place.bytes("a.png") == [2])
    try SingleFile(path: place.path("new/a.png"), creating: [place.path("new")]).write([3])
    #expect(try place.bytes("new/a.png") == [3])
    try SingleFile(path: "/dev/null").write([1])
    #expect(throws: FileError(path: "/dev/full", operation: .write, code: ENOSPC)) {
      try SingleFile(path: "/dev/full").write([1])
    }
    for path in [place.path, place.path("x/y.png"), place.path("a.png/b"), place.path("new/"), "/proc/a.png", ""] {
      #expect(throws: FileError.self) { _ = try SingleFile(path: path) }
    }
    #expect(try place.names() == ["a.png", "new"])
  }
}
