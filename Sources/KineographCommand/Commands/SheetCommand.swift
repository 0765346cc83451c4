import Export
import Motion
import Playback
import Scenography

/// Renders several instants of a scene side by side, with labels.
struct SheetCommand {
  static func run(_ arguments: Arguments, _ choice: SceneChoice, _ console: Console) throws {
    try arguments.exclude(.count, .every, .instants, .steps)
    let options = try PictureOptions(arguments, console: console)
    let scene = try options.resolve(try choice.one(arguments))
    let instants = try instants(of: scene, arguments)
    let columns = try arguments.value(.columns, "a number of columns is 1 to 100") { wholeNumber($0, in: 1...100) } ?? 4
    let sheet = ContactSheet(of: scene, at: instants, columns: columns, width: 320 * options.scale)
    if arguments.text(.output) == "-" {
      try console.write(try sheet.png())
      return
    }
    let isUsual = arguments.text(.output) == nil
    let path = arguments.text(.output) ?? "out/\(scene.name)_sheet.png"
    let file = try SingleFile(path: path, creating: isUsual ? ["out"] : [])
    try file.write(try sheet.png())
    console.say("\(scene.name), \(instants.count) instants: \(path)")
  }

  private static let mostInstants = 1000

  private static func instants(of scene: ResolvedScene, _ arguments: Arguments) throws -> [Time] {
    let rate = scene.stage.frameRate
    if let list = try arguments.value(.instants, "times are written 0.5,1.25,75f", { timeList($0) }) {
      return try list.map { try scene.shownInstant($0, arguments) }
    }
    if arguments.has(.steps) {
      var seen: Set<Time> = []
      // The first frames that show them, as info says.
      let starts = scene.ledger.entries.filter { !$0.isSkipped }.map {
        rate.time(ofFrame: rate.firstFrame(atOrAfter: $0.start))
      }
      return Array(
        (starts + [scene.lastInstant].compactMap { $0 }).filter { seen.insert($0).inserted }.prefix(mostInstants))
    }
    guard let last = scene.lastInstant else { throw scene.endless }
    if let step = try arguments.value(.every, "a time is written 1.25, 1250ms, 0:01.25 or 75f", { TimeExpression($0) })
    {
      let length = step.time(at: rate)
      guard length > .zero, last.flicks / length.flicks < mostInstants else {
        throw arguments.failure("--every must leave at most \(mostInstants) instants")
      }
      return (0...Int(last.flicks / length.flicks)).map { length * $0 }
    }
    let count = try arguments.value(.count, "a number of instants is 1 to 1000") { wholeNumber($0, in: 1...1000) } ?? 12
    // On frames, so that what the sheet shows is what the sequence shows.
    let frames = try scene.frameCount()
    let pictures = min(count, frames)
    return (0..<pictures).map { rate.time(ofFrame: $0 * (frames - 1) / max(pictures - 1, 1)) }
  }

  private static func wholeNumber(_ text: String, in range: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  private static func timeList(_ text: String) -> [TimeExpression]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let times = parts.compactMap { TimeExpression(String($0)) }
    return times.count == parts.count && times.count <= mostInstants ? times : nil
  }
}
