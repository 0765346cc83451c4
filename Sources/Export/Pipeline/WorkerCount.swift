import FoundationEssentials

/// How many threads are worth it.
enum WorkerCount {
  /// As many as there are processors for this process, which containers and `taskset` may have left fewer; and fewer
  /// where their pictures would take more than 2 GB.
  static func usual(bytesOfPicture: Int) -> Int {
    min(max(ProcessInfo.processInfo.activeProcessorCount, 1), max((1 << 31) / max(bytesOfPicture, 1), 1))
  }
}
