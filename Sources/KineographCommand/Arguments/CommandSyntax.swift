import Numerics

/// What can be said to a command.
struct CommandSyntax: Sendable {
  let name: String
  /// What it does, in a line.
  let summary: String
  /// How it is called, without the program and its own name.
  let usage: String
  /// More that is worth knowing, in paragraphs.
  var notes: [String] = []
  let options: [OptionSyntax]
  /// Command lines without the program's name, and what they do. SCENE stands for the name of a scene that there is.
  let examples: [(line: String, meaning: String)]

  static let all: [CommandSyntax] = [list, info, render, still, sheet]

  /// The command called `name`.
  ///
  /// - Throws: ``Failure`` that names the nearest one.
  static func named(_ name: String) throws(Failure) -> CommandSyntax {
    if let syntax = all.first(where: { $0.name == name }) { return syntax }
    let near = EditDistance.nearest(to: name, in: all.map(\.name))
    let names = all.map(\.name).joined(separator: ", ")
    throw .usage(
      "there is no command \"\(name)\"\(near.map { "; did you mean \($0)?" } ?? ".") The commands are \(names)")
  }
}

extension CommandSyntax {
  static let list = CommandSyntax(
    name: "list", summary: "List the scenes.", usage: "[--json]",
    options: [.json, .help],
    examples: [("list", "names, sizes, frame rates, durations")])

  static let info = CommandSyntax(
    name: "info", summary: "Show when each step of a scene begins, is complete and has settled.",
    usage: "SCENE [--json]",
    notes: [
      """
      A step is complete when the next one begins, and settled when everything that it moves is at rest. Frames are \
      the first ones that show the instant.
      """
    ],
    options: [.json, .help],
    examples: [("info SCENE", "the steps of a scene")])

  static let render = CommandSyntax(
    name: "render", summary: "Render scenes as sequences of PNGs.", usage: "SCENE… | --all [options]",
    notes: [
      """
      Frame i shows the instant i/fps exactly, and numbers are those of the whole scene, so ranges that are rendered \
      apart fit together. A folder that holds frames of another rendering is refused, which manifest.json beside the \
      frames tells; frames of the very same one may come to it.
      """
    ],
    options: [
      .output.explained(
        """
        A folder, or a pattern such as frames/shot_%05d.png or frames/shot_####.png. With several scenes, the folder \
        that gets a folder for each. Default: out/SCENE.
        """),
      .all, .frames, .from, .to, .fps, .size, .scale, .transparent, .background, .jobs, .overwrite, .progress,
      .dryRun, .json.explained("Write a summary as JSON to standard output, a line for each scene."), .help,
    ],
    examples: [
      ("render SCENE", "all frames into out/SCENE"),
      ("render SCENE --frames 0-59", "the first second at 60 fps"),
      ("render SCENE --fps 30 --scale 2 -t -o frames", "another rate, twice the pixels, transparent"),
      ("render --all --jobs 4", "every scene, on four threads"),
    ])

  static let still = CommandSyntax(
    name: "still", summary: "Render one instant of a scene as a PNG.",
    usage: "SCENE (--at TIME | --frame N) [options]",
    notes: [
      """
      The file is that of the frame which shows the instant, byte for byte; an instant between two frames is drawn as \
      it would show then. A file that is there is replaced.
      """
    ],
    options: [
      .at, .frame,
      .output.explained(
        "The file, or - for standard output. Default: out/SCENE_1.25s.png or out/SCENE_00075.png."),
      .fps, .size, .scale, .transparent, .background, .help,
    ],
    examples: [
      ("still SCENE --at 1.25", "out/SCENE_1.25s.png"),
      ("still SCENE --frame -1 -o end.png", "the last frame"),
      ("still SCENE --at 75f --scale 2 -o - | display", "to another program"),
    ])

  static let sheet = CommandSyntax(
    name: "sheet", summary: "Render a labelled contact sheet of a scene.",
    usage: "SCENE [--count N | --every TIME | --at TIMES | --steps] [options]",
    notes: ["Under each picture stand its instant, its frame, and the steps that move then."],
    options: [
      .count, .every, .instants, .steps, .columns,
      .output.explained("The file, or - for standard output. Default: out/SCENE_sheet.png."),
      .fps, .size, .scale.explained("The size of the pictures: 1 is 320 pixels wide. Default: 1."), .transparent,
      .background,
      .help,
    ],
    examples: [
      ("sheet SCENE", "twelve instants from the first to the last"),
      ("sheet SCENE --steps --columns 3", "where each step begins"),
    ])
}
