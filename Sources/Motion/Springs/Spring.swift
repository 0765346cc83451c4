/// A damped spring with a mass at its end: m·x″ + c·x′ + k·x = 0 for the displacement x from rest.
///
/// Two numbers make the motion, the angular frequency ω₀ = √(k/m) and the damping ratio ζ = c / (2·√(k·m)), and it is
/// the same in each of their spellings: ``init(duration:bounce:)``, ``init(response:dampingRatio:)``,
/// ``init(mass:stiffness:damping:)`` and ``init(settlingDuration:dampingRatio:epsilon:)``. Below ζ = 1 it swings, above
/// it creeps, and at 1 it arrives soonest without passing its rest.
///
/// A spring whose parameters have no motion (not finite, not positive, not damped) is not ``isValid``, has a
/// ``problem`` to report, and rests at once.
public struct Spring: Hashable, Sendable {
  /// The mass m, 1 by default; it scales ``stiffness`` and ``damping`` alone.
  public let mass: Double
  /// The angular frequency ω₀ = √(k/m), in radians a second.
  public let angularFrequency: Double
  /// The damping ratio ζ = c / (2·√(k·m)), above 0; 1 is critical.
  public let dampingRatio: Double

  let flaw: Flaw?

  /// Creates a spring of a perceived `duration` in seconds, 2π/ω₀, and a `bounce` above −1 and below 1.
  ///
  /// ζ is 1 − bounce from 0 up and 1 / (1 + bounce) below: 0 does not overshoot, higher does, lower creeps. The
  /// defaults are those of ``smooth``: half a second is short enough not to wait for and long enough to follow. Source:
  /// <https://developer.apple.com/videos/play/wwdc2023/10158>.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(
      angularFrequency: 2 * .pi / duration,
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      flaw: Flaw(.duration, duration) ?? (abs(bounce) < 1 ? nil : .bounce(bounce)))
  }

  /// Creates a spring of a `response` in seconds, 2π/ω₀, and a damping ratio, both above 0.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      angularFrequency: 2 * .pi / response,
      dampingRatio: dampingRatio,
      flaw: Flaw(.response, response) ?? Flaw(.dampingRatio, dampingRatio))
  }

  /// Creates a spring of a mass m, a stiffness k and a damping c, all above 0; the mass is 1 by default.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    let angularFrequency = (stiffness / mass).squareRoot()
    self.init(
      mass: mass,
      angularFrequency: angularFrequency,
      dampingRatio: damping / (2 * angularFrequency * mass),
      flaw: Flaw(.mass, mass) ?? Flaw(.stiffness, stiffness) ?? Flaw(.damping, damping))
  }

  /// Creates the spring of a damping ratio that settles in `settlingDuration` seconds from rest to a target 1 away.
  ///
  /// It solves `settlingTime(displacement: -1, velocity: 0, epsilon: epsilon)` for ω₀: the motion that is left has
  /// fallen to `epsilon`, 0 … 1 and by default a thousandth of the way, which is a pixel in a thousand.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    // Time and frequency only occur as a product, so the time at the frequency 1 is the product.
    let unit = Spring(response: 2 * .pi, dampingRatio: dampingRatio)
    let phase = unit.settlingTime(displacement: SIMD4(1, 0, 0, 0), velocity: .zero, epsilon: epsilon)
    self.init(
      angularFrequency: phase.seconds / settlingDuration,
      dampingRatio: dampingRatio,
      flaw: Flaw(.settlingDuration, settlingDuration) ?? unit.flaw
        ?? (epsilon > 0 && epsilon < 1 ? nil : .epsilon(epsilon))
        ?? (phase < Spring.longestSettling ? nil : .positive(.dampingRatio, dampingRatio)))
  }

  private init(mass: Double = 1, angularFrequency: Double, dampingRatio: Double, flaw: Flaw?) {
    self.mass = mass
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
    // Parameters in their ranges can still lead out of those of a Double.
    self.flaw = flaw ?? Flaw(.angularFrequency, angularFrequency) ?? Flaw(.dampingRatio, dampingRatio)
  }
}

extension Spring {
  /// The stiffness k = m·ω₀².
  public var stiffness: Double { mass * angularFrequency * angularFrequency }
  /// The damping c = 2·m·ζ·ω₀.
  public var damping: Double { 2 * mass * dampingRatio * angularFrequency }
  /// The perceived duration in seconds, 2π/ω₀, whatever the damping: when what it moves counts as having arrived.
  public var duration: Double { 2 * .pi / angularFrequency }
  /// The same as ``duration``, by its other name.
  public var response: Double { duration }
  /// The bounce, above −1 and below 1: 1 − ζ, or 1/ζ − 1 for an over-damped spring.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
}
