public import Drawing
import Synchronization

/// Sets texts with the fonts of a library, shaped by HarfBuzz, as unhinted outlines at unrounded positions.
///
/// - **Lines.** Line feeds and the other line and paragraph separators of Unicode end a paragraph. With a greatest
///   width, a paragraph is broken where the rules of Unicode allow it, and a word that is wider than a line between
///   two letters. A greatest width of zero or less sets one letter a line; one that is not a number or is infinite
///   counts as none. Spaces at the end of a broken line are left out; those at the end of a paragraph count as long as
///   they fit.
/// - **Measures.** Ascent, descent and line gap are those of the face that is asked for, as FreeType reads them: from
///   the `hhea` table, or from the typographic values of `OS/2` where that is empty. Lines follow each other at
///   ascent + descent + line gap + line spacing. An empty text is one line high and has no lines; at font size 0 every
///   text has no size.
/// - **Letters.** The direction of a paragraph is that of its first letter that has one. Tracking is added behind each
///   letter, also the last one, and turns off ligatures such as "fi". A tab is set as a space; other control
///   characters, NUL among them, are left out.
/// - **Fallback.** Letters that the face lacks come from the first installed family that has them: DejaVu Sans, Noto
///   Sans, then all others by name. A character that no family has is drawn as the box of the font and named in
///   ``TextLayout/missing``. Colour fonts have no outlines: emoji that only they have count as missing.
///
/// The same text with the same fonts gives the same layout, in any thread and whatever was set before. Languages do not
/// take part: the forms of letters are those for English in every locale.
public final class SystemTextSetter: TextSetter {
  private struct Key: Hashable {
    var text: TextContent
    // Equal strings may consist of different characters, and so of different glyphs.
    var characters: [UInt8]
    var maxWidth: Double?
  }

  // Neither FreeType's faces nor HarfBuzz's plans for them may be used in two threads at a time. One lock around them
  // keeps one copy of each; a second one lets threads find what is already set while another one sets a long text.
  private let engine: Mutex<TextEngine>
  private let layouts = Mutex(RecentCache<Key, TextLayout>(budget: SystemTextSetter.cachedElements))

  /// The layouts that are remembered have no more path elements than this: about 50 MB.
  private static let cachedElements = 1_000_000

  /// Creates a setter of texts in the families of `fonts`; by default those that are installed.
  public init(fonts: FontLibrary = FontLibrary()) { engine = Mutex(TextEngine(fonts: fonts)) }

  /// The faces that texts were set in so far, sorted by file: what a layout depends on besides the text.
  public var usedFaces: [UsedFace] { engine.withLock { $0.usedFaces } }

  /// Sets `text` in lines no wider than `maxWidth` pixels, or in one line a paragraph where it is `nil`.
  ///
  /// - Throws: ``TypesettingError`` where the family is not installed or cannot be read, where the font size is not
  ///   within 0…10000 or the tracking or the line spacing not within ±10000 pixels, and where the text has more than
  ///   200000 characters.
  public func layout(_ text: TextContent, maxWidth: Double?) throws(TypesettingError) -> TextLayout {
    let maxWidth = maxWidth.flatMap { $0.isNaN || $0 == .infinity ? nil : max(0, $0) }
    let key = Key(text: text, characters: Array(text.string.utf8), maxWidth: maxWidth)
    if let known = layouts.withLock({ $0.value(for: key) }) { return known }
    let layout = try engine.withLock { engine throws(TypesettingError) in
      try engine.layout(text, maxWidth: maxWidth)
    }
    // A layout of nothing is still some bytes.
    let cost = layout.outline.elements.count + 8 * layout.lines.count + 64
    layouts.withLock { $0.insert(layout, for: key, cost: cost) }
    return layout
  }
}
