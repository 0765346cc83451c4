public import Drawing
public import Motion
public import Scenography

/// A scene whose choreography has been worked out: all that happens, at exact instants.
///
/// Resolving runs the choreography once, from event to event. What any instant shows is then a pure function of it:
/// preview, export and tests all ask ``displayList(at:)``, in any order, on any thread.
public struct ResolvedScene: Sendable {
  /// The name of the scene.
  public let name: String
  /// The stage it was resolved for.
  public let stage: Stage
  /// Everything that moves.
  public let timeline: Timeline
  /// Which step began, was complete and had settled when.
  public let ledger: Ledger
  /// How long the scene lasts: the stage's duration, or until everything rests. `nil` where it never does.
  public let duration: Time?
  /// The trees of the scene, each from an instant on.
  let epochs: [Epoch]
  /// The tracks of each node.
  let tracksOfNode: [[Int]]

  /// Works the choreography of `scene` out.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - stage: The stage to play it on in place of its own.
  ///   - setter: What sets its texts.
  /// - Throws: ``SceneError`` that names what is wrong: a number, a name, a loop, a font.
  public init<S: Scene>(_ scene: S, on stage: Stage? = nil, setter: any TextSetter) throws(SceneError) {
    let stage = stage ?? scene.stage
    var resolver = try Resolver(scene, on: stage, setter: setter)
    try resolver.run()
    name = S.name
    self.stage = stage
    timeline = resolver.cast.timeline
    ledger = resolver.ledger
    epochs = resolver.cast.epochs
    tracksOfNode = resolver.cast.tracksOfNode
    duration = resolver.duration
  }

  /// The instants at which what stands on the stage changes otherwise than by tracks: nodes that come and go, texts.
  public var changes: [Time] { epochs.map(\.start) }

  /// How many frames the scene has.
  ///
  /// With a duration D of its own, ⌈D·fps⌉: frame i shows the instant i/fps, and D itself is not shown. Without one, D is
  /// when everything rests, and one more frame shows that: ⌈D·fps⌉ + 1.
  ///
  /// - Throws: ``SceneError`` that names the step where the scene never ends.
  public func frameCount() throws(SceneError) -> Int {
    guard let duration else { throw endless }
    let count = stage.frameRate.frameCount(covering: duration)
    guard count > 0 || stage.duration == nil else {
      throw SceneError(
        scene: name, problem: "its stage lasts \(duration), which is less than a thousandth of a frame and shows none")
    }
    return stage.duration == nil ? count + 1 : count
  }

  /// The error of a scene that never ends.
  public var endless: SceneError {
    let remedy = "give the stage a duration, or an end with --to"
    guard let entry = ledger.entries.last(where: { $0.settledEnd == nil }) else {
      return SceneError(scene: name, problem: "the scene never ends; \(remedy)")
    }
    return entry.error(in: name, "never comes to rest, so the scene never ends; \(remedy)")
  }
}
