import Motion
import Testing

@Suite struct TimeTests {
  @Test("seconds are rounded once, to the nearest flick")
  func seconds() {
    #expect(Time(seconds: 1 / 3)?.flicks == 235_200_000)
    #expect(Time(seconds: 0.1)?.flicks == 70_560_000)
    #expect(Time(seconds: 0.51 / 705_600_000)?.flicks == 1)
    #expect(Time(seconds: -0.51 / 705_600_000)?.flicks == -1)
    #expect(Time(seconds: 0.49 / 705_600_000)?.flicks == 0)
    #expect(Time(seconds: 1e9) == .max)
    #expect(Time(seconds: -1e9) == .min)
  }

  @Test("seconds that are no time give none", arguments: [.nan, .infinity, -.infinity, 1.0000001e9, -1e300])
  func noTime(seconds: Double) {
    #expect(Time(seconds: seconds) == nil)
  }

  @Test("a thousand steps of a third of a second are 333 1/3 s exactly")
  func thousandThirds() throws {
    let step = try #require(Time(seconds: 1 / 3))
    var sum = Time.zero
    for _ in 0..<1000 { sum += step }
    #expect(sum == step * 1000)
    #expect(sum.fraction == (1000, 3))
  }

  @Test(
    "frame periods in use are whole flicks, so that frames never drift",
    arguments: [24, 25, 30, 48, 50, 60, 72, 90, 100, 120, 144, .ntsc24, .ntsc30, .ntsc60] as [FrameRate])
  func framePeriods(rate: FrameRate) {
    let period = rate.time(ofFrame: 1)
    #expect(period.fraction == (Int64(rate.denominator), Int64(rate.numerator)))
    for frame in [2, 3, 7, 1000, 1_234_567] { #expect(rate.time(ofFrame: frame) == period * frame) }
    #expect(rate.time(ofFrame: rate.numerator).fraction == (Int64(rate.denominator), 1))
  }

  @Test("sample periods of sound are whole flicks", arguments: [44_100, 48_000] as [Int64])
  func samplePeriods(rate: Int64) {
    #expect(Time(flicks: Time.flicksPerSecond / rate).fraction == (1, rate))
  }

  @Test("arithmetic is that of whole numbers")
  func arithmetic() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<1000 {
      let (a, b, c) = (random.time, random.time, random.time)
      let count = random.int(in: -3...3)
      #expect(a + b == b + a)
      #expect((a + b) - b == a)
      #expect(a + (b + c) == (a + b) + c)
      #expect((a + b) * count == a * count + b * count)
      #expect(a - b == -(b - a))
      #expect((a < b) == (a - b < .zero))
      #expect(Time(seconds: a.seconds) == a)
      #expect(a.scaled(by: 1) == a && a.divided(by: -1) == -a)
      #expect(b == .zero || (b * count) / b == Double(count))
      #expect(a.scaled(by: 3).divided(by: 3) == a)
    }
  }

  @Test("arithmetic stops at the bounds")
  func saturation() {
    #expect(Time.max + .max == .max)
    #expect(Time.min - .max == .min)
    #expect(Time.max * .max == .max)
    #expect(Time.max * .min == .min)
    #expect(Time.min * .min == .max)
    #expect(Time(flicks: .max) == .max)
    #expect(Time(flicks: .min) == .min)
    #expect(-Time.min == .max)
  }

  @Test(
    "any factor and divisor gives a time",
    arguments: [.nan, .infinity, -.infinity, 0, -0.0, 1e300, Double.leastNonzeroMagnitude, -1e300])
  func anyFactor(factor: Double) {
    for time in [Time.max, .min, .zero, Time(flicks: 1), Time(flicks: -1)] {
      #expect((Time.min...Time.max).contains(time.scaled(by: factor)))
      #expect((Time.min...Time.max).contains(time.divided(by: factor)))
    }
    #expect(Time.zero.scaled(by: factor) == .zero)
    #expect(Time(flicks: 5).divided(by: 0) == .max)
    #expect(Time(flicks: 5).divided(by: 2).flicks == 3)
    #expect(Time(flicks: -5).scaled(by: 0.5).flicks == -3)
  }

  @Test(
    "the description has the seconds",
    arguments: [
      (0, "0 s"), (1_764_000_000, "2.5 s"), (235_200_000, "0.333333333 s"), (-235_200_000, "-0.333333333 s"),
      (1, "0.000000001 s"), (705_599_999, "0.999999999 s"), (7_056_000, "0.01 s"), (Int64.max, "1000000000 s"),
    ] as [(Int64, String)])
  func description(flicks: Int64, text: String) {
    #expect(Time(flicks: flicks).description == text)
  }

  @Test("the fraction is in lowest terms")
  func fraction() {
    #expect(Time(flicks: 1_764_000_000).fraction == (5, 2))
    #expect(Time(flicks: -235_200_000).fraction == (-1, 3))
    #expect(Time.zero.fraction == (0, 1))
    #expect(Time(flicks: 1).fraction == (1, 705_600_000))
    #expect(Time.max.fraction == (1_000_000_000, 1))
  }
}

extension SeededRandom {
  /// A time within a million seconds.
  fileprivate var time: Time {
    mutating get { Time(flicks: Int64(int(in: -705_600_000_000_000...705_600_000_000_000))) }
  }
}
