#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// The numbers that workers take and the results that they bring back.
final class WorkQueue<Output: Sendable, Failure: Error>: @unchecked Sendable {
  private let count: Int
  private let window: Int
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>
  // All below is read and written under the lock only.
  private var next = 0
  private var handedOver = 0
  private var isStopped = false
  /// The results that wait, number n at place n modulo the window.
  private var results: [Result<Output, Failure>?]

  init(count: Int, window: Int) {
    self.count = count
    self.window = window
    results = Array(repeating: nil, count: window)
    lock = .allocate(capacity: 1)
    change = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(lock)
    change.deallocate()
    lock.deallocate()
  }

  /// The next number, as soon as there is room for its result; `nil` where there is nothing more to do.
  func take() -> Int? {
    locked {
      while !isStopped, next < count, next - handedOver >= window { pthread_cond_wait(change, lock) }
      guard !isStopped, next < count else { return nil }
      next += 1
      return next - 1
    }
  }

  /// Brings the result of `number`. After a failure no further numbers are given out; lower ones are under way already.
  func put(_ number: Int, _ result: Result<Output, Failure>) {
    locked {
      results[number % window] = result
      if case .failure = result { isStopped = true }
      pthread_cond_broadcast(change)
    }
  }

  /// The result of `number`, as soon as it is there. Numbers are asked for in order, each once.
  func result(of number: Int) -> Result<Output, Failure> {
    locked {
      while true {
        if let result = results[number % window].take() {
          handedOver += 1
          pthread_cond_broadcast(change)
          return result
        }
        pthread_cond_wait(change, lock)
      }
    }
  }

  /// Gives out no further numbers.
  func stop() {
    locked {
      isStopped = true
      pthread_cond_broadcast(change)
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
