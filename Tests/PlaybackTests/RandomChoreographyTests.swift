import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("What holds for any choreography")
struct RandomChoreographyTests {
  static let seeds = Array(UInt64(1)...40)

  /// The schedule of a plan by its rules alone, without an engine.
  private struct Schedule {
    let lengths: [String: Time]
    var steps: [String] = []

    /// Adds what `plan` does from `start` on, and returns when it ends.
    mutating func add(_ plan: RandomChoreography.Plan, from start: Time) throws -> Time {
      switch plan {
      case .step(let name):
        let end = start + lengths[name, default: .zero]
        steps.append("\(name) \(start) \(end)")
        return end
      case .wait(let seconds): return start + (try #require(Time(seconds: seconds)))
      case .sequence(let plans): return try add(plans, from: start)
      case .group(let plans): return try plans.map { try add($0, from: start) }.max() ?? start
      case .repeated(let plans, let times):
        return try (0..<times).reduce(start) { from, _ in try add(plans, from: from) }
      case .placed: throw NotInSequence()
      }
    }

    private mutating func add(_ plans: [RandomChoreography.Plan], from start: Time) throws -> Time {
      var (previous, latest) = ((start: start, end: start), start)
      for plan in plans {
        if case .placed(let plan, let place) = plan {
          let begin = try instant(place, previous)
          previous = (begin, try add(plan, from: begin))
        } else {
          previous = (previous.end, try add(plan, from: previous.end))
        }
        latest = max(latest, previous.end)
      }
      return latest
    }

    private func instant(_ place: ActionStart, _ previous: (start: Time, end: Time)) throws -> Time {
      switch place {
      case .afterPreviousEnds(let seconds): previous.end + (try #require(Time(seconds: seconds)))
      case .beforePreviousEnds(let seconds): previous.end - (try #require(Time(seconds: seconds)))
      case .afterPreviousStarts(let seconds): previous.start + (try #require(Time(seconds: seconds)))
      }
    }

    private struct NotInSequence: Error {}
  }

  @Test(
    "Each part begins when the one before it is complete or as it says, groups end with their last", arguments: seeds)
  func handOver(seed: UInt64) throws {
    let random = RandomChoreography(seed: seed)
    let resolved = try random.probe().resolved()
    var lengths: [String: Time] = [:]
    for shape in random.shapes {
      lengths[shape.step] = max(lengths[shape.step] ?? .zero, try #require(shape.animation.logicalDuration))
    }
    var schedule = Schedule(lengths: lengths)
    let end = try schedule.add(random.plan, from: .zero)
    let steps = resolved.ledger.entries.filter { $0.kind == .step }
      .map { "\($0.name) \($0.start) \($0.logicalEnd ?? .zero)" }
    #expect(steps.sorted() == schedule.steps.sorted())
    #expect(try #require(resolved.duration) >= end)
  }

  @Test("A step lasts as long as the longest of its shapes, by the rules of its animation alone", arguments: seeds)
  func lengths(seed: UInt64) throws {
    let random = RandomChoreography(seed: seed)
    for entry in try random.probe().resolved().ledger.entries where entry.kind == .step {
      let lengths = random.shapes.filter { $0.step == entry.name }.compactMap(\.animation.logicalDuration)
      #expect(entry.isSkipped == lengths.isEmpty)
      #expect(entry.nodeCount == lengths.count)
      #expect(entry.logicalEnd == entry.start + (lengths.max() ?? .zero))
    }
  }

  @Test("The order of the shapes changes nothing", arguments: seeds)
  func permuted(seed: UInt64) throws {
    let random = RandomChoreography(seed: seed)
    var generator = SeededRandom(seed: seed)
    let order = random.shapes.indices.shuffled(using: &generator)
    let (straight, permuted) = (try random.probe().resolved(), try random.probe(order: order).resolved())
    #expect(permuted.ledger == straight.ledger)
    func tracks(_ resolved: ResolvedScene) -> [String] { resolved.timeline.tracks.map { "\($0)" }.sorted() }
    #expect(tracks(permuted) == tracks(straight))
  }

  @Test("A step that no shape has adds its line to the ledger and nothing else", arguments: seeds)
  func extraStep(seed: UInt64) throws {
    let random = RandomChoreography(seed: seed)
    let (plain, extended) = (try random.probe().resolved(), try random.probe(extra: "nobody's").resolved())
    #expect(extended.timeline == plain.timeline)
    #expect(extended.duration == plain.duration)
    #expect(Array(extended.ledger.entries.dropLast()) == plain.ledger.entries)
    #expect(extended.ledger.entries.last?.isSkipped == true)
  }

  @Test("Everything at twice the speed begins at half the time", arguments: seeds)
  func speed(seed: UInt64) throws {
    let random = RandomChoreography(seed: seed)
    let (slow, fast) = (try random.probe().resolved().ledger, try random.probe(faster: 2).resolved().ledger)
    #expect(slow.entries.count == fast.entries.count)
    for (slow, fast) in zip(slow.entries, fast.entries) {
      #expect(slow.name == fast.name)
      // Each length is rounded to a flick on its own.
      #expect(abs(slow.start.flicks - 2 * fast.start.flicks) <= 100)
    }
  }

  @Test("A replay shows the frames of the first run, whatever still moved", arguments: seeds)
  func replay(seed: UInt64) throws {
    let resolved = try RandomChoreography(seed: seed).probe(replays: 2).resolved()
    let starts = resolved.ledger.spans.filter { $0.name == "s" }.map(\.start)
    try #require(starts.count == 3)
    let period = starts[1] - starts[0]
    #expect(starts[2] - starts[1] == period)
    for number in 0..<25 {
      let instant = Time(flicks: period.flicks * Int64(number) / 25)
      let list = resolved.displayList(at: instant)
      #expect(resolved.displayList(at: starts[1] + instant) == list)
      #expect(resolved.displayList(at: starts[2] + instant) == list)
    }
  }

  @Test("Any two instants give the same lists in either order", arguments: seeds.prefix(5))
  func order(seed: UInt64) throws {
    let resolved = try RandomChoreography(seed: seed).probe().resolved()
    var generator = SeededRandom(seed: seed)
    let instants = (0..<50).map { _ in Time(flicks: Int64(generator.int(in: 0...3_000_000_000))) }
    let lists = instants.map { resolved.displayList(at: $0) }
    for index in instants.indices.reversed() { #expect(resolved.displayList(at: instants[index]) == lists[index]) }
  }

  @Test("At every frame rate the same instants give the same lists", arguments: seeds.prefix(5))
  func frameRates(seed: UInt64) throws {
    var lists: [Time: DisplayList] = [:]
    var shared = 0
    for rate in [5, 24, FrameRate.ntsc30, 60, 240, 1000] as [FrameRate] {
      let stage = Stage(width: 100, height: 100, fps: rate)
      let resolved = try RandomChoreography(seed: seed).probe(on: stage).resolved()
      for frame in 0..<(try resolved.frameCount()) {
        let instant = rate.time(ofFrame: frame)
        let list = resolved.displayList(at: instant)
        if let other = lists.updateValue(list, forKey: instant) {
          shared += 1
          #expect(list == other, "\(rate) at \(instant)")
        }
      }
    }
    #expect(shared > 20)
  }
}
