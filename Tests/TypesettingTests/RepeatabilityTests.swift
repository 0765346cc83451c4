import Drawing
import Testing
import Typesetting

struct RepeatabilityTests {
  private let texts = (0..<60).map { index in
    TextContent(
      ["Office AVATAR \(index)", "שלום \(index) fi\nsecond line", "monospaced != \(index)"][index % 3],
      font: [inter(20), dejaVu(33), .monospaced(size: 12, weight: .bold)][index % 3])
  }

  @Test("A text has the same layout twice, and in a setter of its own")
  func twice() throws {
    for text in texts {
      let first = try setter.layout(text, maxWidth: 120)
      #expect(try setter.layout(text, maxWidth: 120) == first)
      #expect(try SystemTextSetter(fonts: sharedFonts).layout(text, maxWidth: 120) == first)
    }
  }

  @Test("Eight threads get the layouts that one gets")
  func threads() async throws {
    let alone = try texts.map { try setter.layout($0, maxWidth: 120) }
    let shared = SystemTextSetter()
    let texts = texts
    try await withThrowingTaskGroup(of: [TextLayout].self) { group in
      for task in 0..<8 {
        group.addTask {
          let order = (0..<texts.count).map { ($0 * 7 + task * 13) % texts.count }
          let layouts = try order.map { (index: $0, layout: try shared.layout(texts[$0], maxWidth: 120)) }
          return layouts.sorted { $0.index < $1.index }.map(\.layout)
        }
      }
      for try await layouts in group { #expect(layouts == alone) }
    }
  }

  @Test("Strings that are equal but not the same keep their own characters")
  func canonicalEquivalents() throws {
    let setter = SystemTextSetter()
    for text in ["\u{E9}", "e\u{301}"] {
      let layout = try setter.layout(TextContent(text, font: inter()), maxWidth: nil)
      #expect(layout.lines.map { Array($0.string.unicodeScalars) } == [Array(text.unicodeScalars)])
    }
  }

  @Test("More texts than are remembered are still set right")
  func forgetting() throws {
    let setter = SystemTextSetter()
    let first = try setter.layout(texts[0], maxWidth: nil)
    for number in 0..<3000 {
      _ = try setter.layout(
        TextContent("a longer text to fill what is remembered \(number)", font: inter()), maxWidth: nil)
    }
    #expect(try setter.layout(texts[0], maxWidth: nil) == first)
  }

  private let sharedFonts = FontLibrary()
}
