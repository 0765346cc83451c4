public import Motion

/// A part of a scene from an instant on and before another one.
public struct TimeSpan: Hashable, Sendable {
  /// The instant from which frames are part of it.
  public var start: TimeExpression
  /// The instant before which frames are part of it; `nil` is the end of the scene.
  public var end: TimeExpression?

  /// Creates a span; by default it begins with the scene and ends with it.
  public init(start: TimeExpression = .time(.zero), end: TimeExpression? = nil) {
    self.start = start
    self.end = end
  }

  /// The numbers of the frames that show an instant of the span.
  ///
  /// - Parameters:
  ///   - rate: The frame rate of the scene.
  ///   - count: The number of frames of the scene; `nil` where it never ends, and only an end bounds the span.
  ///   - duration: How long the scene lasts; `nil` where it never ends.
  /// - Throws: ``FrameSelectionError`` where the span lies outside of the scene, holds no frame or too many.
  public func frames(at rate: FrameRate, of count: Int?, duration: Time?) throws(FrameSelectionError) -> Range<Int> {
    let first = rate.firstFrame(atOrAfter: start.time(at: rate))
    var end = count
    if let written = self.end?.time(at: rate) {
      end = rate.firstFrame(atOrAfter: written)
      if let count, let duration {
        let last = max(duration, rate.time(ofFrame: count))
        guard written <= last else { throw .timePastEnd(seconds: duration.seconds) }
        end = min(rate.firstFrame(atOrAfter: written), count)
      }
    }
    guard let end else { throw .noEnd }
    if let count, let duration, first >= count { throw .timePastEnd(seconds: duration.seconds) }
    guard first < end else { throw .emptySpan }
    guard end - first <= FrameSelection.limit else { throw .tooMany(count: end - first, limit: FrameSelection.limit) }
    return first..<end
  }
}
