extension Animation {
  /// When the animation counts as complete, from its start; `nil` is never.
  public var logicalDuration: Time? { course.logicalDuration }

  /// When a change of `interval` that starts with `velocity` has come to rest, from its start; `nil` is never.
  ///
  /// - Parameter threshold: The displacement that nobody sees, see ``Attribute/visibleThreshold``.
  public func settledDuration(of interval: Lanes, velocity: Lanes, threshold: Double) -> Time? {
    course.settledDuration(of: interval, velocity: velocity, threshold: threshold)
  }

  /// Whether the animation takes a value that moves over with its speed, as springs and some custom ones do. All others are added to what
  /// still runs, a spring that is delayed or repeated too.
  public var merges: Bool { course.merges }

  /// What is wrong with the numbers of the animation, in words; `nil` where nothing is.
  public var problem: String? { course.problem }
}

extension Animation.Course {
  var logicalDuration: Time? {
    switch self {
    case .curve(_, let seconds): Time(seconds: seconds) ?? .zero
    case .spring(let spring), .interpolatingSpring(let spring, _): Time(seconds: spring.duration) ?? .zero
    case .custom(let custom): custom.logicalDuration
    case .delayed(let base, let seconds): base.logicalDuration.map { $0 + (Time(seconds: seconds) ?? .zero) }
    case .sped(let base, let factor): base.logicalDuration?.divided(by: factor)
    case .repeated(let base, let count?, _):
      base.logicalDuration.map { base.pass * (count - 1) + $0 }
    case .repeated(_, nil, _): nil
    case .complete(let base, let seconds):
      base.logicalDuration.map { min($0, Time(seconds: seconds) ?? .zero) } ?? Time(seconds: seconds)
    }
  }

  /// The length of one of several passes. It must not depend on what moves, or two attributes of one step would part:
  /// a spring counts as over when it is within a thousandth of a unit step.
  var pass: Time {
    switch self {
    case .curve(_, let seconds): Time(seconds: seconds) ?? .zero
    case .spring(let spring): spring.settlingTime
    case .interpolatingSpring(let spring, let velocity):
      spring.settlingTime(displacement: Lanes(-1), velocity: Lanes(velocity), epsilon: 0.001)
    case .custom(let custom): custom.unitDuration ?? .zero
    case .delayed(let base, let seconds): base.pass + (Time(seconds: seconds) ?? .zero)
    case .sped(let base, let factor): base.pass.divided(by: factor)
    case .repeated(let base, let count, _): base.pass * (count ?? 1)
    case .complete(let base, _): base.pass
    }
  }

  func settledDuration(of interval: Lanes, velocity: Lanes, threshold: Double) -> Time? {
    switch self {
    case .curve(_, let seconds): Time(seconds: seconds) ?? .zero
    case .spring(let spring):
      spring.settlingTime(displacement: -interval, velocity: velocity, epsilon: threshold)
    case .interpolatingSpring(let spring, let initialVelocity):
      spring.settlingTime(displacement: -interval, velocity: interval * initialVelocity, epsilon: threshold)
    case .custom(let custom):
      custom.settledDuration(of: interval, velocity: velocity, threshold: threshold)
    case .delayed(let base, let seconds):
      base.settledDuration(of: interval, velocity: velocity, threshold: threshold)
        .map { $0 + (Time(seconds: seconds) ?? .zero) }
    case .sped(let base, let factor):
      base.settledDuration(of: interval, velocity: velocity / factor, threshold: threshold)?.divided(by: factor)
    case .repeated(let base, let count?, _): base.pass * count
    case .repeated(_, nil, _): nil
    case .complete(let base, _): base.settledDuration(of: interval, velocity: velocity, threshold: threshold)
    }
  }

  var merges: Bool {
    switch self {
    case .spring: true
    case .custom(let custom): custom.base.merges
    case .sped(let base, _), .complete(let base, _): base.merges
    case .curve, .interpolatingSpring, .delayed, .repeated: false
    }
  }

  /// Whether it goes on without an end, whatever counts as its completion.
  private var isEndless: Bool {
    switch self {
    case .curve, .spring, .interpolatingSpring: false
    case .custom(let custom): custom.unitDuration == nil
    case .repeated(_, nil, _): true
    case .repeated(let base, _?, _), .delayed(let base, _), .sped(let base, _), .complete(let base, _): base.isEndless
    }
  }

  var problem: String? {
    switch self {
    case .curve(let curve, let seconds):
      curve.problem ?? Self.problem(with: seconds, named: "duration")
    case .spring(let spring): Self.problem(with: spring)
    case .interpolatingSpring(let spring, let velocity):
      Self.problem(with: spring)
        ?? (velocity.magnitude <= Animation.greatestVelocity
          ? nil : "its initial velocity is \(velocity); give a number up to \(Int(Animation.greatestVelocity))")
    case .custom(let custom): custom.problem
    case .delayed(let base, let seconds): base.problem ?? Self.problem(with: seconds, named: "delay")
    case .sped(let base, let factor):
      base.problem
        ?? (factor >= 1e-3 && factor <= 1e3 ? nil : "its speed is \(factor); give a number from 0.001 to 1000")
    case .repeated(let base, let count, _):
      base.problem
        ?? count.flatMap { (1...1_000_000).contains($0) ? nil : "it repeats \($0) times; give 1 to 1000000" }
        ?? (base.isEndless ? "it repeats what never ends" : nil)
        ?? (base.pass > .zero ? nil : "it repeats what takes no time")
    case .complete(let base, let seconds): base.problem ?? Self.problem(with: seconds, named: "logical completion")
    }
  }

  private static func problem(with spring: Spring) -> String? {
    spring.problem ?? problem(with: spring.duration, named: "duration")
  }

  private static func problem(with seconds: Double, named name: String) -> String? {
    seconds >= 0 && seconds <= Animation.longestDuration
      ? nil : "its \(name) is \(seconds) s; give a number from 0 to \(Int(Animation.longestDuration))"
  }
}
