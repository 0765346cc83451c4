import Drawing
import Export
import Motion
import Playback
import Scenography

/// What the command line says about the stage and its pixels.
struct PictureOptions {
  private let frameRate: FrameRate?
  private let size: (width: Int, height: Int)?
  private let background: Color?
  /// The number of pixels to a unit of the stage.
  let scale: Double
  private let isSizeChosen: Bool

  init(_ arguments: Arguments, console: Console) throws(Failure) {
    try arguments.exclude(.transparent, .background)
    frameRate = try arguments.value(.fps, "a rate is above 0 and up to 1000, like 30, 12.5 or 30000/1001") {
      FrameRate($0)
    }
    size = try arguments.value(.size, "a size is two numbers from 1 to \(Stage.longestSide), like 1280x720", Self.size)
    scale = try arguments.value(.scale, "a scale is a number above 0 and up to 100, like 2 or 0.5", Self.scale) ?? 1
    let named = try arguments.value(
      .background, "a colour is #RRGGBB, #RRGGBBAA or one of \(NamedColor.names.joined(separator: ", "))"
    ) { NamedColor.color($0) }
    background = arguments.has(.transparent) ? .clear : named
    isSizeChosen = arguments.has(.size) || arguments.has(.scale)
    if let text = arguments.text(.fps), let note = FrameRate.note(reading: text) { console.note(note) }
  }

  /// Works `scene` out on its stage as changed by the options.
  ///
  /// - Throws: Where the scene is wrong, or its frames would be too large.
  func resolve(_ scene: any Scene) throws -> ResolvedScene {
    var stage = scene.stage
    if let frameRate { stage.frameRate = frameRate }
    if let size { (stage.width, stage.height) = size }
    if let background { stage.background = background }
    if isSizeChosen { try check(stage) }
    let resolved = try ResolvedScene(scene, on: stage)
    if !isSizeChosen { try check(stage) }
    return resolved
  }

  private func check(_ stage: Stage) throws {
    do { _ = try PictureSize(of: stage, scale: scale) } catch {
      // What the command line asks for is its own fault, and what the scene asks for the scene's.
      guard !isSizeChosen else { throw error }
      throw Failure(.scene, "\(error); change the stage, or give a --size or --scale")
    }
  }

  private static func size(_ text: String) -> (width: Int, height: Int)? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map(whole)
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    let range = 1...Stage.longestSide
    return range.contains(width) && range.contains(height) ? (width, height) : nil
  }

  /// The whole number in `text`, of digits alone.
  static func whole(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }

  private static func scale(_ text: String) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ whole($0) != nil }), let scale = Double(text) else { return nil }
    return scale > 0 && scale <= 100 ? scale : nil
  }
}
