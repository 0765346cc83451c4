import KineographCommand
import Scenography
import Testing

@Suite struct ReportTests {
  private struct Row: Decodable {
    var name: String
    var width: Int
    var fps: String
    var duration: Double?
    var frames: Int?
    var problem: String?
  }

  @Test("The list is a table of all scenes")
  func list() {
    let run = CommandRun("list")
    #expect(run.code == .done)
    #expect(
      run.output.text == """
        scene    size          fps  duration   frames  steps
        Slide    64x36          30   0.500 s       16      2
        Glass    20x10  30000/1001   1.000 s       30      0
        Endless  32x32          30   endless  endless      1

        """)
  }

  @Test("The list as JSON has what the table has")
  func listJSON() throws {
    let rows = try CommandRun("list --json").json([Row].self)
    #expect(rows.map(\.name) == ["Slide", "Glass", "Endless"])
    #expect(rows.map(\.frames) == [16, 30, nil])
    #expect(rows.map(\.duration) == [0.5, 1, nil])
    #expect(rows[1].fps == "30000/1001")
  }

  @Test("A wrong scene is listed beside the others, and the list then ends with 3")
  func listProblem() throws {
    let run = CommandRun(["list", "--json"], catalog: SceneCatalog([Slide(), Broken()]))
    #expect(run.code == .scene)
    let rows = try run.json([Row].self)
    #expect(rows.map(\.name) == ["Slide", "Broken"])
    #expect(rows[0].problem == nil)
    #expect(rows[1].problem != nil)
    #expect(run.talk.text.contains("Broken"))
  }

  @Test("The steps of a scene are a table, in seconds and frames")
  func info() {
    let run = CommandRun("info Slide")
    #expect(run.code == .done)
    #expect(
      run.output.text == """
        Slide: 64x36, 30 fps, 0.500 s, 16 frames

        step          run    start  frame  complete  frame  settled  frame  nodes
        intro/slide     1  0.000 s      0   0.250 s      8  0.250 s      8      1
        intro/wait      1  0.250 s      8   0.500 s     15  0.500 s     15
        intro/absent    1  0.500 s     15   skipped                             0

        """)
  }

  @Test("The steps as JSON have what the table has")
  func infoJSON() throws {
    struct Instant: Decodable { var seconds: Double, frame: Int }
    struct Entry: Decodable {
      var kind: String, name: String, start: Instant, complete: Instant?, settled: Instant?, skipped: Bool
    }
    struct Report: Decodable { var scene: String, seconds: Double?, frames: Int?, entries: [Entry], notes: [String] }
    let report = try CommandRun("info Slide --json").json(Report.self)
    #expect(report.frames == 16)
    #expect(report.entries.map(\.name) == ["slide", "wait", "absent"])
    #expect(report.entries[1].start.frame == 8)
    #expect(report.entries[2].skipped)
    let endless = try CommandRun("info Endless --json").json(Report.self)
    #expect(endless.frames == nil && endless.seconds == nil)
    #expect(endless.entries[0].settled == nil)
  }

  @Test("The only scene of a catalogue needs no name")
  func only() {
    #expect(CommandRun(["info"], catalog: SceneCatalog([Glass()])).output.text.hasPrefix("Glass: 20x10"))
  }
}
