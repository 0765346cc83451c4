#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// A thread with a stack of its own size. The system's may be small, and deep scenes are drawn by recursion.
package struct WorkerThread {
  private let handle: pthread_t

  /// 8 MB, the usual size of the first thread's.
  static let stackSize = 8 << 20

  /// Starts a thread that runs `body`; `nil` where the system refuses another one.
  package init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)

    let work = Unmanaged.passRetained(Work(body))
    var handle = pthread_t()
    let failure = pthread_create(
      &handle, &attributes,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard failure == 0 else {
      work.release()
      return nil
    }
    self.handle = handle
  }

  /// Waits for the end of the thread.
  package func join() { pthread_join(handle, nil) }

  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
