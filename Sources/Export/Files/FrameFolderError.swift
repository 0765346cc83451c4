/// Why frames cannot be written into a folder.
public enum FrameFolderError: Error, Hashable, Sendable {
  /// The system refused something.
  case file(FileError)
  /// There are frames already, of another rendering or of one that cannot be told; how they differ, where it is known.
  case occupied(String, frames: Int, difference: String?)
  /// A file with the name of the manifest is none.
  case foreignManifest(String)
  /// Another process renders into the folder.
  case busy(String)
}

extension FrameFolderError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .file(let error): return "\(error)"
    case .occupied(let path, let frames, let difference):
      let held = frames == 1 ? "a frame" : "\(frames) frames"
      let why = difference ?? "nothing there says of what they are"
      return
        "\(path) holds \(held) of another rendering (\(why)); choose another folder with -o, or add --overwrite"
    case .foreignManifest(let path):
      return "\(path) is there, and is not of frames; choose another folder with -o, or add --overwrite to replace it"
    case .busy(let path):
      return "another process is rendering into \(path); wait for it, or choose another folder with -o"
    }
  }
}
