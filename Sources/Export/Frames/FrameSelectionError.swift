/// Why a selection of frames cannot be read, or does not fit a scene.
public enum FrameSelectionError: Error, Hashable, Sendable {
  /// A part of the list is not written as one.
  case malformed(String)
  /// The first frame of a part comes after its last one.
  case reversed(String, first: Int, last: Int)
  /// A step that is not at least 1.
  case step(String)
  /// A frame that the scene, which has `count` frames, does not have.
  case pastEnd(String, count: Int)
  /// A part that counts from the end of a scene which never ends, or goes on to it.
  case noEnd
  /// A start of a span of time that does not come before its end.
  case emptySpan
  /// A time after the end of the scene.
  case timePastEnd(seconds: Double)
  /// More frames than one rendering takes.
  case tooMany(count: Int?, limit: Int)
}

extension FrameSelectionError: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .malformed(let text):
      return "\"\(text)\" is no list of frames; write one like 0-9,20,30- or 0-100:10, where -1 is the last frame"
    case .reversed(let text, let first, let last):
      return "in \"\(text)\" the first frame, \(first), comes after the last, \(last)"
    case .step(let text):
      return "the step of \"\(text)\" is not a whole number of at least 1"
    case .pastEnd(let text, let count):
      let frames = count == 1 ? "the only frame is 0" : "frames go from 0 to \(count - 1)"
      return "there is no frame \(text): \(frames)"
    case .noEnd:
      return "the scene never ends; number frames from its start, or give an end with --to"
    case .emptySpan:
      return "no frame lies between the start and the end that are asked for; the end must come later"
    case .timePastEnd(let seconds):
      return "that is past the end, at \(seconds.fixed(3)) s"
    case .tooMany(let count, let limit):
      let asked = count.map { "\($0)" } ?? "too many"
      return "\(asked) frames are more than the \(limit) that one run may render; render them in parts with --frames"
    }
  }
}
