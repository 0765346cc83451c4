import Drawing
import Testing
import Typesetting

struct FontTests {
  private let fonts = FontLibrary()

  @Test("A family that is not installed is an error that names near ones")
  func nearNames() throws {
    let error = #expect(throws: TypesettingError.self) {
      try setter.layout(TextContent("a", font: .custom("Intr", size: 20)), maxWidth: nil)
    }
    let text = try #require(error).description
    #expect(text.contains("\"Intr\"") && text.contains("\"Inter\"") && text.contains("fc-list"))
    #expect(throws: TypesettingError.familyNotInstalled("Zapfino", near: [])) {
      try fonts.file(for: .custom("Zapfino", size: 1))
    }
  }

  @Test(
    "Weights choose faces by the rules of CSS",
    arguments: [
      (1, "Thin"), (100, "Thin"), (400, "Regular"), (401, "Medium"), (500, "Medium"), (600, "SemiBold"), (650, "Bold"),
      (700, "Bold"), (1000, "Black"), (Int.max, "Black"), (Int.min, "Thin"), (350, "Light"),
    ])
  func weights(weight: Int, face: String) throws {
    #expect(try fonts.file(for: inter(weight: Font.Weight(weight))).hasSuffix("/Inter-\(face).otf"))
  }

  @Test("Italic fonts choose italic or oblique faces")
  func italics() throws {
    #expect(try fonts.file(for: inter(weight: .bold).italic()).hasSuffix("/Inter-BoldItalic.otf"))
    #expect(try fonts.file(for: inter().italic()).hasSuffix("/Inter-Italic.otf"))
  }

  @Test("A family is found by any of its names in any case", arguments: ["inter", "INTER", "Inter", "inter display"])
  func names(name: String) throws {
    #expect(try fonts.file(for: .custom(name, size: 1)).hasSuffix("-Regular.otf"))
    #expect(try fonts.file(for: .custom("Inter Black", size: 1)).hasSuffix("/Inter-Black.otf"))
  }

  @Test("A face of normal width is chosen before a condensed one of the same family")
  func widths() throws {
    #expect(try fonts.file(for: dejaVu()).hasSuffix("/DejaVuSans.ttf"))
    #expect(try fonts.file(for: .custom("DejaVu Sans Condensed", size: 1)).hasSuffix("/DejaVuSansCondensed.ttf"))
  }

  @Test("Families are listed once, by name")
  func families() {
    let families = fonts.families
    #expect(families == families.sorted() && Set(families).count == families.count)
    #expect(families.contains("Inter") && families.contains("JetBrains Mono"))
  }

  @Test("Sizes, trackings and line spacings that cannot be set are errors")
  func numbers() {
    func attempt(_ size: Double, _ tracking: Double = 0, _ spacing: Double = 0) throws {
      let text = TextContent("a", font: inter(size), lineSpacing: spacing, tracking: tracking)
      _ = try setter.layout(text, maxWidth: nil)
    }
    for size in [-1, -0.001, .nan, .infinity, 10_001] {
      #expect(throws: TypesettingError.self) { try attempt(size) }
    }
    for distance in [Double.nan, .infinity, -.infinity, 1e5] {
      #expect(throws: TypesettingError.self) { try attempt(10, distance) }
      #expect(throws: TypesettingError.self) { try attempt(10, 0, distance) }
    }
    #expect(throws: Never.self) { try attempt(10, -100, -100) }
    #expect(throws: TypesettingError.tooLong(limit: 200_000)) {
      let text = TextContent(String(repeating: "a", count: 200_001), font: inter())
      _ = try setter.layout(text, maxWidth: nil)
    }
  }

  @Test("Versions and faces are told for fingerprints")
  func fingerprints() throws {
    #expect(LibraryVersion.all.map(\.name) == ["fontconfig", "FreeType", "FriBidi", "HarfBuzz", "libunibreak"])
    #expect(LibraryVersion.all.allSatisfy { $0.version.first?.isNumber == true })
    let setter = SystemTextSetter()
    _ = try setter.layout(TextContent("aא", font: inter()), maxWidth: nil)
    #expect(setter.usedFaces.map(\.family) == ["Inter", "DejaVu Sans"])
    #expect(setter.usedFaces.allSatisfy { $0.version.contains(".") && $0.file.hasPrefix("/") })
  }
}
