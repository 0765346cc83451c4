public import Playback

/// Why frames could not be exported.
public enum ExportError: Error, Hashable, Sendable {
  /// The scene is wrong.
  case scene(SceneError)
  /// The frames that are asked for are not those of the scene.
  case selection(FrameSelectionError)
  /// A frame cannot be drawn.
  case picture(PictureError)
  /// The folder cannot take the frames.
  case folder(FrameFolderError)
}

extension ExportError: CustomStringConvertible {
  /// The error itself, whatever kind it is.
  public var cause: any Error {
    switch self {
    case .scene(let error): error
    case .selection(let error): error
    case .picture(let error): error
    case .folder(let error): error
    }
  }

  /// What is wrong, and what to do.
  public var description: String { "\(cause)" }
}
