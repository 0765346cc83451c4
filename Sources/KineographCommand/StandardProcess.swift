#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// The process that the command runs in.
enum StandardProcess {
  /// Opens standard input, output and error where the process was started without, so that no file of ours gets their
  /// numbers and with them what is said to people.
  static func keepDescriptors() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is this one. What is closed for writing stays so, or output would be lost without a word.
      _ = open("/dev/null", number == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The arguments with the name of the program in front; `nil` where one is not UTF-8, which would be a path that
  /// cannot be opened by its text.
  static var arguments: [String]? {
    var arguments: [String] = []
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index] else { break }
      guard let text = String(validatingCString: argument) else { return nil }
      arguments.append(text)
    }
    return arguments
  }

  /// Ends the process.
  static func exit(_ code: ExitCode) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code.rawValue)
    #else
      Musl.exit(code.rawValue)
    #endif
  }
}
