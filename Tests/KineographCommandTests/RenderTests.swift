import FoundationEssentials
import KineographCommand
import Scenography
import Testing

@Suite struct RenderTests {
  private struct Summary: Decodable {
    var scene: String, frames: Int, firstFrame: Int, lastFrame: Int, width: Int, height: Int, fps: String
    var files: String, bytes: Int, seconds: Double, framesPerSecond: Double
  }

  @Test("A scene becomes its frames, and a summary says so")
  func render() throws {
    let place = try TemporaryFolder()
    let run = CommandRun(["render", "Slide", "-o", place.path("out"), "--json"])
    #expect(run.code == .done)
    let summary = try run.json(Summary.self)
    #expect(summary.frames == 16 && summary.lastFrame == 15 && summary.width == 64)
    #expect(summary.files == place.path("out/frame_%05d.png"))
    #expect(summary.bytes > 0 && summary.framesPerSecond > 0)
    #expect(try place.names("out").count == 17)
    #expect(run.talk.text.contains("Slide: 16 frames in \(place.path("out"))"))
    #expect(run.talk.text.contains("ffmpeg -framerate 30 -i \(place.path("out"))/frame_%05d.png"))
  }

  @Test("A still is the frame of its instant, byte for byte, whatever its instant is called")
  func stills() throws {
    let place = try TemporaryFolder()
    for (rate, options) in [(20, []), (24, ["--scale", "2"]), (32, ["-t", "--size", "40x40"])] {
      let options = ["--fps", "\(rate)"] + options
      let folder = "out \(rate)"
      #expect(CommandRun(["render", "Slide", "-o", place.path(folder)] + options).code == .done)
      for (option, value, frame) in [("--frame", "3", 3), ("--at", "7f", 7), ("--at", "250ms", rate / 4)] {
        let still = CommandRun(["still", "Slide", option, value, "-o", "-"] + options)
        #expect(still.code == .done)
        #expect(try still.output.bytes == place.bytes("\(folder)/frame_0000\(frame).png"))
      }
    }
    let last = CommandRun(["still", "Slide", "--frame", "-1", "-o", place.path("last.png")])
    #expect(last.code == .done)
    #expect(CommandRun(["still", "Slide", "--at", "0.5", "-o", "-"]).output.bytes == (try place.bytes("last.png")))
  }

