import KineographCommand
import Scenography
import Testing

@Suite struct UsageTests {
  @Test(
    "A wrong command line ends with 2 and says what is wrong, and what would be right",
    arguments: [
      ("", "which command?"),
      ("rendr Slide", "did you mean render?"),
      ("help rendr", "did you mean render?"),
      ("render Slid", "did you mean Slide?"),
      ("render Nothing", "The catalogue has Slide, Glass, Endless"),
      ("render", "which scene? The catalogue has Slide, Glass, Endless"),
      ("render --all Slide", "--all and names of scenes"),
      ("info Slide Glass", "one scene at a time"),
      ("still Slide Glass --at 0", "one scene at a time"),
      ("list Slide", "list takes no scenes"),
      ("render Slide --frame 3", "did you mean --frames?"),
      ("render Slide --outptu x", "did you mean --output?"),
      ("render Slide -x", "unknown option -x"),
      ("render Slide --frames", "--frames needs a value"),
      ("render Slide --frames= ", "--frames needs a value"),
      ("render Slide --frames --overwrite", "--frames needs a value"),
      ("render Slide -o -- x", "-o needs a value"),
      ("render Slide --overwrite=yes", "--overwrite takes no value"),
      ("render Slide --fps 30 --fps 24", "--fps is given twice: 30 and 24"),
      ("render Slide --frames 9-3", "in \"9-3\" the first frame, 9, comes after the last, 3"),
      ("render Slide --frames 0-99", "frames go from 0 to 15"),
      ("render Slide --frames x", "\"x\" is no list of frames"),
      ("render Slide --frames 1 --to 1", "--frames and --to"),
      ("render Slide --from 1 --frames 1", "--frames and --from"),
      ("render Slide --from 3", "past the end, at 0.500 s"),
      ("render Slide --to 3", "past the end, at 0.500 s"),
      ("render Slide --from 0.2 --to 0.1", "no frame lies between"),
      ("render Slide --from 0,2", "--from 0,2: a time is written"),
      ("render Slide --fps 0", "--fps 0: a rate is above 0 and up to 1000"),
      ("render Slide --fps -5", "--fps -5:"), ("render Slide --fps nan", "--fps nan:"),
      ("render Slide --fps 1001", "--fps 1001:"), ("render Slide --fps 1e9", "--fps 1e9:"),
      ("render Slide --fps 30/0", "--fps 30/0:"), ("render Slide --fps 1000000000000000000000", "--fps"),
      ("render Slide --size 0x0", "--size 0x0: a size is two numbers from 1 to 32767"),
      ("render Slide --size 100000x100000", "from 1 to 32767"),
      ("render Slide --size 32767x32767", "268435456"),
      ("render Slide --size 12", "--size 12:"), ("render Slide --size -1x5", "--size -1x5:"),
      ("render Slide --size 1e30x5", "--size"), ("render Slide --size nanxinf", "--size"),
      ("render Slide --size 99999999999999999999x1", "--size"), ("render Slide --size 4x4x4", "--size"),
      ("render Slide --scale 0", "--scale 0: a scale is a number above 0 and up to 100"),
      ("render Slide --scale -2", "--scale -2:"), ("render Slide --scale nan", "--scale nan:"),
      ("render Slide --scale 101", "--scale 101:"), ("render Slide --scale 1,5", "--scale 1,5:"),
      ("render Slide --scale 0.001", "0 x 0 pixels"),
      ("render Slide --background mauve", "one of black, white"), ("render Slide --background #12", "#RRGGBB"),
      ("render Slide -t --background red", "--transparent and --background"),
      ("render Slide --jobs 0", "from 1 to 256"), ("render Slide --jobs 257", "from 1 to 256"),
      ("render Slide --jobs two", "from 1 to 256"), ("render Slide --progress loud", "auto, plain, json, none"),
      ("render Slide -o x.png", "give a folder, or a pattern"),
      ("render Slide -o a/%d.jpg", "end the pattern with .png"),
      ("render Slide Glass -o a/%d.png", "need a folder, not a pattern"),
      ("still Slide", "--at TIME or --frame N"), ("still Slide --at 1 --frame 1", "--at and --frame"),
      ("still Slide --at 9", "scene Slide ends at 0.5 s, with frame 15"), ("still Slide --at -1", "--at -1:"),
      ("still Slide --at nan", "--at nan:"), ("still Slide --at 2,5", "--at 2,5:"),
      ("still Slide --frame 16", "frames go from 0 to 15"), ("still Slide --frame -17", "frames go from 0 to 15"),
      ("still Slide --frame 1.5", "--frame 1.5:"), ("still Slide --frame 99999999999999999999", "--frame"),
      ("info", "which scene?"), ("info Slide --fps 3", "unknown option --fps"),
    ])
  func usage(_ line: String, _ words: String) {
    let run = CommandRun(line)
    #expect(run.code == .usage)
    #expect(run.talk.text.contains(words), "\(run.talk.text)")
    #expect(run.output.bytes.isEmpty)
  }

