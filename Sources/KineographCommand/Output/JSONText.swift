import FoundationEssentials

/// Values as JSON, with sorted keys, so that equal values are equal texts.
enum JSONText {
  /// The value on a line of its own.
  static func line(_ value: some Encodable) throws(Failure) -> String { try text(value, []) }

  /// The value for people, over several lines.
  static func lines(_ value: some Encodable) throws(Failure) -> String { try text(value, .prettyPrinted) }

  private static func text(_ value: some Encodable, _ form: JSONEncoder.OutputFormatting) throws(Failure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, form]
    do { return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n" } catch {
      throw Failure(.fault, "cannot write JSON: \(error)")
    }
  }
}
