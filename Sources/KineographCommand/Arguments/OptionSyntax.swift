/// An option that a command knows.
struct OptionSyntax: Hashable, Sendable {
  /// The name, with its dashes.
  let name: String
  /// A shorter name.
  var short: String?
  /// What stands for the value in help; `nil` where the option takes none.
  var value: String?
  /// What it does, and what holds without it.
  let help: String

  init(_ name: String, short: String? = nil, value: String? = nil, _ help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }

  /// The option with other words in help, for a command where it means something else.
  func explained(_ help: String) -> OptionSyntax { OptionSyntax(name, short: short, value: value, help) }
}

extension OptionSyntax {
  static let help = OptionSyntax("--help", short: "-h", "Show this help.")
  static let json = OptionSyntax("--json", "Write JSON to standard output.")

  static let output = OptionSyntax("--output", short: "-o", value: "PATH", "Where to write.")
  static let frames = OptionSyntax(
    "--frames", value: "LIST",
    "Only these frames, from 0 and both ends included: 7, 0-9,20,30- or 0-100:10. -1 is the last one, -10- the last ten."
  )
  static let from = OptionSyntax(
    "--from", value: "TIME", "Only frames from this instant on: 1.25, 1250ms, 0:01.25, 75f.")
  static let to = OptionSyntax(
    "--to", value: "TIME", "Only frames before this instant. A scene that never ends needs it.")
  static let at = OptionSyntax(
    "--at", value: "TIME", "The instant: 1.25, 1250ms, 0:01.25 or 75f, up to the end of the scene.")
  static let frame = OptionSyntax("--frame", value: "N", "The frame, from 0; -1 is the last one.")

  static let count = OptionSyntax("--count", value: "N", "This many instants, evenly spread, 1 to 1000. Default: 12.")
  static let every = OptionSyntax("--every", value: "TIME", "An instant every so often from the beginning.")
  static let instants = OptionSyntax("--at", value: "TIMES", "These instants: 0.5,1.25,75f.")
  static let steps = OptionSyntax("--steps", "The instants at which steps begin, and the end.")
  static let columns = OptionSyntax("--columns", value: "N", "Pictures in a row. Default: 4.")

  static let fps = OptionSyntax(
    "--fps", value: "RATE",
    "Frames a second: 30, 12.5, 30000/1001, above 0 and up to 1000; 29.97 means 30000/1001. Default: the stage's.")
  static let size = OptionSyntax(
    "--size", value: "WxH", "Lay the scene out anew on a stage of this size. Default: the stage's.")
  static let scale = OptionSyntax(
    "--scale", value: "K", "Pixels to a unit of the stage: 2 draws the same picture in twice the size. Default: 1.")
  static let transparent = OptionSyntax(
    "--transparent", short: "-t", "Leave out the background and write an alpha channel.")
  static let background = OptionSyntax(
    "--background", value: "COLOR", "Another background: a name such as white or clear, #RRGGBB or #RRGGBBAA.")

  static let all = OptionSyntax("--all", "Render all scenes of the catalogue.")
  static let jobs = OptionSyntax(
    "--jobs", short: "-j", value: "N", "Draw on N threads, 1 to 256; the files are the same. Default: one a processor.")
  static let overwrite = OptionSyntax(
    "--overwrite", "Replace the frames of another rendering that the folder holds.")
  static let progress = OptionSyntax(
    "--progress", value: "HOW",
    "auto, plain (a line each 2 s), json (an object a line) or none. Default: auto, a bar on a terminal, else plain.")
  static let dryRun = OptionSyntax(
    "--dry-run", "Write the plan, frame, instant and file, to standard output; render nothing.")
}
