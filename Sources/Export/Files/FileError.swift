#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// What the system refused to do with a file or a folder.
public struct FileError: Error, Hashable, Sendable {
  /// What was to be done.
  public enum Operation: String, Hashable, Sendable {
    /// Making a folder.
    case createFolder = "create the folder"
    /// Opening a folder.
    case openFolder = "open the folder"
    /// Listing a folder.
    case listFolder = "list the folder"
    /// Opening or reading a file.
    case read = "read"
    /// Making a file or writing into it.
    case write = "write"
    /// Giving a finished file its name.
    case rename = "put in place"
    /// Removing a file.
    case remove = "remove"
  }

  /// The path of the file or folder.
  public let path: String
  /// What was to be done with it.
  public let operation: Operation
  /// The number of the system's error, for example `ENOSPC`.
  public let code: Int32

  /// Creates an error.
  public init(path: String, operation: Operation, code: Int32) {
    self.path = path
    self.operation = operation
    self.code = code
  }
}

extension FileError: CustomStringConvertible {
  /// What could not be done, with which file, and why: "cannot write out/frame_00017.png: No space left on device".
  public var description: String {
    "cannot \(operation.rawValue) \(path): \(strerror(code).map { String(cString: $0) } ?? "error \(code)")"
  }
}
