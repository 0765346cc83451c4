import Export

/// Where a command writes bytes to, one after the other.
public protocol ByteStream: AnyObject {
  /// Writes all of `bytes`, or throws where nobody takes them any more.
  func write(_ bytes: [UInt8]) throws

  /// How many letters fit into a line; `nil` where it is no terminal.
  var terminalWidth: Int? { get }
}

extension StandardStream: ByteStream {}
