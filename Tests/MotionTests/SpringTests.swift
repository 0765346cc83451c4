import Motion
import Testing

@Suite struct SpringTests {
  static let dampingRatios = [
    0.001, 0.01, 0.05, 0.1, 0.3, 0.5, 0.7, 0.86, 0.9, 0.99, 0.999, 0.999999, 1, 1.000001, 1.001, 1.01, 1.1, 1.5, 2, 5,
    10,
    20, 50,
  ]

  @Test("the motion is within 1e-13 of the amplitude of an independent solution", arguments: dampingRatios)
  func accuracy(dampingRatio: Double) {
    var worst = 0.0
    for response in [0.001, 0.15, 0.5, 1, 2.7, 100] {
      let spring = Spring(response: response, dampingRatio: dampingRatio)
      let frequency = spring.angularFrequency
      for turns in [1e-9, 1e-6, 0.001, 0.01, 0.05, 0.1, 0.159, 0.16, 0.25, 0.5, 0.77, 1, 1.5, 2, 3.3, 5, 10, 30, 100] {
        let time = turns * response
        let ours = spring.response(at: time)
        let reference = SpringReference.response(
          dampingRatio: dampingRatio, angularFrequency: frequency, time: time)
        let scaled = [ours.xx, ours.xv * frequency, ours.vx / frequency, ours.vv]
        for (actual, expected) in zip(scaled, reference) { worst = max(worst, abs(actual - expected)) }
      }
    }
    #expect(worst < 1e-13)
  }

  @Test(
    "the motion is that of an integrator that takes small steps, with any speed at the start",
    arguments: [0.1, 0.5, 0.86, 0.999, 1, 1.001, 1.5, 4])
  func integrator(dampingRatio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
    let (k, c) = (spring.angularFrequency * spring.angularFrequency, 2 * dampingRatio * spring.angularFrequency)
    // Runge and Kutta's fourth order, of which the error over a second is below 1e-9 at these steps.
    func slope(_ s: SIMD2<Double>) -> SIMD2<Double> { SIMD2(s.y, -k * s.x - c * s.y) }
    for start in [SIMD2(-1.0, 0), SIMD2(0, 20), SIMD2(3, -50), SIMD2(-2, -7)] {
      let step = 1e-4
      var state = start
      for index in 1...10_000 {
        let a = slope(state)
        let b = slope(state + a * (step / 2))
        let c = slope(state + b * (step / 2))
        let d = slope(state + c * step)
        state += (a + 2 * b + 2 * c + d) * (step / 6)
        guard index.isMultiple(of: 500) else { continue }
        let exact = spring.motion(displacement: start.x, velocity: start.y, time: Double(index) * step)
        #expect(abs(exact.displacement - state.x) < 1e-9 && abs(exact.velocity - state.y) < 1e-7, "step \(index)")
      }
    }
  }

  @Test(
    "values are those of the reference tables",
    arguments: [
      (.smooth, [0.13131, 0.35774, 0.56196, 0.71542, 0.82103, 0.89003, 0.96046, 0.98640, 0.99546, 0.99952, 0.99995]),
      (.snappy, [0.13821, 0.38810, 0.61768, 0.78637, 0.89451, 0.95645, 1.00162, 1.00602, 1.00307, 1.00015, 0.99997]),
      (.bouncy, [0.14572, 0.42330, 0.68506, 0.87371, 0.98409, 1.03393, 1.03930, 1.01450, 1.00074, 0.99878, 1.00007]),
      (
        Spring(duration: 0.3, bounce: 0.7),
        [0.41157, 1.06830, 1.36792, 1.25442, 1.00485, 0.86811, 0.98589, 1.04378, 0.98467, 1.00688, 0.99867]
      ),
    ] as [(Spring, [Double])])
  func tables(spring: Spring, values: [Double]) {
    for (time, value) in zip([0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8, 1], values) {
      #expect(abs(spring.value(target: 1, time: time) - value) <= 0.5001e-5)
    }
  }

