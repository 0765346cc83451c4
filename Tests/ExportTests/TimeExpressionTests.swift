import Motion
import Testing

@testable import Export

@Suite struct TimeExpressionTests {
  @Test(
    "A time is read as it is written",
    arguments: [
      ("0", 0), ("1.25", 1.25), ("1.25s", 1.25), ("1250ms", 1.25), ("0.5ms", 0.0005), ("0:01.25", 1.25),
      ("1:30", 90), ("90:00", 5400), ("1:02:03.5", 3723.5), ("3", 3), ("00:00", 0), ("1000000000", 1e9),
    ])
  func reads(_ text: String, _ seconds: Double) throws {
    let expression = try #require(TimeExpression(text))
    #expect(expression.time(at: 30) == Time(seconds: seconds))
  }

  @Test("A frame's time is exact at its rate")
  func frames() throws {
    let expression = try #require(TimeExpression("75f"))
    #expect(expression.time(at: 30) == Time(seconds: 2.5))
    #expect(expression.time(at: .ntsc30) == FrameRate.ntsc30.time(ofFrame: 75))
  }

  @Test(
    "What is no time is refused",
    arguments: [
      "", "2,5", "-1", "+1", "nan", "inf", "1e3", "0x10", ".5", "5.", "1.2.3", "1 s", "s", "ms", "f", "1.5f", "-1f",
      "1:60", "1:60:00", "1:2:3:4", ":5", "5:", "1.5:30", "1000000001", "1:30s", "١",
      "99999999999999999999999999999", "99999999999999999999f",
    ])
  func refuses(_ text: String) {
    #expect(TimeExpression(text) == nil)
  }

  private func span(_ start: String?, _ end: String?) throws -> TimeSpan {
    TimeSpan(
      start: try start.map { try #require(TimeExpression($0)) } ?? .time(.zero),
      end: try end.map { try #require(TimeExpression($0)) })
  }

  @Test(
    "A span holds the frames from its start on and before its end",
    arguments: [
      ("0", "1", 0..<30), ("0.5", "1", 15..<30), ("0.51", "0.6", 16..<18), ("10f", "20f", 10..<20),
      (nil, "0.1", 0..<3), ("1.9", nil, 57..<61), ("1.9", "2", 57..<60), (nil, nil, 0..<61),
    ] as [(String?, String?, Range<Int>)])
  func spans(_ start: String?, _ end: String?, _ frames: Range<Int>) throws {
    #expect(try span(start, end).frames(at: 30, of: 61, duration: Time(seconds: 2)) == frames)
  }

  @Test("Spans side by side share no frame and leave none out")
  func adjacent() throws {
    let rate = FrameRate.ntsc30
    let end = try #require(Time(seconds: 3))
    let cuts = ["0", "0.4", "1", "1.777", "2.5", "3"]
    var frames: [Int] = []
    for (start, stop) in zip(cuts, cuts.dropFirst()) {
      frames += try span(start, stop).frames(at: rate, of: rate.frameCount(covering: end), duration: end)
    }
    #expect(frames == Array(0..<rate.frameCount(covering: end)))
  }

  @Test("A span outside of the scene or without frames is refused")
  func refusesSpans() throws {
    for (start, end) in [("3", nil), (nil, "3"), ("1", "1"), ("1", "0.5"), ("0.501", "0.51")] as [(String?, String?)] {
      let span = try span(start, end)
      #expect(throws: FrameSelectionError.self) { try span.frames(at: 30, of: 61, duration: Time(seconds: 2)) }
    }
  }

  @Test("Only its end bounds a span of a scene that never ends")
  func endless() throws {
    #expect(try span("5", "6").frames(at: 30, of: nil, duration: nil) == 150..<180)
    let open = try span("5", nil)
    #expect(throws: FrameSelectionError.noEnd) { try open.frames(at: 30, of: nil, duration: nil) }
  }
}
