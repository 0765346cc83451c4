import Drawing

/// Colours as the command line names them.
enum NamedColor {
  private static let named: [(name: String, color: Color)] = [
    ("black", .black), ("white", .white), ("clear", .clear), ("gray", .gray), ("red", .red), ("orange", .orange),
    ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue),
    ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
  ]

  /// The names in the order of the list above.
  static let names = named.map(\.name)

  /// The colour called `text`, or that of its hexadecimal digits; `nil` for anything else.
  static func color(_ text: String) -> Color? { named.first { $0.name == text }?.color ?? Color(text) }
}
