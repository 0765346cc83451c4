#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

extension FileError {
  /// The causes that people can do something about.
  public enum Cause: Hashable, Sendable {
    /// The folder to put it into does not exist.
    case missingFolder
    /// What should be a folder is something else.
    case notAFolder
    /// What should be a file is a folder.
    case isAFolder
    /// The place is read-only, or somebody else's.
    case notAllowed
    /// There is no room left, or the file is larger than allowed.
    case full
    /// Anything else.
    case other
  }

  /// What kind of error it is.
  public var cause: Cause {
    switch code {
    case ENOENT: .missingFolder
    case ENOTDIR: .notAFolder
    case EISDIR: .isAFolder
    case EACCES, EPERM, EROFS: .notAllowed
    case ENOSPC, EDQUOT, EFBIG: .full
    default: .other
    }
  }
}
