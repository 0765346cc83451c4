extension Timeline {
  /// One change of a value: from `start` on its target is `target`, and until the change has settled the value is away
  /// from it by what the change still has to go.
  public struct Segment: Hashable, Sendable {
    /// How the change goes.
    public enum Course: Hashable, Sendable {
      /// At once.
      case jump
      /// Over `interval`, which may be entered with a speed that was taken over.
      case animation(Animation, interval: Lanes, velocity: Lanes)
      /// Along keyframes.
      case keyframes(KeyframeTrack)
    }

    /// The instant at which the change begins.
    public let start: Time
    /// The value it leads to.
    public let target: Lanes
    /// How it goes.
    public let course: Course
    /// The instant at which it counts as complete; `nil` is never.
    public let logicalEnd: Time?
    /// The instant from which it is at rest; `nil` is never.
    public let settledEnd: Time?
    /// Whether earlier changes end where this one begins: springs and keyframes take the value over where it is, and a
    /// reset ends all that runs. Curves are added to what still runs.
    public let takesOver: Bool
    /// The index of the first segment that can still be running during this one.
    let firstRunning: Int

    /// How far the value is from the segment's target at `instant`, and how fast it moves.
    func remainder(at instant: Time) -> (value: Lanes, velocity: Lanes) {
      if let settledEnd, instant >= settledEnd { return (.zero, .zero) }
      switch course {
      case .jump: return (.zero, .zero)
      case .animation(let animation, let interval, let initialVelocity):
        let (value, velocity) = animation.motion(
          of: interval, initialVelocity: initialVelocity, after: instant - start)
        return (value - interval, velocity)
      case .keyframes(let keyframes):
        return (keyframes.value(at: instant - start) - target, keyframes.velocity(at: instant - start))
      }
    }
  }
}