  @Test("Ranges by number and by time are parts of the whole, on any number of threads")
  func ranges() throws {
    let place = try TemporaryFolder()
    #expect(CommandRun(["render", "Slide", "-o", place.path("whole"), "--jobs", "1"]).code == .done)
    for range in [["--to", "0.2"], ["--from", "0.2", "--to", "0.4"], ["--frames", "-4-"]] {
      #expect(CommandRun(["render", "Slide", "-o", place.path("parts"), "--jobs", "8"] + range).code == .done)
    }
    #expect(try place.names("parts") == place.names("whole"))
    for name in try place.names("whole") { #expect(try place.bytes("parts/\(name)") == place.bytes("whole/\(name)")) }
  }

  @Test("A folder with other frames is refused with 4, and overwritten when told to")
  func overwrite() throws {
    let place = try TemporaryFolder()
    let line = ["render", "Slide", "-o", place.path("out")]
    #expect(CommandRun(line).code == .done)
    #expect(CommandRun(line).code == .done)
    let refused = CommandRun(line + ["--fps", "10"])
    #expect(refused.code == .files)
    #expect(refused.talk.text.contains("--overwrite") && refused.talk.text.contains("frame rate is 30, not 10"))
    #expect(try place.names("out").count == 17)
    #expect(CommandRun(line + ["--fps", "10", "--overwrite"]).code == .done)
    #expect(try place.names("out").count == 7)
  }

  @Test("A place that cannot be written ends with 4 and leaves nothing")
  func unwritable() throws {
    let place = try TemporaryFolder()
    try place.write("", to: "file")
    for path in [place.path("file"), place.path("file/x"), place.path("a/b"), "/proc"] {
      let run = CommandRun(["render", "Slide", "-o", path])
      #expect(run.code == .files)
      #expect(run.talk.text.contains(path), "\(run.talk.text)")
    }
    for path in [place.path, place.path("a/b.png"), "/dev/full"] {
      #expect(CommandRun(["still", "Slide", "--at", "0", "-o", path]).code == .files)
    }
    #expect(try place.names() == ["file"])
  }

  @Test("Several scenes get a folder each")
  func several() throws {
    let place = try TemporaryFolder()
    let run = CommandRun(["render", "Glass", "slide", "Glass", "-o", place.path("out"), "--frames", "0-1"])
    #expect(run.code == .done)
    #expect(try place.names("out") == ["Glass", "Slide"])
    #expect(try place.names("out/Glass") == ["frame_00000.png", "frame_00001.png", "manifest.json"])
  }

  @Test("A plan is written and nothing rendered")
  func dryRun() throws {
    let place = try TemporaryFolder()
    let run = CommandRun(["render", "Glass", "-o", place.path("x_##.png"), "--frames", "0-1,29", "--dry-run"])
    #expect(run.code == .done)
    #expect(
      run.output.text == """
        Glass: 20x10, 30000/1001 fps, 3 frames
        0\t0 s\t\(place.path("x_00.png"))
        1\t1001/30000 s\t\(place.path("x_01.png"))
        29\t29029/30000 s\t\(place.path("x_29.png"))

        """)
    struct Plan: Decodable {
      struct Frame: Decodable { var frame: Int, seconds: Double, file: String }
      var frames: [Frame]
    }
    let plan = try CommandRun("render Slide --dry-run --json").json(Plan.self)
    #expect(plan.frames.map(\.frame) == Array(0..<16))
    #expect(plan.frames[3].file == "out/Slide/frame_00003.png")
    #expect(try place.names().isEmpty)
  }

  @Test("A scene that never ends is rendered as far as it is told")
  func endless() throws {
    let place = try TemporaryFolder()
    #expect(CommandRun(["render", "Endless", "--to", "0.1", "-o", place.path("out")]).code == .done)
    #expect(try place.names("out").count == 4)
    #expect(CommandRun(["still", "Endless", "--at", "1:00:00", "-o", "-"]).code == .done)
  }

  @Test(
    "Rates that are written short are read with a note", arguments: [("29.97", "30000/1001"), ("23.976", "24000/1001")])
  func notes(_ rate: String, _ meaning: String) throws {
    let run = CommandRun(["render", "Glass", "--fps", rate, "--dry-run"])
    #expect(run.code == .done)
    #expect(run.talk.text.contains(meaning))
    #expect(run.output.text.contains(meaning))
  }

  @Test("Values may begin with a dash or follow an equals sign, and words may look like options")
  func spellings() throws {
    for list in [["--frames", "-2-"], ["--frames=-2-"], ["--frames", "-2--1"]] {
      let run = CommandRun(["render", "--dry-run", "Slide"] + list)
      #expect(run.output.text.split(separator: "\n").count == 3)
    }
    #expect(CommandRun(["render", "--dry-run", "--", "Slide"]).code == .done)
    #expect(CommandRun(["render", "--dry-run", "--", "--help"]).code == .usage)
    #expect(CommandRun(["render", "--dry-run", "--dry-run", "Slide"]).code == .done)
  }

  @Test("Colour types follow the stage, not the picture")
  func transparency() throws {
    for (options, type) in [
      (["Slide"], 2), (["Slide", "-t"], 6), (["Glass"], 6), (["Glass", "--background", "white"], 2),
    ] {
      let run = CommandRun(["still", "--at", "0", "-o", "-"] + options)
      #expect(run.code == .done)
      #expect(run.output.bytes.prefix(26).last == UInt8(type))
    }
  }
}
