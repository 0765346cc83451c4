import FoundationEssentials
import KineographCommand
import Scenography

/// What a command wrote to one of its streams.
final class MemoryStream: ByteStream {
  private(set) var bytes: [UInt8] = []
  /// How many letters fit into a line, where it plays a terminal.
  var terminalWidth: Int?
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ bytes: [UInt8]) { self.bytes += bytes }
}

/// A stream that nobody reads.
final class ClosedStream: ByteStream {
  struct Closed: Error {}
  let terminalWidth: Int? = nil
  func write(_ bytes: [UInt8]) throws { throw Closed() }
}

/// A command as it ran, in this process.
struct CommandRun {
  let code: ExitCode
  let output: MemoryStream
  let talk: MemoryStream

  init(_ arguments: [String], catalog: SceneCatalog = .test, terminalWidth: Int? = nil) {
    output = MemoryStream()
    talk = MemoryStream()
    talk.terminalWidth = terminalWidth
    code = KineographCommand.run(arguments, catalog: catalog, output: output, error: talk)
  }

  init(_ line: String) { self.init(line.split(separator: " ").map { String($0) }) }

  /// What the command wrote to standard output, as JSON.
  func json<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(output.bytes))
  }
}
