/// Four values that go through a row of keyframes, as a function of time.
///
/// Before the start they have their initial values, unless the first key is a jump, and after the end they hold. At the
/// time of a key they are exactly the key, apart from a spring that is cut off; where two keys meet, the earlier one
/// answers; and a jump is done at its instant.
///
/// Everything is worked out once, at exact times; a value then takes O(log n) for n keys.
public struct KeyframeTrack: Hashable, Sendable {
  /// The keys, in their order.
  public let keyframes: [Keyframe]

  /// The length of the track: the sum of the durations of its keys.
  public let duration: Time

  /// The time at which each key ends, in their order; those of jumps are the same as the ones before.
  public let keyTimes: [Time]

  /// The values at the end, which hold from there on.
  public let end: SIMD4<Double>

  /// The values until time goes on: the initial ones, or those of the jumps at the start.
  private let start: SIMD4<Double>

  /// The velocities at the end, from which what follows the track can go on: 0 after a jump.
  private let endVelocity: SIMD4<Double>

  private let pieces: [Piece]

  /// Creates the track of `keyframes`, which starts at `initial` with `initialVelocity` in units a second.
  ///
  /// The velocity is 0 by default, as at rest; a spring or a cubic key at the start takes it up.
  public init(initial: SIMD4<Double>, initialVelocity: SIMD4<Double> = .zero, keyframes: [Keyframe]) {
    var builder = Builder(values: initial, velocity: initialVelocity)
    for (index, keyframe) in keyframes.enumerated() {
      builder.append(keyframe, before: index + 1 < keyframes.count ? keyframes[index + 1] : nil)
    }
    self.keyframes = keyframes
    duration = builder.time
    keyTimes = builder.keyTimes
    end = builder.values
    start = builder.start
    endVelocity = builder.velocity
    pieces = builder.pieces
  }

  /// The values at `time`.
  public func value(at time: Time) -> SIMD4<Double> {
    if time <= .zero { return start }
    guard let piece = piece(at: time) else { return end }
    return time == piece.end ? piece.final : piece.motion(at: time).value
  }

  /// The velocities at `time`, in units a second: 0 before the start and after the end.
  public func velocity(at time: Time) -> SIMD4<Double> {
    if time < .zero || pieces.isEmpty { return .zero }
    if time == duration { return endVelocity }
    return piece(at: time)?.motion(at: time).velocity ?? .zero
  }

  /// The first piece that ends at `time` or later.
  private func piece(at time: Time) -> Piece? {
    var (lower, upper) = (0, pieces.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if pieces[middle].end < time { lower = middle + 1 } else { upper = middle }
    }
    return lower < pieces.count ? pieces[lower] : nil
  }
}
