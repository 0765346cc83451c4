import Drawing
import Motion
import Playback
import Scenes
import Scenography
import Testing

@Suite("Playheads")
struct PlayheadTests {
  /// So many squares, each moved by a step of its own, in an order of their own.
  private static func squares(_ count: Int, seed: UInt64 = 7) -> Probe<NoState> {
    var random = SeededRandom(seed: seed)
    let order = (0..<count).shuffled(using: &random)
    return Probe {
      for index in 0..<count {
        box("\(index)", in: "s", index.isMultiple(of: 3) ? .bouncy : .linear(duration: 0.25))
      }
    } choreography: {
      Sequenced("s") { for index in order { Step("\(index)") } }
    }
  }

  private static func instants(of scene: ResolvedScene, _ count: Int, seed: UInt64) -> [Time] {
    var random = SeededRandom(seed: seed)
    let end = Double((scene.duration ?? Time(flicks: 3 * Time.flicksPerSecond)).flicks)
    return (0..<count).map { _ in Time(flicks: Int64(random.nextDouble() * end * 1.1)) }
  }

  private static func depth(_ items: [DisplayItem]) -> Int {
    items.map { if case .section(let section) = $0 { 1 + depth(section.items) } else { 0 } }.max() ?? 0
  }

  @Test("What was asked before changes nothing", arguments: [1, 16, 17, 40, 256, 257, 300])
  func isPure(count: Int) throws {
    let scene = try Self.squares(count).resolved()
    var playhead = Playhead(on: scene)
    for instant in Self.instants(of: scene, 60, seed: 3) {
      let list = playhead.displayList(at: instant)
      #expect(list == scene.displayList(at: instant))
      #expect(playhead.displayList(at: instant) == list)
    }
  }

  @Test(
    "Forwards, backwards and at random, the frames of random choreographies are the same", arguments: UInt64(1)...20)
  func random(seed: UInt64) throws {
    let scene = try RandomChoreography(seed: seed).probe().resolved()
    let instants = Self.instants(of: scene, 80, seed: seed)
    for order in [instants.sorted(), instants.sorted().reversed(), instants] {
      var playhead = Playhead(on: scene)
      for instant in order { #expect(playhead.displayList(at: instant) == scene.displayList(at: instant)) }
    }
  }

  @Test(
    "Long rows stand in sections, and those in sections; short rows in none",
    arguments: [
      (16, 0), (17, 1), (256, 1), (257, 2),
    ])
  func sections(count: Int, depth: Int) throws {
    let scene = try Self.squares(count).resolved()
    let list = scene.displayList(at: .max)
    #expect(Self.depth(list.items) == depth)
    #expect(list.items.count <= 16)
    #expect(list.items.withoutSections.count == count)
  }

  @Test("Squares stand in the order in which they were declared, in sections too")
  func order() throws {
    let scene = try Probe {
      for index in 0..<300 { Rectangle().frame(width: Double(index + 1), height: 1) }
    } choreography: {
    }.resolved()
    let widths = scene.displayList(at: .zero).items.withoutSections.compactMap { $0.bounds?.width }
    #expect(widths == (1...300).map(Double.init))
  }

  @Test("What stands still is the same section from frame to frame")
  func sharing() throws {
    let scene = try Self.squares(256).resolved()
    var playhead = Playhead(on: scene)
    // The last step has begun, and all others have settled.
    let instant = try #require(scene.ledger.entries.last).start
    let one = playhead.displayList(at: instant + Time(flicks: Time.flicksPerSecond / 10))
    let two = playhead.displayList(at: instant + Time(flicks: Time.flicksPerSecond / 5))
    let shared = zip(one.items, two.items).count { pair in
      guard case (.section(let left), .section(let right)) = pair else { return false }
      return left === right
    }
    #expect(one != two)
    #expect(shared == 15)
  }

  @Test("What stands still under something that moves moves with it")
  func moving() throws {
    let scene = try Probe {
      ZStack { for _ in 0..<40 { Rectangle().frame(width: 4, height: 4) } }
        .step("go", .linear(duration: 1)) { $0.offset(x: 50) }
    } choreography: {
      Step("go")
    }.resolved()
    var playhead = Playhead(on: scene)
    var places: Set<Double> = []
    for index in 0...10 {
      let instant = Time(flicks: Int64(index) * Time.flicksPerSecond / 10)
      let list = playhead.displayList(at: instant)
      #expect(list == scene.displayList(at: instant))
      places.insert(list.items.first?.bounds?.minX ?? .nan)
    }
    #expect(places.count == 11)
  }
}
