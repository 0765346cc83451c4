public import Drawing

/// Letters in a box that is just large enough for them, in lines no wider than the room they are given.
public struct Text: NodeRepresentable, Sendable {
  let string: String

  /// Creates a text of `string`; line feeds begin a new line.
  public init(_ string: String) { self.string = string }

  /// The node of the text.
  public var node: Node { Node(.text(TextSpecification(string: string))) }
}

/// A string and what is said about its letters. What is not said comes from the nodes around it, or is the default.
public struct TextSpecification: Hashable, Sendable {
  /// The text.
  public var string: String
  /// The letters; `nil` is ``defaultFont``.
  public var font: Font?
  /// Where lines shorter than the widest one stand; `nil` is where reading begins.
  public var alignment: TextContent.Alignment?
  /// Extra distance between lines in pixels; `nil` is none.
  public var lineSpacing: Double?
  /// Extra distance between letters in pixels; `nil` is none.
  public var tracking: Double?

  /// The font of a text that names none: the system family at 32 pixels.
  public static let defaultFont = Font.system(size: 32)

  /// Creates a text of `string` that says nothing about its letters.
  public init(string: String) { self.string = string }

  /// The text as it is set.
  public var content: TextContent {
    TextContent(
      string, font: font ?? Self.defaultFont, alignment: alignment ?? .leading, lineSpacing: lineSpacing ?? 0,
      tracking: tracking ?? 0)
  }
}