  @Test(
    "springs of scenes and reports move as they should",
    arguments: [
      (Spring(duration: 0.25, bounce: 0.48), 1, 0, 0.06, 0.6058),
      (Spring(duration: 0.25, bounce: 0.48), 1, 0, 0.25, 0.9952),
      (Spring(stiffness: 100, damping: 30), 1, 0, 0.5, 0.826595),
      (Spring(stiffness: 100, damping: 30), 1, 0, 1, 0.974318),
      (Spring(stiffness: 10, damping: 130), 48, 0, 10, 25.755),
      (Spring(stiffness: 100, damping: 10), 0, 10, 0.120920, 0.546293),
      (Spring(stiffness: 100, damping: 10), 0, 10, 1, 0.005385),
    ] as [(Spring, Double, Double, Double, Double)])
  func reported(spring: Spring, target: Double, speed: Double, time: Double, value: Double) {
    #expect(abs(spring.value(target: target, initialVelocity: speed, time: time) - value) < 6e-4 * max(1, target / 10))
  }

  @Test("a motion can be handed over at any instant")
  func handOver() {
    let spring = Spring.bouncy
    let retargeted = Spring.smooth(duration: 0.8)
    let (x, v) = (spring.value(target: 100, time: 0.2), spring.velocity(target: 100, time: 0.2))
    #expect(abs(x - 87.371) < 5e-4 && abs(v - 295.381) < 5e-4)
    for (time, value) in [(0.1, 84.590), (0.2, 58.973), (0.4, 20.743), (0.8, 1.630)] {
      #expect(abs(retargeted.motion(displacement: x, velocity: v, time: time).displacement - value) < 6e-4)
    }
    for dampingRatio in Self.dampingRatios {
      let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
      let middle = spring.motion(displacement: 1, velocity: -3, time: 0.13)
      let end = spring.motion(displacement: middle.displacement, velocity: middle.velocity, time: 0.21)
      let direct = spring.motion(displacement: 1, velocity: -3, time: 0.34)
      #expect(abs(end.displacement - direct.displacement) < 1e-13)
      #expect(abs(end.velocity - direct.velocity) < 1e-12)
    }
  }

  @Test("nothing jumps where the damping becomes critical")
  func critical() {
    for step in -20...20 {
      let spring = Spring(response: 0.5, dampingRatio: 1 + Double(step) * 1e-12)
      for time in stride(from: 0.0, through: 3, by: 0.05) {
        let (a, b) = (spring.response(at: time), Spring.smooth.response(at: time))
        #expect(abs(a.xx - b.xx) < 1e-10 && abs(a.vv - b.vv) < 1e-10)
        #expect(abs(a.xv - b.xv) < 1e-11 && abs(a.vx - b.vx) < 1e-9)
      }
    }
  }

  @Test("nothing jumps where one way to compute the solution takes over from another", arguments: dampingRatios)
  func seams(dampingRatio: Double) {
    let spring = Spring(response: 2 * .pi, dampingRatio: dampingRatio)
    let seam = 1 / abs(1 - dampingRatio * dampingRatio).squareRoot()
    guard seam.isFinite else { return }
    let (a, b) = (spring.response(at: seam * (1 - 1e-12)), spring.response(at: seam * (1 + 1e-12)))
    #expect(abs(a.xx - b.xx) < 1e-11 && abs(a.xv - b.xv) < 1e-11 && abs(a.vv - b.vv) < 1e-10)
  }

  @Test("any time and any valid parameters give finite numbers")
  func finite() {
    let sizes = [1e-300, 1e-12, 0.001, 1, 1000, 1e12, 1e150]
    for response in sizes {
      for dampingRatio in [1e-9, 0.001, 0.5, 1, 1.0000001, 2, 1e6, 1e12, 1e150, 1e308] {
        let spring = Spring(response: response, dampingRatio: dampingRatio)
        #expect(spring.isValid)
        for time in sizes + [0, -1, 1e300, .infinity, .greatestFiniteMagnitude] {
          let matrix = spring.response(at: time)
          #expect(matrix.xx.isFinite && matrix.xv.isFinite && matrix.vx.isFinite && matrix.vv.isFinite)
          #expect(abs(matrix.xx) <= 1 + 1e-12 && abs(matrix.vv) <= 1 + 1e-12, "\(spring) \(time)")
        }
        #expect(spring.response(at: -1) == .start)
        #expect(spring.response(at: .nan) == .start)
      }
    }
  }

