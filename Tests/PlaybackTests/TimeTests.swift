import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("The time of a scene")
struct TimeTests {
  /// `count` steps of `seconds` each, one after the other, of one square each.
  private func steps(_ count: Int, of seconds: Double, on stage: Stage) throws -> ResolvedScene {
    try Probe(on: stage) {
      for index in 0..<count { box("\(index)", .linear(duration: seconds)) }
    } choreography: {
      for index in 0..<count { Step("\(index)") }
    }.resolved()
  }

  @Test("Ten steps of 0.25 s end at exactly 2.5 s at 30 fps")
  func quarters() throws {
    let resolved = try steps(10, of: 0.25, on: Stage(width: 100, height: 100, fps: 30))
    #expect(resolved.ledger.entries.map(\.start.seconds) == (0..<10).map { 0.25 * Double($0) })
    #expect(resolved.duration == Time(seconds: 2.5))
    #expect(try resolved.frameCount() == 76)
  }

  @Test("A thousand steps of a third of a second end at exactly 333 1/3 s, where no frame is")
  func thirds() throws {
    let resolved = try steps(1000, of: 1.0 / 3, on: Stage(width: 100, height: 100, fps: .ntsc30))
    let duration = try #require(resolved.duration)
    #expect(duration.fraction == (1000, 3))
    #expect(resolved.ledger.entries.last?.start.fraction.numerator == 333)
  }

  @Test(
    "The frames of a scene show its end once more only where it has no duration of its own",
    arguments: [
      (1.0, nil, 30, 31), (1.0, 1.0, 30, 30), (1.0, 0.5, 30, 15), (1.01, nil, 30, 32), (1.01, 1.01, 30, 31),
      (90.0, 90.0, 240, 21_600), (10.0, 10.0, 10, 100), (3.3333, 3.3333, 30, 100), (1.06, 1.06, 15, 16),
      (1.0, 100.0 / 43, 43, 100), (1.0, 0.001, 30, 1), (1.0, 15.9 / 15, 15, 16),
    ] as [(Double, Double?, Int, Int)])
  func frameCount(seconds: Double, duration: Double?, fps: Int, count: Int) throws {
    let rate = try #require(FrameRate(numerator: fps))
    let stage = Stage(width: 100, height: 100, fps: rate, duration: duration)
    #expect(try steps(1, of: seconds, on: stage).frameCount() == count)
  }

  @Test("A scene in which nothing moves has one frame")
  func still() throws {
    #expect(try Probe(body: { Rectangle() }, choreography: {}).resolved().frameCount() == 1)
  }

  @Test("n frames at any rate give n frames", arguments: [24, 25, 30, 43, 50, 60])
  func wholeFrames(fps: Int) throws {
    for count in stride(from: 1, through: 2000, by: 37) {
      let rate = try #require(FrameRate(numerator: fps))
      let stage = Stage(width: 10, height: 10, fps: rate, duration: Double(count) / Double(fps))
      #expect(try Probe(on: stage, body: {}, choreography: {}).resolved().frameCount() == count)
    }
  }

  @Test("Waits and steps shorter than a frame are neither dropped nor stretched")
  func shortSteps() throws {
    let resolved = try Probe(on: Stage(width: 100, height: 100, fps: 15)) {
      box("a")
    } choreography: {
      Wait(0.02)
      Step("a")
      Wait(0.02)
      Wait(0.02)
    }.resolved()
    #expect(resolved.duration == Time(seconds: 1.06))
    #expect(try resolved.frameCount() == 17)
    #expect(resolved.order == ["wait 0 s", "a 0.02 s", "wait 1.02 s", "wait 1.04 s"])
  }

  @Test("The frame before the end shows the way there, and the end is its own instant")
  func lastFrame() throws {
    let resolved = try steps(1, of: 1, on: Stage(width: 100, height: 100, fps: 30))
    #expect(resolved.value("0", .opacity, at: 29.0 / 30) == 29.0 / 30)
    #expect(resolved.value("0", .opacity, at: 1) == 1)
  }

  @Test("A scene at other frame rates shows the same at the same instants", arguments: [5, 12, 24, 60, 1000])
  func otherRates(fps: Int) throws {
    let reference = try swings(fps: 30)
    let other = try swings(fps: fps)
    #expect(other.timeline == reference.timeline)
    for second in 0...8 {
      let instant = try #require(Time(seconds: Double(second) / 4))
      #expect(other.displayList(at: instant) == reference.displayList(at: instant))
    }
  }

  @Test("Instants can be asked for backwards, twice and from many threads")
  func anyOrder() async throws {
    let resolved = try swings(fps: 60)
    let instants = (0..<120).map { resolved.stage.frameRate.time(ofFrame: $0) }
    let forwards = instants.map { resolved.displayList(at: $0) }
    let backwards = instants.reversed().map { resolved.displayList(at: $0) }
    #expect(Array(backwards.reversed()) == forwards)
    let parallel = await withTaskGroup(of: (Int, DisplayList).self) { group in
      for index in instants.indices { group.addTask { (index, resolved.displayList(at: instants[index])) } }
      return await group.reduce(into: [Int: DisplayList]()) { $0[$1.0] = $1.1 }
    }
    #expect(instants.indices.map { parallel[$0] } == forwards)
  }

  @Test("Working a scene out twice gives the same timeline, ledger and frames")
  func twice() throws {
    let (first, second) = (try swings(fps: 60), try swings(fps: 60))
    #expect(first.timeline == second.timeline)
    #expect(first.ledger == second.ledger)
    for frame in 0..<120 {
      let instant = first.stage.frameRate.time(ofFrame: frame)
      #expect(first.displayList(at: instant) == second.displayList(at: instant))
    }
  }

  @Test("Before the beginning shows the beginning, after the end shows the end")
  func outside() throws {
    let resolved = try steps(2, of: 1, on: Stage(width: 100, height: 100, fps: 30))
    #expect(resolved.displayList(at: .min) == resolved.displayList(at: .zero))
    #expect(resolved.list(at: 1e6) == resolved.list(at: 2))
    #expect(resolved.list(at: 2) != resolved.list(at: 1))
  }

  /// Springs, curves, keyframes, colours and letters.
  private func swings(fps: Int) throws -> ResolvedScene {
    let rate = try #require(FrameRate(numerator: fps))
    return try Probe(on: Stage(width: 200, height: 100, fps: rate)) {
      HStack {
        Text("Swing").step("text", .bouncy) { $0.scale(0).rotation(.degrees(40)) }
        RoundedRectangle(cornerRadius: 4).fill(.red).frame(width: 10, height: 10)
          .step("box", .snappy, to: { $0.frame(width: 40).fill(.blue).cornerRadius(9) })
          .keyframeStep("hop") {
            Track(.offsetY) {
              CubicKeyframe(-20, duration: 0.2)
              SpringKeyframe(0, spring: .bouncy)
            }
          }
      }
    } choreography: {
      Step("text")
      Together {
        Step("box")
        Step("hop")
      }
    }.resolved()
  }
}
