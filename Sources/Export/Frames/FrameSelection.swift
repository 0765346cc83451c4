/// Which frames of a scene are wanted, before it is known how many it has.
///
/// A list of parts divided by commas: `7` is a frame, `3-9` all from 3 to 9, `30-` all from 30 to the end, `0-100:10`
/// every tenth of them. Numbers are absolute and from 0, both ends are part of the selection, and a minus in front
/// counts from the end: `-1` is the last frame, `-10-` the last ten, `-10--6` the first five of those.
public struct FrameSelection: Hashable, Sendable {
  private struct Part: Hashable {
    var text: String
    var first: FrameBound
    /// `nil` is the end of the scene.
    var last: FrameBound?
    var step: Int
  }

  private let parts: [Part]

  /// The most frames that one rendering takes, 1 000 000: more than nine hours at 30 fps, and as good as always a slip.
  public static let limit = 1_000_000

  /// All frames of a scene.
  public static let all = FrameSelection(parts: [Part(text: "0-", first: .fromStart(0), last: nil, step: 1)])

  private init(parts: [Part]) { self.parts = parts }

  /// Reads a list of frames.
  ///
  /// - Throws: ``FrameSelectionError/malformed(_:)``, ``FrameSelectionError/step(_:)``, or
  ///   ``FrameSelectionError/reversed(_:first:last:)`` where that can be told without a scene.
  public init(_ text: String) throws(FrameSelectionError) {
    var parts: [Part] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) { parts.append(try Self.part(part)) }
    self.parts = parts
  }

  /// The numbers of the selected frames in rising order, each once.
  ///
  /// - Parameter count: The number of frames of the scene; `nil` where it never ends.
  /// - Throws: ``FrameSelectionError`` where a frame does not exist or there are more than ``limit``.
  public func frames(of count: Int?) throws(FrameSelectionError) -> [Int] {
    var frames: [Int] = []
    for part in parts {
      let first = try part.first.frame(of: count)
      let last = try last(of: part, count)
      guard first <= last else { throw .reversed(part.text, first: first, last: last) }
      let selected = (last - first) / part.step
      guard selected < Self.limit - frames.count else {
        throw .tooMany(count: parts.count == 1 ? selected + 1 : nil, limit: Self.limit)
      }
      frames += stride(from: first, through: last, by: part.step)
    }
    frames.sort()
    var distinct: [Int] = []
    distinct.reserveCapacity(frames.count)
    for frame in frames where frame != distinct.last { distinct.append(frame) }
    return distinct
  }

  private func last(of part: Part, _ count: Int?) throws(FrameSelectionError) -> Int {
    if let last = part.last { return try last.frame(of: count) }
    guard let count else { throw .noEnd }
    return count - 1
  }

  private static func part(_ text: Substring) throws(FrameSelectionError) -> Part {
    let pieces = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let range = pieces.first, pieces.count <= 2 else { throw .malformed("\(text)") }
    var step = 1
    if pieces.count == 2 {
      guard case .fromStart(let number) = FrameBound(pieces[1]), number >= 1 else { throw .step("\(text)") }
      step = number
    }
    if let only = FrameBound(range) {
      guard pieces.count == 1 else { throw .malformed("\(text)") }
      return Part(text: "\(text)", first: only, last: only, step: 1)
    }
    // The dash that divides comes after the first number, whose own minus may stand at the start.
    guard let dash = range.dropFirst().firstIndex(of: "-"), let first = FrameBound(range[..<dash]) else {
      throw .malformed("\(text)")
    }
    let rest = range[range.index(after: dash)...]
    if rest.isEmpty { return Part(text: "\(text)", first: first, last: nil, step: step) }
    guard let last = FrameBound(rest) else { throw .malformed("\(text)") }
    switch (first, last) {
    case (.fromStart(let low), .fromStart(let high)) where low > high:
      throw .reversed("\(text)", first: low, last: high)
    case (.fromEnd(let low), .fromEnd(let high)) where low < high:
      throw .reversed("\(text)", first: -low, last: -high)
    default: return Part(text: "\(text)", first: first, last: last, step: step)
    }
  }
}