  @Test("a stiff spring stays in bounds whatever its damping", arguments: [0.001, 1, 20, 300, 1e6])
  func stiff(damping: Double) {
    let spring = Spring(stiffness: 20_000, damping: damping)
    for frame in 0..<600 { #expect((0...2).contains(spring.value(target: 1, time: Double(frame) / 60))) }
  }

  @Test("four values move as each alone")
  func lanes() {
    let spring = Spring.bouncy
    let (x, v) = (SIMD4(1.0, -2, 0, 1e6), SIMD4(0.0, 3, -4, 5))
    let together = spring.motion(displacement: x, velocity: v, time: 0.3)
    for lane in 0..<4 {
      let alone = spring.motion(displacement: x[lane], velocity: v[lane], time: 0.3)
      #expect(together.displacement[lane] == alone.displacement && together.velocity[lane] == alone.velocity)
    }
  }

  @Test("the spellings of a spring agree")
  func spellings() {
    for (spring, other) in [
      (Spring(duration: 0.5, bounce: 0.3), Spring(response: 0.5, dampingRatio: 0.7)),
      (Spring(duration: 0.4, bounce: -0.3), Spring(response: 0.4, dampingRatio: 1 / 0.7)),
      (Spring(mass: 2, stiffness: 200, damping: 20), Spring(stiffness: 100, damping: 10)),
      (.bouncy, Spring(stiffness: Spring.bouncy.stiffness, damping: Spring.bouncy.damping)),
      (.snappy(duration: 0.3, extraBounce: 0.1), Spring(duration: 0.3, bounce: 0.25)),
    ] {
      #expect(abs(spring.angularFrequency - other.angularFrequency) < 1e-13 * spring.angularFrequency)
      #expect(abs(spring.dampingRatio - other.dampingRatio) < 1e-15)
    }
    for bounce in [-0.9, -0.3, 0, 0.15, 0.99] { #expect(abs(Spring(bounce: bounce).bounce - bounce) < 1e-15) }
    #expect(Spring() == .smooth && Spring.smooth.duration == 0.5)
  }

  @Test(
    "a spring without a motion says which parameter is at fault, and rests",
    arguments: [
      (Spring(duration: 0), "duration of the spring is 0.0"), (Spring(duration: -1), "duration"),
      (Spring(duration: .nan), "duration"), (Spring(duration: .infinity), "duration"), (Spring(bounce: 1), "bounce"),
      (Spring(bounce: -1), "bounce"), (Spring(bounce: .nan), "bounce"),
      (Spring(response: 0, dampingRatio: 1), "response"),
      (Spring(response: 1, dampingRatio: 0), "damping ratio"), (Spring(response: 1, dampingRatio: -1), "damping ratio"),
      (Spring(stiffness: 0, damping: 1), "stiffness"), (Spring(stiffness: -5, damping: 1), "stiffness"),
      (Spring(stiffness: 100, damping: 0), "damping of the spring is 0.0"),
      (Spring(stiffness: 100, damping: -1), "damping"),
      (Spring(stiffness: 100, damping: .nan), "damping"), (Spring(mass: 0, stiffness: 1, damping: 1), "mass"),
      (Spring(mass: -1, stiffness: 1, damping: 1), "mass"),
      (Spring(mass: 1e-300, stiffness: 1e300, damping: 1), "frequency"),
      (Spring(settlingDuration: 0, dampingRatio: 1), "settling duration"),
      (Spring(settlingDuration: 1, dampingRatio: 0), "damping ratio"),
      (Spring(settlingDuration: 1, dampingRatio: 1e-9), "damping ratio"),
      (Spring(settlingDuration: 1, dampingRatio: 1, epsilon: 0), "epsilon"),
      (Spring(settlingDuration: 1, dampingRatio: 1, epsilon: .nan), "epsilon"),
    ])
  func problems(spring: Spring, hint: String) {
    #expect(!spring.isValid)
    #expect(spring.problem?.contains(hint) == true, "\(spring.problem ?? "none")")
    #expect(spring.response(at: 1) == .rest)
    #expect(spring.settlingTime == .zero && spring.settlingDuration() == 0)
    #expect(spring.lastTimeOutside(epsilon: 0.001) == .zero)
  }
}
