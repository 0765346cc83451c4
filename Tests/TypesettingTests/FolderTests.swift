import Drawing
import Foundation
import Testing
import Typesetting

/// Libraries of chosen folders, good and bad.
struct FolderTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kineograph fonts & \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("Without any font every text is an error")
  func noFonts() throws {
    try withFolder { folder in
      try Data("this is not a font".utf8).write(to: folder.appending(path: "broken.ttf"))
      let setter = SystemTextSetter(fonts: FontLibrary(directories: [folder.path, "/no/such", "\0"]))
      #expect(throws: TypesettingError.noFonts) { try setter.layout(TextContent("a", font: inter()), maxWidth: nil) }
    }
  }

  @Test("Only the folder's fonts are used, also for fallback")
  func ownFonts() throws {
    try withFolder { folder in
      let file = folder.appending(path: "Inter.otf")
      try FileManager.default.copyItem(atPath: FontLibrary().file(for: inter()), toPath: file.path)
      let fonts = FontLibrary(directories: [folder.path])
      #expect(fonts.families == ["Inter"])
      let layout = try SystemTextSetter(fonts: fonts).layout(TextContent("aא", font: inter()), maxWidth: nil)
      #expect(layout.missing == ["א"])
    }
  }

  @Test("A font file that is damaged after it was listed is an error with its name")
  func damaged() throws {
    try withFolder { folder in
      let file = folder.appending(path: "Inter.otf")
      try FileManager.default.copyItem(atPath: FontLibrary().file(for: inter()), toPath: file.path)
      let fonts = FontLibrary(directories: [folder.path])
      _ = fonts.families
      try Data(count: 100).write(to: file)
      let setter = SystemTextSetter(fonts: fonts)
      #expect(throws: TypesettingError.unreadableFace(file: file.path)) {
        try setter.layout(TextContent("a", font: inter()), maxWidth: nil)
      }
    }
  }
}
