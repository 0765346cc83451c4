/// Does work on several threads and hands over what comes out in the order of the work.
///
/// Each worker makes a state of its own, takes the next number that nobody has, and works on it. No more than
/// ``window`` numbers are under way or wait to be handed over, so memory does not grow with their count, and which
/// worker had a number cannot be told from the outcome.
public struct OrderedPipeline: Sendable {
  /// How many threads work, at least 1. Where the system refuses threads there are fewer, and with none of them the
  /// caller's does the work.
  public let workers: Int
  /// How many numbers may be taken and not yet handed over.
  public let window: Int

  /// Creates a pipeline; two numbers a worker keep it busy while another one is slow.
  public init(workers: Int) {
    self.workers = min(max(workers, 1), 1024)
    window = 2 * self.workers
  }

  /// Works on the numbers 0 ..< `count`.
  ///
  /// An error ends the work. It is thrown after all results of lower numbers were handed over, so the same error comes
  /// out, after the same results, for any number of workers.
  ///
  /// - Parameters:
  ///   - count: How many numbers there are.
  ///   - interruption: Ends the work early, without an error.
  ///   - makeState: Makes what a worker keeps from one number to the next, on the worker's thread.
  ///   - work: Works on a number, on any thread.
  ///   - sink: Takes a number and what came out, one at a time and in order, on the thread of the caller.
  /// - Returns: How many results were handed over.
  @discardableResult
  public func run<State: ~Copyable, Output: Sendable, Failure: Error>(
    count: Int,
    interruption: Interruption = Interruption(),
    makeState: @escaping @Sendable () throws(Failure) -> State,
    work: @escaping @Sendable (inout State, Int) throws(Failure) -> Output,
    sink: (Int, Output) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    interruption.beginHeeding()
    defer { interruption.endHeeding() }
    guard count > 0 else { return 0 }
    let queue = WorkQueue<Output, Failure>(count: count, window: window)
    let loop: @Sendable () -> Void = {
      guard var number = queue.take() else { return }
      do throws(Failure) {
        var state = try makeState()
        while true {
          queue.put(number, .success(try work(&state, number)))
          guard let following = queue.take() else { return }
          number = following
        }
      } catch { queue.put(number, .failure(error)) }
    }
    let threads = (0..<min(workers, count)).compactMap { _ in WorkerThread(loop) }
    defer {
      queue.stop()
      for thread in threads { thread.join() }
    }
    if threads.isEmpty { return try runAlone(count, interruption, makeState, work, sink) }

    for number in 0..<count {
      if interruption.signal != nil { return number }
      try sink(number, try queue.result(of: number).get())
    }
    return count
  }

  private func runAlone<State: ~Copyable, Output, Failure: Error>(
    _ count: Int, _ interruption: Interruption,
    _ makeState: () throws(Failure) -> State, _ work: (inout State, Int) throws(Failure) -> Output,
    _ sink: (Int, Output) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    var state = try makeState()
    for number in 0..<count {
      if interruption.signal != nil { return number }
      try sink(number, try work(&state, number))
    }
    return count
  }
}
