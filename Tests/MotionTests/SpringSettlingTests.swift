import Motion
import Testing

@Suite struct SpringSettlingTests {
  @Test("a motion has settled from its settling time on, and not before", arguments: SpringTests.dampingRatios)
  func settling(dampingRatio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
    let starts: [(SIMD4<Double>, SIMD4<Double>)] = [
      (SIMD4(-1, 0, 0, 0), .zero), (.zero, SIMD4(0, 10, 0, 0)), (SIMD4(1, 2, 3, 4), SIMD4(-40, 3, 0, 100)),
    ]
    for (x, v) in starts {
      let settled = spring.settlingTime(displacement: x, velocity: v, epsilon: 0.001)
      func amplitude(_ time: Time) -> Double {
        let now = spring.response(at: time).applied(to: x, v)
        let speed = now.velocity / spring.angularFrequency
        return (now.displacement * now.displacement + speed * speed).sum().squareRoot()
      }
      #expect(abs(amplitude(settled) - 0.001) < 1e-9)
      #expect(amplitude(settled - Time(flicks: 1000)) >= 0.001)
      for step in 1...500 { #expect(amplitude(settled + settled.scaled(by: Double(step) / 100)) <= 0.001 + 1e-12) }
    }
  }

  @Test("the last time outside is the last crossing of the band", arguments: SpringTests.dampingRatios)
  func lastTimeOutside(dampingRatio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
    for epsilon in [0.5, 0.1, 0.001, 1e-6] {
      let last = spring.lastTimeOutside(epsilon: epsilon)
      #expect(abs(spring.response(at: last).xx.magnitude - epsilon) < 1e-7)
      #expect(last <= spring.settlingTime(displacement: SIMD4(1, 0, 0, 0), velocity: .zero, epsilon: epsilon))
      for step in 1...2000 {
        #expect(spring.response(at: last.seconds + 1e-8 + Double(step) * 0.005).xx.magnitude <= epsilon)
      }
    }
  }

  @Test(
    "the presets come in when they should",
    arguments: [
      (.smooth, 0.734), (.snappy, 0.697), (.bouncy, 0.818), (Spring(duration: 0.3, bounce: 0.7), 1.008),
      (Spring(stiffness: 100, damping: 30), 1.850),
    ] as [(Spring, Double)])
  func presets(spring: Spring, seconds: Double) {
    #expect(abs(spring.lastTimeOutside(epsilon: 0.001).seconds - seconds) < 0.0015)
  }

  @Test("what never settles is said to take the longest time")
  func never() {
    let (x, v) = (SIMD4(1.0, 0, 0, 0), SIMD4<Double>.zero)
    let spring = Spring.smooth
    for epsilon in [0, -1, .nan] {
      #expect(spring.settlingTime(displacement: x, velocity: v, epsilon: epsilon) == Spring.longestSettling)
    }
    #expect(spring.lastTimeOutside(epsilon: 0) == Spring.longestSettling)
    #expect(Spring(response: 1, dampingRatio: 1e-9).settlingTime == Spring.longestSettling)
    #expect(Spring(response: 1, dampingRatio: 1e9).settlingTime == Spring.longestSettling)
    #expect(Spring(response: 1, dampingRatio: 1e9).settlingDuration() == Spring.longestSettling.seconds)
    #expect(Spring(response: 1, dampingRatio: 0.001).settlingTime < Spring.longestSettling)
    let lost = SIMD4(Double.nan, 0, 0, 0)
    #expect(spring.settlingTime(displacement: lost, velocity: v, epsilon: 1) == Spring.longestSettling)
  }

  @Test("what is at rest has settled, and huge motions settle too")
  func extremes() {
    #expect(Spring.smooth.settlingTime(displacement: .zero, velocity: .zero, epsilon: 0.001) == .zero)
    let huge = SIMD4(repeating: 1e300)
    let settled = Spring.bouncy.settlingTime(displacement: huge, velocity: -huge, epsilon: 0.001)
    #expect(settled > .zero && settled < Time(flicks: 200 * Time.flicksPerSecond))
  }

  @Test("a spring made to settle in a time does", arguments: SpringTests.dampingRatios)
  func solver(dampingRatio: Double) {
    for (seconds, epsilon) in [(0.5, 0.001), (2, 0.01), (0.1, 0.1)] {
      let spring = Spring(settlingDuration: seconds, dampingRatio: dampingRatio, epsilon: epsilon)
      let settled = spring.settlingTime(displacement: SIMD4(-1, 0, 0, 0), velocity: .zero, epsilon: epsilon)
      #expect(spring.dampingRatio == dampingRatio)
      #expect(abs(settled.seconds - seconds) < 1e-8)
    }
  }
}
