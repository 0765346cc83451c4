import Export
import Playback

/// Why a command could not do what it was told: the one place where errors become words and an exit code.
struct Failure: Error {
  let code: ExitCode
  /// What is wrong, where, and what to do; without a full stop.
  let message: String
  /// The command whose help says more.
  var command: String?

  init(_ code: ExitCode, _ message: String, command: String? = nil) {
    self.code = code
    self.message = message
    self.command = command
  }

  /// A command line that is wrong.
  static func usage(_ message: String, command: String? = nil) -> Failure { Failure(.usage, message, command: command) }

  /// The words and the code of any error that a command meets.
  init(_ error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as ExportError: self.init(error.cause)
    case let error as SceneError: self.init(.scene, "\(error)")
    case let error as PictureError: self.init(error)
    case let error as FileError: self.init(.files, "\(error)\(Self.advice(error))")
    case FrameFolderError.file(let error): self.init(error)
    case let error as FrameFolderError: self.init(.files, "\(error)")
    case let error as NamingError: self.init(.usage, "--output: \(error)")
    case let error as FrameSelectionError: self.init(.usage, "\(error)")
    default: self.init(.fault, "\(error)")
    }
  }

  private init(_ error: PictureError) {
    switch error.kind {
    case .size: self.init(.usage, "\(error); use a smaller --size or --scale")
    case .scene: self.init(.scene, "\(error)")
    case .machine: self.init(.fault, "\(error)")
    }
  }

  private static func advice(_ error: FileError) -> String {
    switch error.cause {
    case .missingFolder: "; make the folder first, or choose another one with -o"
    case .notAFolder: "; choose a folder with -o"
    case .isAFolder: "; choose the name of a file with -o"
    case .notAllowed: "; choose a folder with -o that you may write into"
    case .full: "; make room there, or choose another folder with -o"
    case .other: ""
    }
  }
}
