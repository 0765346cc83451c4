/// How the files of a sequence are called: a folder, and a name around the number of the frame.
///
/// The default name is `frame_%05d.png`, as `ffmpeg -i` understands it. Numbers are absolute and padded to one width for
/// the whole scene, so ranges that are rendered apart fit together and sort right.
public struct FrameNaming: Hashable, Sendable {
  /// The folder that the files are in, without a slash at its end.
  public var folder: String
  /// What stands before the number, "frame_" by default.
  public var prefix: String
  /// What stands behind the number, ".png" by default.
  public var suffix: String
  /// The least number of digits; longer numbers take the room they need.
  public var width: Int

  /// The least width of numbers where the user asks for none: five digits are 55 minutes at 30 fps.
  public static let usualWidth = 5

  /// Creates the default names in `folder`, wide enough for all frames of a scene.
  ///
  /// - Parameters:
  ///   - folder: The folder of the files.
  ///   - count: The number of frames of the whole scene, whatever part of it is rendered; `nil` where it never ends.
  public init(folder: String, frameCount count: Int?) {
    let last = count.map { "\(max($0 - 1, 0))".utf8.count } ?? 0
    self.init(folder: folder, prefix: "frame_", suffix: ".png", width: max(Self.usualWidth, last))
  }

  init(folder: String, prefix: String, suffix: String, width: Int) {
    self.folder = folder
    self.prefix = prefix
    self.suffix = suffix
    self.width = width
  }

  /// The name of the file of frame `number`, without its folder.
  public func name(ofFrame number: Int) -> String { prefix + padded(number) + suffix }

  /// The path of the file of frame `number`.
  public func path(ofFrame number: Int) -> String { folder.appendingPathComponent(name(ofFrame: number)) }

  /// The number of the frame whose file is called `name`, of any width; `nil` for other files.
  public func frame(named name: String) -> Int? {
    guard name.utf8.count > prefix.utf8.count + suffix.utf8.count, name.hasPrefix(prefix), name.hasSuffix(suffix) else {
      return nil
    }
    let digits = name.dropFirst(prefix.count).dropLast(suffix.count)
    return digits.utf8.allSatisfy(\.isASCIIDigit) ? Int(digits) : nil
  }

  /// The pattern that ffmpeg finds the files by: the folder, then the name with `%05d` for the number.
  public var pattern: String {
    let number = width > 1 ? "%0\(width)d" : "%d"
    let parts = [folder.appendingPathComponent(prefix), suffix].map { part in
      part.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }
    return parts.joined(separator: number)
  }

  /// The name of the file that says what the frames are of: `manifest.json` for the default names and for bare numbers,
  /// `shot.manifest.json` for `shot_%05d.png`.
  public var manifestName: String {
    let stem = (prefix + suffix.dropLast(".png".count)).drop { "._- ".contains($0) }
    let trimmed = String(stem.reversed().drop { "._- ".contains($0) }.reversed())
    return trimmed.isEmpty || trimmed == "frame" ? "manifest.json" : "\(trimmed).manifest.json"
  }

  /// The number of a frame as it stands in names.
  public func padded(_ number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
  }
}

extension String {
  /// The path of `name` in the folder that this is the path of.
  package func appendingPathComponent(_ name: String) -> String {
    isEmpty || self == "." ? name : hasSuffix("/") ? self + name : "\(self)/\(name)"
  }
}
