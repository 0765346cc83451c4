/// Sets texts: chooses faces, shapes letters, breaks lines.
///
/// The layout of a scene measures texts with it. It stands here, beside what it takes and gives, so that layout does
/// not know fonts and typesetting does not know scenes.
public protocol TextSetter: Sendable {
  /// Sets `text` in lines no wider than `maxWidth` pixels, or in one line a paragraph where it is `nil`.
  ///
  /// - Throws: An error whose description names what is missing, for example a family that is not installed.
  func layout(_ text: TextContent, maxWidth: Double?) throws -> TextLayout
}
