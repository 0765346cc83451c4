import Export
import Motion
import Playback
import Scenography

/// What happens in a scene, and when.
struct SceneReport: Encodable {
  /// An instant, and the first frame that shows it.
  struct Instant: Encodable {
    var seconds: Double
    var frame: Int
  }

  /// A step, pause or change as it ran.
  struct Entry: Encodable {
    var kind: String
    var sequence: String
    var name: String
    var run: Int
    var start: Instant
    /// Missing where it is never complete.
    var complete: Instant?
    /// Missing where it never settles.
    var settled: Instant?
    var nodes: Int
    var skipped: Bool
  }

  var scene: String
  var width: Int
  var height: Int
  var fps: String
  /// Missing where the scene never ends.
  var seconds: Double?
  /// Missing where the scene never ends.
  var frames: Int?
  var entries: [Entry]
  var notes: [String]

  init(_ scene: ResolvedScene) {
    let rate = scene.stage.frameRate
    func instant(_ time: Time) -> Instant { Instant(seconds: time.seconds, frame: rate.firstFrame(atOrAfter: time)) }
    self.scene = scene.name
    width = scene.stage.width
    height = scene.stage.height
    fps = rate.text
    seconds = scene.duration?.seconds
    frames = scene.frameCountIfFinite
    entries = scene.ledger.entries.map { entry in
      Entry(
        kind: entry.kind.rawValue, sequence: entry.sequence, name: entry.name, run: entry.run,
        start: instant(entry.start), complete: entry.logicalEnd.map(instant), settled: entry.settledEnd.map(instant),
        nodes: entry.nodeCount, skipped: entry.isSkipped)
    }
    notes = scene.ledger.notes
  }
}

extension SceneReport {
  /// The report for people.
  var text: String {
    let length = seconds.map { "\($0.fixed(3)) s" } ?? "endless"
    let count = frames.map { ", \($0) \($0 == 1 ? "frame" : "frames")" } ?? ""
    var table = Table(
      head: ["step", "run", "start", "frame", "complete", "frame", "settled", "frame", "nodes"],
      rightAligned: [1, 2, 3, 4, 5, 6, 7, 8])
    for entry in entries {
      let name = entry.sequence.isEmpty ? entry.name : "\(entry.sequence)/\(entry.name)"
      let ends = entry.skipped ? ["skipped", "", "", ""] : Self.cells(entry.complete) + Self.cells(entry.settled)
      table.add(
        [name, "\(entry.run)"] + Self.cells(entry.start) + ends + [entry.kind == "wait" ? "" : "\(entry.nodes)"])
    }
    return "\(scene): \(width)x\(height), \(fps) fps, \(length)\(count)\n"
      + (entries.isEmpty ? "no steps\n" : "\n" + table.text)
      + (notes.isEmpty ? "" : "\n" + notes.map { "note: \($0)\n" }.joined())
  }

  private static func cells(_ instant: Instant?) -> [String] {
    instant.map { ["\($0.seconds.fixed(3)) s", "\($0.frame)"] } ?? ["never", ""]
  }
}
