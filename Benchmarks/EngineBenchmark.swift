import CAllocations
import Drawing
import Motion
import Playback
import Scenography
import Typesetting

/// What the engine costs without any pixel: working scenes out, and asking them for instants.
enum EngineBenchmark {
  static func run() throws {
    print("The engine: as many steps as shapes, one after the other, no pixels.\n")
    print(
      ["steps", "resolve", "a step", "random instant", "next frame", "items", "moving", "allocations a frame"]
        .map { $0.padded(to: 15) }.joined())
    for count in [100, 1_000, 10_000, 100_000] { print(try row(count)) }
  }

  private static func row(_ count: Int) throws -> String {
    let scene = EngineScene(count: count)
    var resolved: ResolvedScene?
    let resolving = try seconds(atLeast: 1) { resolved = try ResolvedScene(scene, setter: SystemTextSetter()) }
    guard let resolved, let duration = resolved.duration else { return "" }

    var random = SeededRandom(seed: 1)
    let instants = (0..<64).map { _ in Time(flicks: Int64(Double(duration.flicks) * random.nextDouble())) }
    let middle = resolved.stage.frameRate.frame(containing: instants[0])
    let frames = (middle..<middle + 64).map { resolved.stage.frameRate.time(ofFrame: $0) }

    let atRandom = time(of: resolved, at: instants)
    let inOrder = time(of: resolved, at: frames)
    let moving = resolved.timeline.tracks.count { $0.value(at: frames[0]) != $0.value(at: frames[1]) }
    return [
      "\(count)", words(resolving), words(resolving / Double(count)), words(atRandom.seconds), words(inOrder.seconds),
      "\(resolved.displayList(at: frames[0]).items.count)", "\(moving)", "\(inOrder.allocations)",
    ].map { $0.padded(to: 15) }.joined()
  }

  /// The time and the allocations that one of the instants takes, on average.
  private static func time(of scene: ResolvedScene, at instants: [Time]) -> (seconds: Double, allocations: UInt64) {
    var playhead = Playhead(on: scene)
    for instant in instants { _ = playhead.displayList(at: instant) }
    let before = allocation_count()
    for instant in instants { _ = playhead.displayList(at: instant) }
    let allocations = (allocation_count() - before) / UInt64(instants.count)
    let whole = seconds(atLeast: 0.5) { for instant in instants { _ = playhead.displayList(at: instant) } }
    return (whole / Double(instants.count), allocations)
  }

  /// The least time that `work` took in several runs.
  private static func seconds(atLeast total: Double, _ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let begin = clock.now
    var best = Duration.seconds(3600)
    repeat { best = min(best, try clock.measure(work)) } while clock.now - begin < .seconds(total)
    return best / .seconds(1)
  }

  private static func words(_ seconds: Double) -> String {
    let (number, unit) =
      seconds >= 1 ? (seconds, "s") : seconds >= 1e-3 ? (seconds * 1e3, "ms") : (seconds * 1e6, "µs")
    return "\((number * 100).rounded() / 100) \(unit)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(1, width - count)) + self
  }
}
