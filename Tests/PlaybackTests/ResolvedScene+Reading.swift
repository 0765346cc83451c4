import Drawing
import Motion
import Playback

extension ResolvedScene {
  /// When the step began in a run of its sequence, in seconds; `nil` where it never did or was skipped.
  func start(of step: String, run: Int = 1) -> Double? {
    ledger.entries.first { $0.name == step && $0.run == run && !$0.isSkipped }?.start.seconds
  }

  /// The track of an attribute of the node called `label`.
  func track(_ label: String, _ attribute: Attribute) -> Timeline.Track? {
    timeline.tracks.first { $0.label == label && $0.attribute == attribute }
  }

  /// The first number of an attribute of the node called `label`, where it ever moves.
  func value(_ label: String, _ attribute: Attribute, at seconds: Double) -> Double? {
    lanes(label, attribute, at: seconds)?.x
  }

  func lanes(_ label: String, _ attribute: Attribute, at seconds: Double) -> Lanes? {
    Time(seconds: seconds).flatMap { track(label, attribute)?.value(at: $0) }
  }

  /// What shows at an instant in seconds.
  func list(at seconds: Double) -> DisplayList? { Time(seconds: seconds).map { displayList(at: $0) } }

  /// The lines of the ledger without the ends, "a 0 s".
  var order: [String] { ledger.entries.map { "\($0.name) \($0.isSkipped ? "skipped" : "\($0.start)")" } }
}
