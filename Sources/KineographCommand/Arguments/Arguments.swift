import Numerics

/// What was said to a command: words, and options with their values.
struct Arguments {
  /// The command.
  let syntax: CommandSyntax
  /// What is no option, in order.
  private(set) var words: [String] = []
  /// The values by the full names of their options; "" for options without one.
  private var values: [String: String] = [:]

  /// Whether help is asked for, whatever else is said.
  var asksForHelp: Bool { has(.help) }

  /// Reads the arguments that follow the name of a command.
  ///
  /// An option with a value takes the next argument, also one that starts with a dash, as `--frames -10-`, unless it is
  /// the name of an option; or what follows an equals sign, as `--frames=-10-`. After `--`, all is words. Saying an
  /// option without value twice is saying it once, and with a value it is an error.
  ///
  /// - Throws: ``Failure`` with the code of usage.
  init(_ arguments: some Sequence<String>, for syntax: CommandSyntax) throws(Failure) {
    self.syntax = syntax
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let equals = argument.firstIndex(of: "=")
      let name = equals.map { String(argument[..<$0]) } ?? argument
      guard let option = option(named: name) else { throw unknown(name) }
      guard let placeholder = option.value else {
        guard equals == nil else { throw failure("\(option.name) takes no value") }
        values[option.name] = ""
        continue
      }
      var value = equals.map { String(argument[argument.index(after: $0)...]) }
      if value == nil, let next = rest.first, next != "--", self.option(named: next) == nil { value = rest.popFirst() }
      guard let value, !value.isEmpty else { throw failure("\(name) needs a value: \(name) \(placeholder)") }
      if let former = values[option.name] {
        throw failure("\(option.name) is given twice: \(former) and \(value)")
      }
      values[option.name] = value
    }
  }

  /// Whether `option` is given.
  func has(_ option: OptionSyntax) -> Bool { values[option.name] != nil }

  /// The value of `option`; `nil` where it is not given.
  func text(_ option: OptionSyntax) -> String? { values[option.name] }

  /// The value of `option` as `read` understands it; `nil` where the option is not given.
  ///
  /// - Throws: ``Failure`` that names the option, its value and what it should be, where `read` does not.
  func value<Value>(_ option: OptionSyntax, _ expected: String, _ read: (String) -> Value?) throws(Failure) -> Value? {
    guard let text = values[option.name] else { return nil }
    guard let value = read(text) else { throw failure("\(option.name) \(text): \(expected)") }
    return value
  }

  /// - Throws: ``Failure`` where more than one of the options is given.
  func exclude(_ options: OptionSyntax...) throws(Failure) {
    let given = options.filter { has($0) }.map(\.name)
    guard given.count > 1 else { return }
    throw failure("\(given.joined(separator: " and ")) do not go together; use one of them")
  }

  /// An error in what was said to the command.
  func failure(_ message: String) -> Failure { .usage(message, command: syntax.name) }

  private func option(named name: String) -> OptionSyntax? {
    syntax.options.first { $0.name == name || $0.short == name }
  }

  private func unknown(_ name: String) -> Failure {
    let near = EditDistance.nearest(to: name, in: syntax.options.map(\.name))
    return failure("unknown option \(name)\(near.map { "; did you mean \($0)?" } ?? "")")
  }
}
