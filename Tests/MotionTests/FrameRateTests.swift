import Motion
import Testing

@Suite struct FrameRateTests {
  static let rates: [FrameRate] = [24, 25, 30, 43, 50, 60, 144, 1000, .ntsc24, .ntsc30, .ntsc60]

  @Test("n frames of time have n frames", arguments: rates)
  func counts(rate: FrameRate) throws {
    var random = SeededRandom(seed: 43)
    let counts = Array(1...2000) + (0..<2000).map { _ in random.int(in: 2001...100_000) }
    for count in counts {
      let seconds = Double(count) * Double(rate.denominator) / Double(rate.numerator)
      #expect(rate.frameCount(covering: try #require(Time(seconds: seconds))) == count)
      #expect(rate.frameCount(covering: rate.time(ofFrame: count)) == count)
    }
  }

  @Test("a frame is found at its own instant and until the next", arguments: rates)
  func frames(rate: FrameRate) {
    var random = SeededRandom(seed: 44)
    for index in Array(-3...200) + (0..<500).map({ _ in random.int(in: 201...10_000_000) }) {
      let time = rate.time(ofFrame: index)
      let flick = Time(flicks: 1)
      #expect(rate.frame(containing: time) == index)
      #expect(rate.frame(containing: time - flick) == index - 1)
      #expect(rate.firstFrame(atOrAfter: time) == index)
      #expect(rate.firstFrame(atOrAfter: time + flick) == index + 1)
      #expect(rate.firstFrame(atOrAfter: time - flick) == index)
    }
  }

  @Test(
    "durations from reports have the right number of frames",
    arguments: [
      (10, 10, 100), (10, 1, 10), (30, 1.01, 31), (30, 1, 30), (15, 1.06, 16), (240, 90, 21_600), (60, 2.42, 146),
      (60, 7.68, 461), (30, 3.3333, 100), (30, 3.3334, 101), (24, 0, 0), (24, -1, 0), (24, 0.001, 1),
    ] as [(FrameRate, Double, Int)])
  func reported(rate: FrameRate, seconds: Double, count: Int) throws {
    #expect(rate.frameCount(covering: try #require(Time(seconds: seconds))) == count)
  }

  @Test("a product within 0.001 of a whole number counts as that number")
  func snap() {
    let frame = FrameRate.ntsc24.time(ofFrame: 1).flicks
    let rate = FrameRate.ntsc24
    #expect(rate.frameCount(covering: Time(flicks: 100 * frame + frame / 1000)) == 100)
    #expect(rate.frameCount(covering: Time(flicks: 100 * frame + frame / 1000 + 1)) == 101)
    #expect(rate.frameCount(covering: Time(flicks: 100 * frame - frame / 1000)) == 100)
    #expect(rate.frameCount(covering: Time(flicks: 99 * frame + frame / 500)) == 100)
  }

  @Test("frame times of the rates in use are exact")
  func exactTimes() {
    #expect(FrameRate.ntsc30.time(ofFrame: 30_000).fraction == (1001, 1))
    #expect(FrameRate.ntsc30.time(ofFrame: 1).fraction == (1001, 30_000))
    #expect((30 as FrameRate).time(ofFrame: 100).fraction == (10, 3))
    #expect((43 as FrameRate).time(ofFrame: 43).fraction == (1, 1))
    #expect(FrameRate.ntsc30.secondsPerFrame == 1001.0 / 30_000)
  }

  @Test(
    "text is read exactly, and decimals of the NTSC family as their fractions",
    arguments: [
      ("30", 30, 1), ("29.97", 30_000, 1001), ("23.976", 24_000, 1001), ("23.98", 24_000, 1001),
      ("59.94", 60_000, 1001), ("119.88", 120_000, 1001), ("30000/1001", 30_000, 1001), ("12.5", 25, 2),
      ("60/2", 30, 1),
      ("30.0", 30, 1), ("0.5", 1, 2), ("1000", 1000, 1), ("1/1000", 1, 1000), ("29.5", 59, 2), ("29.96", 749, 25),
    ])
  func text(text: String, numerator: Int, denominator: Int) {
    let rate = FrameRate(text)
    #expect(rate?.numerator == numerator)
    #expect(rate?.denominator == denominator)
  }

  @Test(
    "text that is no rate gives none",
    arguments: [
      "", "0", "-5", "nan", "1e-9", "1001", "1e9", "1000000000", "30/0", "0/1", "1/2/3", "30fps", "+30", "3 0",
      "1/1001",
      "99999999999999999999", "30.", ".5", "1.2.3", "30/1.001", "٣٠", "29.9700000001",
    ])
  func noRate(text: String) {
    #expect(FrameRate(text) == nil)
  }

  @Test("a reading that is not exact is noted")
  func note() {
    #expect(FrameRate.note(reading: "29.97") == "29.97 is read as 30000/1001 fps")
    #expect(FrameRate.note(reading: "30") == nil)
    #expect(FrameRate.note(reading: "30000/1001") == nil)
    #expect(FrameRate.note(reading: "x") == nil)
  }

  @Test(
    "literals out of range are kept for the check to find, and do no harm",
    arguments: [
      0, -5, 1001, 1_000_000_000_000, 9_223_372_036_854_775_807, -9_223_372_036_854_775_808,
    ] as [FrameRate])
  func invalid(rate: FrameRate) {
    #expect(!rate.isValid)
    for index in [0, 1, -1, Int.max, Int.min] { #expect((Time.min...Time.max).contains(rate.time(ofFrame: index))) }
    for time in [Time.zero, .max, .min, Time(flicks: 1)] {
      #expect(rate.frameCount(covering: time) >= 0)
      _ = (rate.frame(containing: time), rate.firstFrame(atOrAfter: time))
    }
  }

  @Test("rates have bounds and lowest terms")
  func bounds() {
    #expect(FrameRate(numerator: 0, denominator: 1) == nil)
    #expect(FrameRate(numerator: 1, denominator: 0) == nil)
    #expect(FrameRate(numerator: -30, denominator: -1) == nil)
    #expect(FrameRate(numerator: 1001) == nil)
    #expect(FrameRate(numerator: 1, denominator: 1001) == nil)
    #expect(FrameRate(numerator: .max, denominator: .max) == 1)
    #expect(FrameRate(numerator: .max, denominator: .max - 1) == nil)
    #expect(FrameRate(numerator: 60, denominator: 2) == 30)
    #expect(FrameRate.ntsc30.description == "30000/1001 fps")
    #expect((30 as FrameRate).description == "30 fps")
    for index in [Int.max, Int.min] {
      #expect((Time.min...Time.max).contains(FrameRate.ntsc30.time(ofFrame: index)))
    }
  }
}
