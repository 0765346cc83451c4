extension Timeline {
  /// The course of one attribute of one node.
  ///
  /// The value at an instant is a fold over segments: the target of the latest one, plus what it and the earlier ones
  /// that it did not take over still have to go. Nothing is accumulated, so any instant can be asked for alone.
  public struct Track: Hashable, Sendable {
    /// The number of the node in its scene.
    public let node: Int
    /// The name of the node, for people.
    public let label: String
    /// What moves.
    public let attribute: Attribute
    /// The value before the first segment.
    public let initial: Lanes
    /// The changes in the order in which they begin.
    public private(set) var segments: [Segment]

    /// Creates a track on which nothing has changed yet.
    public init(node: Int, label: String, attribute: Attribute, initial: Lanes) {
      self.node = node
      self.label = label
      self.attribute = attribute
      self.initial = initial
      segments = []
    }

    /// The value that the latest change leads to.
    public var target: Lanes { segments.last?.target ?? initial }

    /// The instant from which the value is at rest; `nil` is never.
    public var settledEnd: Time? {
      guard let last = segments.last else { return .zero }
      var end = last.start
      for segment in segments[last.firstRunning...] {
        guard let settled = segment.settledEnd else { return nil }
        end = max(end, settled)
      }
      return end
    }
  }
}

// MARK: - Reading

extension Timeline.Track {
  /// The value at `instant`.
  public func value(at instant: Time) -> Lanes { state(at: instant).value }

  /// The speed at `instant`, in units a second.
  public func velocity(at instant: Time) -> Lanes { state(at: instant).velocity }

  /// The value and the speed at `instant`.
  public func state(at instant: Time) -> (value: Lanes, velocity: Lanes) {
    let last = segments.firstIndex(after: instant) - 1
    guard last >= 0 else { return (initial, .zero) }
    let latest = segments[last]
    // Keyframes say the value itself; taking a difference to the target and adding the target again would round.
    if case .keyframes(let keyframes) = latest.course {
      return (keyframes.value(at: instant - latest.start), keyframes.velocity(at: instant - latest.start))
    }
    var value = latest.target
    var velocity = Lanes.zero
    for segment in segments[latest.firstRunning...last] {
      let remainder = segment.remainder(at: instant)
      value += remainder.value
      velocity += remainder.velocity
    }
    return (value, velocity)
  }
}

// MARK: - Writing, in the order of time

extension Timeline.Track {
  /// Sets the value at `instant` without a motion.
  ///
  /// - Parameter cancelling: Whether what still runs ends here, as a reset wants it; otherwise it goes on relative to
  ///   the new value.
  public mutating func jump(to target: Lanes, at instant: Time, cancelling: Bool) {
    append(.jump, target: target, at: instant, logical: .zero, settled: .zero, takesOver: cancelling)
  }

  /// Moves the value to `target` from `instant` on, and returns the change, or `nil` where nothing changes.
  ///
  /// Springs take over the value that shows with its speed. Other animations are added to what still runs, so that value
  /// and speed stay continuous.
  @discardableResult
  public mutating func animate(to target: Lanes, with animation: Animation, at instant: Time) -> Timeline.Segment? {
    // An animated change right after another one at the same instant takes its place, unless that is over at once, or
    // was for another reason.
    if !attribute.isOfBox, let last = segments.last, last.start == instant, last.settledEnd != instant,
      case .animation = last.course
    {
      segments.removeLast()
    }
    guard target != self.target else { return nil }
    var interval = target - self.target
    var velocity = Lanes.zero
    if animation.merges {
      let shown = state(at: instant)
      interval = target - shown.value
      velocity = shown.velocity
    }
    append(
      .animation(animation, interval: interval, velocity: velocity), target: target, at: instant,
      logical: animation.logicalDuration,
      settled: animation.settledDuration(of: interval, velocity: velocity, threshold: attribute.visibleThreshold),
      takesOver: animation.merges)
    return segments.last
  }

  /// Runs `keyframes` from `instant` on and holds their end; returns the change.
  @discardableResult
  public mutating func run(_ keyframes: KeyframeTrack, at instant: Time) -> Timeline.Segment? {
    append(
      .keyframes(keyframes), target: keyframes.end, at: instant, logical: keyframes.duration,
      settled: keyframes.duration, takesOver: true)
    return segments.last
  }

  private mutating func append(
    _ course: Timeline.Segment.Course, target: Lanes, at instant: Time, logical: Time?, settled: Time?, takesOver: Bool
  ) {
    let index = segments.count
    var first = index
    if !takesOver, let last = segments.last {
      // Segments that have come to rest before this one begins never count again.
      first = last.firstRunning
      while first < index, let end = segments[first].settledEnd, end <= instant { first += 1 }
    }
    segments.append(
      Timeline.Segment(
        start: instant, target: target, course: course, logicalEnd: logical.map { instant + $0 },
        settledEnd: settled.map { instant + $0 }, takesOver: takesOver, firstRunning: first))
  }
}
