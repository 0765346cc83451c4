import Export

/// How far a rendering is.
struct ProgressLine: Encodable {
  let scene: String
  let done: Int
  let total: Int
  let seconds: Double

  /// Frames a second so far.
  private var rate: Double { seconds > 0 ? Double(done) / seconds : 0 }

  /// The facts: "42/151  83.1 frames/s  2 s left".
  var text: String {
    let left = rate > 0 ? "  \(Self.clock((Double(total - done) / rate).rounded(.up))) left" : ""
    return "\(done)/\(total)  \(rate.fixed(1)) frames/s\(left)"
  }

  /// The scene, a bar as wide as there is room for, and the facts, in less than `width` letters.
  func bar(width: Int) -> String {
    let room = min(width - 1 - scene.count - text.count - 6, 40)
    guard room >= 8 else { return String("\(scene)  \(text)".prefix(max(width - 1, 0))) }
    let filled = total > 0 ? min(max(room * done / total, 0), room) : room
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: room - filled)
    return "\(scene)  [\(bar)]  \(text)"
  }

  /// A length of time in seconds, minutes and seconds, or hours and minutes.
  private static func clock(_ seconds: Double) -> String {
    let whole = Int(exactly: min(max(seconds, 0), 1e9).rounded()) ?? 0
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole / 60 % 60) min"
  }
}
