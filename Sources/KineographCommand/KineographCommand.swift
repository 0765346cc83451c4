import Export
public import Scenography

/// The command line: scenes of a catalogue are listed, explained and rendered.
///
/// A program of one's own scenes is one line: `KineographCommand.main(SceneCatalog([Intro(), Outro()]))`.
public enum KineographCommand {
  /// Does what the arguments of the process say, and ends it with the code of how that went.
  public static func main(_ catalog: SceneCatalog) -> Never {
    StandardProcess.keepDescriptors()
    let interruption = Interruption()
    SignalWatch.start(interruption)
    guard let arguments = StandardProcess.arguments else {
      StandardProcess.exit(
        report(.usage("an argument is not UTF-8; rename the file, or use another path"), console(program: "kineo")))
    }
    let program = arguments.first?.split(separator: "/").last.map { String($0) } ?? "kineo"
    let code = run(
      Array(arguments.dropFirst()), catalog: catalog, console: console(program: program), interruption: interruption)
    StandardProcess.exit(code)
  }

  /// Does what `arguments` say.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command line without the name of the program.
  ///   - catalog: The scenes there are.
  ///   - output: Where data goes.
  ///   - error: Where messages go.
  ///   - program: The name of the program in messages and help.
  /// - Returns: How it went; in case of an error, after a message that says what to do.
  public static func run(
    _ arguments: [String], catalog: SceneCatalog, output: any ByteStream, error: any ByteStream,
    program: String = "kineo"
  ) -> ExitCode {
    let console = Console(output: output, talk: error, program: program)
    return run(arguments, catalog: catalog, console: console, interruption: Interruption())
  }

  static func run(
    _ arguments: [String], catalog: SceneCatalog, console: Console, interruption: Interruption
  ) -> ExitCode {
    do { return try perform(arguments, catalog, console, interruption) } catch {
      return report(Failure(error), console)
    }
  }

  private static func perform(
    _ arguments: [String], _ catalog: SceneCatalog, _ console: Console, _ interruption: Interruption
  ) throws -> ExitCode {
    let program = console.program
    // Examples are about a scene that there is.
    let scene = catalog.names.first ?? "SCENE"
    guard let first = arguments.first else {
      console.say(CommandSyntax.overview(program: program, scene: scene))
      throw Failure.usage("which command?")
    }
    switch first {
    case "--version":
      try console.write(VersionReport.text)
      return .done
    case "--help", "-h", "help":
      guard let name = arguments.dropFirst().first else {
        try console.write(CommandSyntax.overview(program: program, scene: scene))
        return .done
      }
      try console.write(try CommandSyntax.named(name).help(program: program, scene: scene))
      return .done
    default: break
    }
    let syntax = try CommandSyntax.named(first)
    if arguments.dropFirst().prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try console.write(syntax.help(program: program, scene: scene))
      return .done
    }
    let said = try Arguments(arguments.dropFirst(), for: syntax)
    let choice = try SceneChoice(catalog)
    switch syntax.name {
    case CommandSyntax.list.name: try ListCommand.run(said, choice, console)
    case CommandSyntax.info.name: try InfoCommand.run(said, choice, console)
    case CommandSyntax.still.name: try StillCommand.run(said, choice, console)
    case CommandSyntax.sheet.name: try SheetCommand.run(said, choice, console)
    default: return try RenderCommand(said, console, interruption).run(choice)
    }
    return .done
  }

  private static func report(_ failure: Failure, _ console: Console) -> ExitCode {
    console.say("\(console.program): \(failure.message)")
    if let command = failure.command { console.say("See \(console.program) \(command) --help") }
    return failure.code
  }

  private static func console(program: String) -> Console {
    Console(output: StandardStream.output(), talk: StandardStream.error(), program: program)
  }
}
