import Drawing
import Motion
import Playback
import Raster
import Scenography
import Testing

@testable import Export

@Suite struct SequenceExportTests {
  private func export(
    _ scene: any Scene, _ list: String = "0-", into place: TemporaryFolder, _ output: String, jobs: Int = 2,
    scale: Double = 1, interruption: Interruption = Interruption(),
    progress: (SequenceExport.Outcome) -> Void = { _ in }
  ) throws -> SequenceExport.Outcome {
    let resolved = try ResolvedScene(scene)
    let naming = FrameNaming(folder: place.path(output), frameCount: resolved.frameCountIfFinite)
    let plan = try FramePlan(.list(FrameSelection(list)), of: resolved, naming: naming)
    let folder = try FrameFolder(
      naming: naming, manifest: Manifest(of: resolved, scale: scale), lastFrame: plan.frames.last ?? 0)
    return try SequenceExport(of: resolved, scale: scale, plan: plan, jobs: jobs)
      .run(into: folder, interruption: interruption, progress: progress)
  }

  /// The names and contents of all files in a folder.
  private func content(_ place: TemporaryFolder, _ folder: String) throws -> [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: try place.names(folder).map { ($0, try place.bytes("\(folder)/\($0)")) })
  }

  @Test("The files are the same for any number of threads, and for every run")
  func jobs() throws {
    let place = try TemporaryFolder()
    let outcome = try export(Slide(), into: place, "1", jobs: 1)
    let expected = try content(place, "1")
    #expect(outcome.frames == 16)
    #expect(expected.count == 17)
    #expect(outcome.bytes == expected.filter { $0.key.hasSuffix(".png") }.values.map(\.count).reduce(0, +))
    for jobs in [1, 2, 7, 8] {
      _ = try export(Slide(), into: place, "jobs \(jobs)", jobs: jobs)
      #expect(try content(place, "jobs \(jobs)") == expected)
    }
    // Once more over the frames that are there.
    _ = try export(Slide(), into: place, "1")
    #expect(try content(place, "1") == expected)
  }

  @Test("A range and the rest are the whole")
  func ranges() throws {
    let place = try TemporaryFolder()
    _ = try export(Slide(), into: place, "whole")
    for list in ["10-", "0-3", "4-9:2", "5,7,9"] { _ = try export(Slide(), list, into: place, "parts") }
    #expect(try content(place, "parts") == content(place, "whole"))
  }

  @Test("A frame is the picture of its instant, in whatever order pictures are made")
  func stills() throws {
    let place = try TemporaryFolder()
    _ = try export(Slide(), into: place, "whole", scale: 1.5)
    let scene = try ResolvedScene(Slide())
    let naming = FrameNaming(folder: "", frameCount: 16)
    var renderer = try FrameRenderer(of: scene, scale: 1.5)
    for frame in [15, 0, 7, 7, 3, 15, 14] {
      let bytes = try renderer.png(at: scene.stage.frameRate.time(ofFrame: frame))
      #expect(try bytes == place.bytes("whole/\(naming.name(ofFrame: frame))"))
    }
  }

  @Test("Frames have the size of the stage times the scale, and alpha where the stage is not opaque")
  func pictures() throws {
    for (color, opaque) in [(Color.white, true), (.clear, false), (Color.white.opacity(0.5), false)] {
      let scene = try ResolvedScene(Slide(stage: Stage(width: 64, height: 36, fps: 30, background: color)))
      var renderer = try FrameRenderer(of: scene, scale: 1.5)
      let png = try renderer.png(at: .zero)
      let pixmap = try Pixmap(png: png)
      #expect(pixmap.width == 96)
      #expect(pixmap.height == 54)
      // The colour type in the header: 2 is RGB, 6 is RGBA.
      #expect(png[25] == (opaque ? 2 : 6))
    }
  }

  @Test("An interruption leaves whole frames, and the rest can be rendered later")
  func interruption() throws {
    let place = try TemporaryFolder()
    let interruption = Interruption()
    let outcome = try export(Slide(), into: place, "parts", interruption: interruption) { outcome in
      if outcome.frames == 5 { interruption.raise(15) }
    }
    #expect(outcome.frames == 5)
    #expect(try place.names("parts").count == 6)
    _ = try export(Slide(), "5-", into: place, "parts")
    _ = try export(Slide(), into: place, "whole")
    #expect(try content(place, "parts") == content(place, "whole"))
  }

  @Test("A frame that cannot take its place ends the export; frames before it stand and nothing else")
  func failure() throws {
    let place = try TemporaryFolder()
    _ = try export(Slide(), "0", into: place, "out")
    try place.makeFolder("out/frame_00004.png")
    let error = #expect(throws: ExportError.self) { _ = try export(Slide(), into: place, "out") }
    guard case .folder(.file(let cause)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause.path == place.path("out/frame_00004.png"))
    #expect(try place.names("out") == (0...4).map { "frame_0000\($0).png" } + ["manifest.json"])
  }

  @Test("A scene that never ends is rendered as far as is said, and refused otherwise")
  func endless() throws {
    let place = try TemporaryFolder()
    #expect(try export(Endless(), "0-4,60", into: place, "endless").frames == 6)
    let scene = try ResolvedScene(Endless())
    for list in ["0-", "-1"] {
      let choice = FrameChoice.list(try FrameSelection(list))
      let error = #expect(throws: ExportError.self) { try choice.frames(of: scene) }
      #expect(error == .scene(scene.endless))
    }
    let span = FrameChoice.span(TimeSpan(start: .time(.zero), end: TimeExpression("1")))
    #expect(try span.frames(of: scene) == Array(0..<30))
  }

  @Test("A changed scene, and another stage, have another manifest; the same scene has the same")
  func manifests() throws {
    func manifest(_ scene: any Scene, scale: Double = 1) throws -> Manifest {
      try Manifest(of: ResolvedScene(scene), scale: scale)
    }
    let usual = try manifest(Slide())
    #expect(try manifest(Slide()) == usual)
    #expect(try manifest(Slide(color: .red)) != usual)
    #expect(try manifest(Slide(), scale: 2) != usual)
    #expect(try manifest(Slide(stage: Stage(width: 64, height: 36, fps: 60))) != usual)
    #expect(try manifest(Slide(stage: Stage(width: 64, height: 36, fps: 30, background: .clear))) != usual)
    #expect(try manifest(Slide(stage: Stage(width: 64, height: 36, fps: 30, duration: 1))) != usual)
  }

  @Test(
    "A picture without pixels or with too many is refused with the limit",
    arguments: [(1, 1, 0.1), (32767, 32767, 1), (20000, 20000, 1), (100, 100, 1000), (10, 10, .nan), (10, 10, -1)])
  func sizes(_ width: Int, _ height: Int, _ scale: Double) {
    let error = #expect(throws: PictureError.self) {
      _ = try PictureSize(of: Stage(width: width, height: height), scale: scale)
    }
    #expect(error?.description.contains("32767") == true)
  }

  @Test("The plan is exact at every rate, and one for all who ask")
  func plan() throws {
    let scene = try ResolvedScene(Slide(stage: Stage(width: 8, height: 8, fps: .ntsc30, duration: 1.01)))
    let plan = try FramePlan(.list(.all), of: scene, naming: FrameNaming(folder: "x", frameCount: 31))
    #expect(plan.frames == Array(0..<31))
    #expect(plan.total == 31)
    #expect(try scene.frameCount() == 31)
    let (numerator, denominator) = plan.time(ofFrame: 30).fraction
    #expect(numerator == 1001)
    #expect(denominator == 1000)
    #expect(plan.path(ofFrame: 30) == "x/frame_00030.png")
  }
}
