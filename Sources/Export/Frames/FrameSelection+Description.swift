extension FrameSelection {
  /// The list that selects `frames`, which are in rising order: "0-9,20".
  public static func list(of frames: some Collection<Int>) -> String {
    var runs: [ClosedRange<Int>] = []
    for frame in frames {
      if let run = runs.last, run.upperBound == frame - 1 {
        runs[runs.count - 1] = run.lowerBound...frame
      } else {
        runs.append(frame...frame)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
  }
}
