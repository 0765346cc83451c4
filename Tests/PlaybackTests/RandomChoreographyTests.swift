import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("What holds for any choreography")
struct RandomChoreographyTests {
  static let seeds = Array(UInt64(1)...40)

  @Test("Each part begins when the one before it is complete, and groups end with their last", arguments: seeds)
  func handOver(seed: UInt64) throws {
    let random = RandomChoreography(seed: seed)
    var ends: [String: (start: Time, end: Time)] = [:]
    let resolved = try random.probe().resolved()
    for entry in resolved.ledger.entries where entry.kind == .step {
      ends[entry.name] = (entry.start, try #require(entry.logicalEnd))
    }
    /// When the plan ends, where it begins at `start`.
    func check(_ plan: RandomChoreography.Plan, from start: Time) throws -> Time {
      switch plan {
      case .step(let name):
        let step = try #require(ends[name])
        #expect(step.start == start, "\(name)")
        return step.end
      case .wait(let seconds): return start + (try #require(Time(seconds: seconds)))
      case .sequence(let plans): return try plans.reduce(start) { try check($1, from: $0) }
      case .group(let plans): return try plans.map { try check($0, from: start) }.max() ?? start
      }
    }
    let end = try check(random.plan, from: .zero)
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
    let starts = (1...3).map { run in
      resolved.ledger.entries.first { $0.run == run }?.start ?? .zero
    }
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
}
