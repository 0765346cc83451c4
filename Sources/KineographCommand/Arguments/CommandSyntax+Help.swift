extension CommandSyntax {
  /// The help of the command, with examples about `scene`.
  func help(program: String, scene: String) -> String {
    var text = "\(summary)\n\nUsage: \(program) \(name) \(usage)\n"
    for note in notes { text += "\n" + Self.wrapped(note, indentation: 0) + "\n" }
    text += "\nOptions:\n"
    for option in options {
      let short = option.short.map { "\($0), " } ?? "    "
      text += "  \(short)\(option.name)\(option.value.map { " \($0)" } ?? "")\n"
      text += Self.wrapped(option.help, indentation: 10) + "\n"
    }
    return text + "\nExamples:\n"
      + Self.lines(
        examples.map {
          ("\(program) \($0.line)".replacing("SCENE", with: scene), $0.meaning.replacing("SCENE", with: scene))
        })
  }

  /// The help of the program, with examples about `scene`.
  static func overview(program: String, scene: String) -> String {
    """
    Motion graphics from scenes in Swift, as PNG frames.

    Usage: \(program) COMMAND …

    Commands:
    \(lines(all.map { ($0.name, $0.summary) }))
    Options:
    \(lines([
      ("-h, --help", "Show this help, or that of a command."),
      ("--version", "Show the versions of everything that pixels depend on."),
    ]))
    Examples:
    \(lines([
      ("\(program) list", "the scenes there are"),
      ("\(program) render \(scene)", "its frames, into out/\(scene)"),
      ("\(program) still \(scene) --at 1.25", "one picture"),
      ("\(program) render --help", "all about a command"),
    ]))
    Exit codes: 0 done, 1 fault inside, 2 wrong command line, 3 wrong scene, 4 files, 5 another tool;
    130, 143 and 129 after SIGINT, SIGTERM and SIGHUP.

    """
  }

  /// Two columns, the first as wide as it needs to be.
  private static func lines(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)\n"
    }.joined()
  }

  /// `text` in lines of at most 80 letters.
  private static func wrapped(_ text: String, indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indentation + line.count + 1 + word.count > 80 {
        lines.append(margin + line)
        line = ""
      }
      line += line.isEmpty ? "\(word)" : " \(word)"
    }
    return (lines + [margin + line]).joined(separator: "\n")
  }
}
