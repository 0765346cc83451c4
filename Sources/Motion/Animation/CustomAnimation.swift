/// A way of moving that is not among those of ``Animation``: a formula of your own.
///
///     struct Ramp: CustomAnimation {
///       var seconds: Double
///       var logicalDuration: Time? { Time(seconds: seconds) }
///       func value(of interval: Lanes, initialVelocity: Lanes, time: Double) -> Lanes {
///         interval * min(time / seconds, 1)
///       }
///     }
///     … .step("title", .custom(Ramp(seconds: 0.5)).delay(0.1)) { $0.opacity(0) }
///
/// It is a value, equal to another one where it moves alike, and its functions depend on their arguments alone: they
/// are asked for instants in any order, from any thread. What makes its bits the same on every machine is that it
/// calculates with + − × ÷ √ and with what this module offers, such as ``Spring`` and ``UnitCurve``.
///
/// Values and speeds that are not numbers, or lie beyond ±``Animation/greatestNumber``, never reach a picture: where a
/// value is one, the change counts as done, so that the target shows; where a speed is one, it counts as 0. Those that
/// show in a change of 1 from rest are found before a frame is drawn, as a ``problem`` of the animation.
///
/// A timeline prints it as `String(describing:)` does, which for a structure is its name and its properties. One that
/// holds a `Set` or a `Dictionary` needs a `description` of its own to be printed the same in every run.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far a change of `interval` has come: 0 at the start, `interval` at the end.
  ///
  /// - Parameters:
  ///   - interval: The whole change, which can be 0 where a motion is taken over. Numbers use the first lane, colours
  ///     all four.
  ///   - initialVelocity: The speed at the start in units a second; 0 unless it ``merges``.
  ///   - time: The seconds since the start, 0 or more.
  func value(of interval: Lanes, initialVelocity: Lanes, time: Double) -> Lanes

  /// How fast the value goes, in units a second: what a spring that takes it over starts with.
  ///
  /// By default the symmetric difference (x(t + h) − x(t − h)) / 2h with h = 2⁻²⁰ s, a microsecond: short against any
  /// motion, and long enough to keep nine digits. Closer than h to the start, where there is nothing before, it is
  /// (x(t + h) − x(0)) / (t + h).
  func velocity(of interval: Lanes, initialVelocity: Lanes, time: Double) -> Lanes

  /// When it counts as complete, so that the next step begins, from its start; `nil` is never.
  var logicalDuration: Time? { get }

  /// When a change of `interval` that starts with `initialVelocity` has come to rest, from its start; `nil` is never.
  ///
  /// From then on the value is the target. By default it is ``logicalDuration``, as for a curve. Where it repeats, a
  /// pass takes as long as this says for a change of 1 from rest and a threshold of 0.001.
  ///
  /// - Parameter threshold: The displacement that nobody sees, see ``Attribute/visibleThreshold``.
  func settledDuration(of interval: Lanes, initialVelocity: Lanes, threshold: Double) -> Time?

  /// Whether it takes a value that moves over: it then starts where the value is, with the speed that it has. By default
  /// it does not, and is added to what still runs.
  var merges: Bool { get }

  /// What is wrong with its numbers, in words, for an error that names the step; by default nothing, `nil`.
  var problem: String? { get }
}

extension CustomAnimation {
  /// The symmetric difference of the values 2⁻²⁰ s before and after.
  public func velocity(of interval: Lanes, initialVelocity: Lanes, time: Double) -> Lanes {
    let (start, end) = (max(time - 0x1p-20, 0), time + 0x1p-20)
    let difference =
      value(of: interval, initialVelocity: initialVelocity, time: end)
      - value(of: interval, initialVelocity: initialVelocity, time: start)
    return difference / (end - start)
  }

  /// The same as ``logicalDuration``.
  public func settledDuration(of interval: Lanes, initialVelocity: Lanes, threshold: Double) -> Time? {
    logicalDuration
  }

  /// Not: it is added to what still runs.
  public var merges: Bool { false }

  /// Nothing.
  public var problem: String? { nil }
}
