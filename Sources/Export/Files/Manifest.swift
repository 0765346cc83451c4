import FoundationEssentials

/// What the frames in a folder are of. Frames whose manifests are equal fit together, bit for bit.
///
/// It stands beside the frames as JSON. It holds no date, no path and no count of what is there, so all ranges of a
/// scene have the same one, wherever and whenever they are rendered.
public struct Manifest: Codable, Equatable, Sendable {
  /// The name of the scene.
  public var scene: String
  /// The width of a frame in pixels.
  public var width: Int
  /// The height of a frame in pixels.
  public var height: Int
  /// The number of pixels to a unit of the stage.
  public var scale: Double
  /// Frames a second, "30" or "30000/1001".
  public var frameRate: String
  /// The number of frames of the whole scene; `nil` where it never ends.
  public var frames: Int?
  /// What lies under everything, as it is drawn.
  public var background: String
  /// Whether the files have an alpha channel.
  public var alpha: Bool
  /// A digest of all that the scene shows and when.
  public var content: String
  /// The versions of what made the frames, by name.
  public var versions: [String: String]

  /// Creates a manifest.
  public init(
    scene: String, width: Int, height: Int, scale: Double, frameRate: String, frames: Int?, background: String,
    alpha: Bool, content: String, versions: [String: String]
  ) {
    self.scene = scene
    self.width = width
    self.height = height
    self.scale = scale
    self.frameRate = frameRate
    self.frames = frames
    self.background = background
    self.alpha = alpha
    self.content = content
    self.versions = versions
  }
}

extension Manifest {
  /// The manifest as JSON with sorted keys and a line feed at its end: equal manifests have equal bytes.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Only numbers that are not finite cannot be written, and a manifest is of a scene that could be drawn.
    guard let data = try? encoder.encode(self) else { return [] }
    return Array(data) + [UInt8(ascii: "\n")]
  }

  /// Reads a manifest; `nil` where the bytes are none.
  init?(json: [UInt8]) {
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(json)) else { return nil }
    self = manifest
  }

  /// In what `other` is different, for example "its frame rate is 30 fps, not 60".
  func difference(from other: Manifest) -> String {
    let facts = [
      ("scene", scene, other.scene),
      ("size", "\(width)x\(height)", "\(other.width)x\(other.height)"),
      ("scale", "\(scale)", "\(other.scale)"),
      ("frame rate", frameRate, other.frameRate),
      ("background", background, other.background),
      ("transparency", alpha ? "on" : "off", other.alpha ? "on" : "off"),
      ("number of frames", Self.words(frames), Self.words(other.frames)),
    ]
    if let (fact, theirs, ours) = facts.first(where: { $0.1 != $0.2 }) {
      return "their \(fact) is \(theirs), not \(ours)"
    }
    for name in Set(versions.keys).union(other.versions.keys).sorted() where versions[name] != other.versions[name] {
      return "they were made with \(name) \(versions[name] ?? "unknown"), not \(other.versions[name] ?? "unknown")"
    }
    return "the scene has changed since"
  }

  private static func words(_ frames: Int?) -> String { frames.map { "\($0)" } ?? "endless" }
}
