#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// The standard output or the standard error of the process.
public final class StandardStream {
  private let number: Int32
  private let name: String

  /// The standard output, for data.
  public static func output() -> StandardStream { StandardStream(number: STDOUT_FILENO, name: "standard output") }
  /// The standard error, for what is said to people.
  public static func error() -> StandardStream { StandardStream(number: STDERR_FILENO, name: "standard error") }

  private init(number: Int32, name: String) {
    self.number = number
    self.name = name
  }

  /// Writes all of `bytes`.
  ///
  /// - Throws: ``FileError`` where nobody takes them any more.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    do { try Descriptor.write(bytes, to: number) } catch { throw error.at(name, .write) }
  }

  /// How many letters fit into a line; `nil` where it is no terminal.
  public var terminalWidth: Int? {
    guard isatty(number) == 1 else { return nil }
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
