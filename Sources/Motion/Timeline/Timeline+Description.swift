import Numerics

extension Timeline: CustomStringConvertible {
  /// The timeline as text that stays the same from run to run: a line for each track and each of its segments.
  ///
  ///     title: opacity 0
  ///       0 s → 1, easeOut 0.5 s, complete 0.5 s, settled 0.5 s
  public var description: String {
    tracks.map { "\($0)" }.joined(separator: "\n")
  }
}

extension Timeline.Track: CustomStringConvertible {
  /// The track as text: its node, attribute and initial value, then a line for each segment.
  public var description: String {
    let head = "\(label): \(attribute) \(attribute.describe(initial))"
    return ([head] + segments.map { "  " + describe($0) }).joined(separator: "\n")
  }

  private func describe(_ segment: Timeline.Segment) -> String {
    let begin = "\(segment.start) → \(attribute.describe(segment.target))"
    let ends =
      "complete \(segment.logicalEnd.map { "\($0)" } ?? "never"), "
      + "settled \(segment.settledEnd.map { "\($0)" } ?? "never")"
    switch segment.course {
    case .jump: return segment.takesOver ? "\(begin), reset" : "\(begin), at once"
    case .animation(let animation, _, let velocity):
      let speed = velocity == .zero ? "" : " at \(attribute.describe(velocity))/s"
      return "\(begin), \(animation)\(speed), \(ends)"
    case .keyframes(let track):
      let keys = zip(track.keyframes, track.keyTimes).map { describe($0, at: segment.start + $1) }
      return (["\(begin), keyframes, \(ends)"] + keys.map { "    " + $0 }).joined(separator: "\n")
    }
  }

  private func describe(_ keyframe: Keyframe, at instant: Time) -> String {
    let end = "\(instant) \(attribute.describe(keyframe.target))"
    switch keyframe {
    case .linear(_, _, .linear): return "\(end) linear"
    case .linear(_, _, let curve): return "\(end) linear \(curve)"
    case .cubic(_, _, let startVelocity, let endVelocity):
      return "\(end) cubic" + describe(startVelocity, "from") + describe(endVelocity, "to")
    case .spring(_, let duration, let spring, let startVelocity):
      return "\(end) \(spring)\(duration == nil ? "" : " cut")" + describe(startVelocity, "from")
    case .move: return "\(end) move"
    }
  }

  private func describe(_ velocity: Lanes?, _ word: String) -> String {
    velocity.map { " \(word) \(attribute.describe($0))/s" } ?? ""
  }
}

extension Attribute {
  fileprivate func describe(_ lanes: Lanes) -> String {
    let numbers = (0..<laneCount).map { lanes[$0].shortDescription }
    return laneCount == 1 ? numbers[0] : "(" + numbers.joined(separator: ", ") + ")"
  }
}
