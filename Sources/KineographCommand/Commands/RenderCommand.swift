import Export
import Motion
import Playback
import Scenography

/// Renders scenes as sequences of PNGs.
struct RenderCommand {
  private let arguments: Arguments
  private let console: Console
  private let interruption: Interruption
  private let frames: FrameChoice
  private let picture: PictureOptions
  private let jobs: Int?
  private let progress: ProgressStyle

  init(_ arguments: Arguments, _ console: Console, _ interruption: Interruption) throws {
    self.arguments = arguments
    self.console = console
    self.interruption = interruption
    frames = try Self.frames(arguments)
    picture = try PictureOptions(arguments, console: console)
    jobs = try arguments.value(.jobs, "a number of threads from 1 to 256") { text in
      PictureOptions.whole(text).flatMap { (1...256).contains($0) ? $0 : nil }
    }
    let words = ProgressStyle.allCases.map(\.rawValue).joined(separator: ", ")
    progress = try arguments.value(.progress, "one of \(words)") { ProgressStyle(rawValue: $0) } ?? .auto
  }

  /// Renders what the arguments name. All that can be told before the first frame is told before the first frame.
  func run(_ choice: SceneChoice) throws -> ExitCode {
    let scenes = try choice.scenes(arguments)
    let isOne = scenes.count == 1 && !arguments.has(.all)
    var exports: [(export: SequenceExport, folders: [String])] = []
    for scene in scenes {
      let resolved = try picture.resolve(scene)
      for note in resolved.ledger.notes { console.note(isOne ? note : "\(resolved.name): \(note)") }
      let (naming, folders) = try naming(of: resolved, isOne: isOne)
      let plan = try plan(of: resolved, naming)
      exports.append((SequenceExport(of: resolved, scale: picture.scale, plan: plan, jobs: jobs), folders))
    }
    if arguments.has(.dryRun) {
      for (export, _) in exports { try show(export) }
      return .done
    }
    let opened = try exports.map { export, folders in
      let folder = try FrameFolder(
        naming: export.plan.naming, creating: folders,
        manifest: Manifest(of: export.scene, scale: export.scale), lastFrame: export.plan.frames.last ?? 0,
        overwrites: arguments.has(.overwrite))
      return (export, folder)
    }
    for (export, folder) in opened {
      if let code = try render(export, into: folder) { return code }
    }
    return .done
  }

  /// Renders one scene; the code to end with where it was interrupted.
  private func render(_ export: SequenceExport, into folder: FrameFolder) throws -> ExitCode? {
    let plan = export.plan
    let reporter = ProgressReporter(
      style: progress, scene: export.scene.name, total: plan.frames.count, stream: console.talk)
    let outcome: SequenceExport.Outcome
    do {
      outcome = try export.run(into: folder, interruption: interruption) { reporter.report(done: $0.frames) }
    } catch {
      reporter.clear()
      throw error
    }
    reporter.clear()
    if outcome.frames < plan.frames.count, let signal = interruption.signal {
      let rest = FrameSelection.list(of: plan.frames.dropFirst(outcome.frames))
      console.say(
        "\(console.program): interrupted; \(outcome.frames) of \(plan.frames.count) frames of \(export.scene.name) are "
          + "in \(plan.naming.folder). To go on, run it again with --frames \(rest)")
      return ExitCode(signal: signal)
    }
    let summary = RenderSummary(export, outcome, elapsed: reporter.elapsed)
    if progress != .none { console.say(summary.text) }
    if arguments.has(.json) { try console.write(JSONText.line(summary)) }
    return nil
  }

  private func plan(of scene: ResolvedScene, _ naming: FrameNaming) throws -> FramePlan {
    do { return try FramePlan(frames, of: scene, naming: naming) } catch {
      guard case .selection(let error) = error else { throw error }
      throw arguments.failure("scene \(scene.name): \(error)")
    }
  }

  private func show(_ export: SequenceExport) throws {
    let plan = PlanReport(export)
    try console.write(arguments.has(.json) ? JSONText.line(plan) : plan.text)
  }

  private func naming(of scene: ResolvedScene, isOne: Bool) throws -> (naming: FrameNaming, folders: [String]) {
    let count = scene.frameCountIfFinite
    guard let output = arguments.text(.output) else {
      return (FrameNaming(folder: "out/\(scene.name)", frameCount: count), ["out"])
    }
    let naming = try FrameNaming(output: output, frameCount: count)
    if isOne { return (naming, []) }
    guard naming == FrameNaming(folder: naming.folder, frameCount: count) else {
      throw arguments.failure("--output \(output): frames of several scenes need a folder, not a pattern")
    }
    let folder = naming.folder.appendingPathComponent(scene.name)
    return (FrameNaming(folder: folder, frameCount: count), [naming.folder])
  }

  private static func frames(_ arguments: Arguments) throws -> FrameChoice {
    try arguments.exclude(.frames, .from)
    try arguments.exclude(.frames, .to)
    if let list = arguments.text(.frames) {
      do { return .list(try FrameSelection(list)) } catch { throw arguments.failure("--frames: \(error)") }
    }
    let expected = "a time is written 1.25, 1250ms, 0:01.25 or 75f"
    let start = try arguments.value(.from, expected) { TimeExpression($0) }
    let end = try arguments.value(.to, expected) { TimeExpression($0) }
    if start == nil, end == nil { return .list(.all) }
    return .span(TimeSpan(start: start ?? .time(.zero), end: end))
  }
}
