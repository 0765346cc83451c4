/// Shows how far a rendering is, not more often than is of use.
final class ProgressReporter {
  private enum Form { case bar(width: Int), plain, json, none }

  private let form: Form
  private let scene: String
  private let total: Int
  private let stream: any ByteStream
  private let clock: () -> Duration
  private let start: Duration
  private var latest: Duration
  private var hasBar = false

  /// Creates a reporter, from whose making time counts.
  ///
  /// - Parameter clock: A time that never goes back, whatever is done to that of the day.
  init(
    style: ProgressStyle, scene: String, total: Int, stream: any ByteStream,
    clock: @escaping () -> Duration = ProgressReporter.uptime
  ) {
    switch style {
    case .auto: form = stream.terminalWidth.map { .bar(width: $0) } ?? .plain
    case .plain: form = .plain
    case .json: form = .json
    case .none: form = .none
    }
    self.scene = scene
    self.total = total
    self.stream = stream
    self.clock = clock
    start = clock()
    latest = start
  }

  /// The time since the beginning.
  var elapsed: Duration { clock() - start }

  /// Says that `done` frames are there, if it is time to.
  func report(done: Int) {
    let now = clock()
    guard let interval, now - latest >= interval else { return }
    latest = now
    let line = ProgressLine(scene: scene, done: done, total: total, seconds: (now - start).inSeconds)
    switch form {
    case .bar:
      // A window may have become narrower since.
      write("\r\(line.bar(width: stream.terminalWidth ?? 80))\u{1B}[K")
      hasBar = true
    case .plain: write("\(scene)  \(line.text)\n")
    case .json: if let text = try? JSONText.line(line) { write(text) }
    case .none: break
    }
  }

  /// Takes the bar away, for other lines to follow.
  func clear() {
    if hasBar { write("\r\u{1B}[K") }
    hasBar = false
  }

  /// The least time from one report to the next; `nil` where there are none.
  private var interval: Duration? {
    switch form {
    case .bar, .json: .milliseconds(100)
    case .plain: .seconds(2)
    case .none: nil
    }
  }

  /// Progress that nobody sees is no reason to stop.
  private func write(_ text: String) { try? stream.write(Array(text.utf8)) }

  /// The time of a clock that nobody sets.
  static let uptime: @Sendable () -> Duration = {
    let origin = ContinuousClock.now
    return { origin.duration(to: .now) }
  }()
}

extension Duration {
  /// The length in seconds.
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
