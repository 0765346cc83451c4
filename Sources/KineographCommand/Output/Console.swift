/// What a command writes to: data to one stream, talk to the other.
struct Console {
  let output: any ByteStream
  let talk: any ByteStream
  /// The name of the program in messages and help.
  let program: String

  /// Writes data.
  ///
  /// - Throws: ``Failure`` where nobody takes it, so that the command does not end as if it had been seen.
  func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  /// Writes data that need not be text.
  func write(_ bytes: [UInt8]) throws(Failure) {
    do { try output.write(bytes) } catch { throw Failure(.files, "\(error)") }
  }

  /// Says something, as a line. Nobody needs to hear it.
  func say(_ line: String) { try? talk.write(Array("\(line)\n".utf8)) }

  /// Says what people should know although it is no error.
  func note(_ line: String) { say("note: \(line)") }
}
