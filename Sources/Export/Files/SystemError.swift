#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// The number of an error of the system, which learns from its caller what it was about.
struct SystemError: Error {
  let code: Int32

  /// The result of `call`, made again as long as signals come between.
  static func checked<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }

  /// The error at `path` while doing `operation`.
  func at(_ path: String, _ operation: FileError.Operation) -> FileError {
    FileError(path: path, operation: operation, code: code)
  }
}