  @Test(
    "A wrong scene ends with 3 and is named",
    arguments: [
      (["render", "Endless"], "step turn: it never comes to rest"),
      (["render", "Endless", "--frames", "-1"], "--to"), (["render", "--all"], "scene Endless"),
      (["still", "Endless", "--frame", "-1"], "never ends"),
    ])
  func scenes(_ arguments: [String], _ words: String) {
    let run = CommandRun(arguments)
    #expect(run.code == .scene)
    #expect(run.talk.text.contains(words), "\(run.talk.text)")
  }

  @Test("A catalogue that cannot be told apart or put into folders ends with 3, an empty one with 2")
  func catalogs() {
    for arguments in [["list"], ["render", "Slide"], ["info", "Slide"]] {
      #expect(CommandRun(arguments, catalog: SceneCatalog([Slide(), Slide()])).code == .scene)
      #expect(CommandRun(arguments, catalog: SceneCatalog([Slide(), Misnamed()])).code == .scene)
    }
    #expect(CommandRun(["render"], catalog: SceneCatalog([])).code == .usage)
    let broken = CommandRun(["render", "Broken"], catalog: SceneCatalog([Broken()]))
    #expect(broken.code == .scene)
    #expect(broken.talk.text.contains("Broken"))
  }

  @Test(
    "Help is data, ends with 0, and shows examples",
    arguments: [
      "--help", "-h", "help", "help render", "list --help", "info -h", "render --help", "still -h",
      "render Slide --fps 0 --help", "render --what --help",
    ])
  func help(_ line: String) {
    let run = CommandRun(line)
    #expect(run.code == .done)
    #expect(run.output.text.contains("Usage: kineo") && run.output.text.contains("Examples:"))
    #expect(run.talk.bytes.isEmpty)
  }

  @Test("The version tells everything that pixels depend on")
  func version() {
    let run = CommandRun("--version")
    #expect(run.code == .done)
    for name in ["kineograph 0.", "cairo 1.", "libpng 1.", "FreeType 2.", "HarfBuzz "] {
      #expect(run.output.text.contains(name))
    }
  }

  @Test("An output that nobody takes is an error of files", arguments: ["list", "--help", "--version", "info Slide"])
  func closed(_ line: String) {
    let talk = MemoryStream()
    let arguments = line.split(separator: " ").map { String($0) }
    let code = KineographCommand.run(arguments, catalog: .test, output: ClosedStream(), error: talk)
    #expect(code == .files)
    #expect(!talk.text.isEmpty)
  }

  @Test("Nobody needs to hear what is said")
  func deaf() {
    #expect(KineographCommand.run(["x"], catalog: .test, output: ClosedStream(), error: ClosedStream()) == .usage)
  }
}
