import Export

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// Turns signals that ask for an end into an interruption of the work.
enum SignalWatch {
  /// Watches from now on. To be called before there are other threads.
  ///
  /// While frames are rendered, the first SIGINT, SIGTERM or SIGHUP lets the work come to its end; the second, or one at
  /// another time, ends the process on the spot.
  /// A signal that the process was started to ignore stays ignored, as behind `nohup`. A pipe that nobody reads and a
  /// file that is too large are errors of writing, not the death of the process.
  static func start(_ interruption: Interruption) {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var watched = sigset_t()
    sigemptyset(&watched)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { sigaddset(&watched, number) }
    // All threads inherit the mask, and the signals wait for the one thread that asks for them.
    pthread_sigmask(SIG_BLOCK, &watched, nil)
    let set = watched
    let thread = WorkerThread {
      var set = set
      var number: Int32 = 0
      while sigwait(&set, &number) == 0 {
        if !interruption.raise(number) || !interruption.isHeeded { _exit(128 + number) }
      }
    }
    if thread == nil { pthread_sigmask(SIG_UNBLOCK, &watched, nil) }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
