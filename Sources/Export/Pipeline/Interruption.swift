import Synchronization

/// Tells a rendering from outside that it shall come to its end.
public final class Interruption: Sendable {
  private let raised = Atomic<Int32>(0)
  private let heeding = Atomic<Int>(0)

  /// Creates an interruption that has not been asked for.
  public init() {}

  /// Asks for it, by the number of a signal or any other one than 0. The first call counts.
  ///
  /// - Returns: Whether this was the first call.
  @discardableResult
  public func raise(_ signal: Int32) -> Bool {
    raised.compareExchange(expected: 0, desired: signal, ordering: .sequentiallyConsistent).exchanged
  }

  /// Whether somebody will come to an end when asked to. Else there is nothing to wait for.
  public var isHeeded: Bool { heeding.load(ordering: .sequentiallyConsistent) > 0 }

  /// Promises to look at ``signal`` from time to time, until the same number of calls of `endHeeding()`.
  func beginHeeding() { heeding.add(1, ordering: .sequentiallyConsistent) }

  /// Takes the promise back.
  func endHeeding() { heeding.subtract(1, ordering: .sequentiallyConsistent) }

  /// The number by which it was asked for; `nil` as long as it was not.
  public var signal: Int32? {
    let signal = raised.load(ordering: .sequentiallyConsistent)
    return signal == 0 ? nil : signal
  }
}
