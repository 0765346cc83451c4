import Export
import Motion
import Playback
import Scenography

extension ResolvedScene {
  /// The instant that `time` names.
  ///
  /// - Throws: ``Failure`` where the scene has ended by then.
  func shownInstant(_ time: TimeExpression, _ arguments: Arguments) throws(Failure) -> Time {
    let instant = time.time(at: stage.frameRate)
    guard let last = lastInstant, instant > last else { return instant }
    throw arguments.failure(
      "--at \(arguments.text(.at) ?? arguments.text(.instants) ?? "\(instant)"): scene \(name) ends at "
        + "\(duration ?? last), with frame \((frameCountIfFinite ?? 1) - 1)")
  }
}
