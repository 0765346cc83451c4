import Testing

@testable import KineographCommand

@Suite struct ProgressTests {
  /// A clock that is set by hand.
  private final class Clock {
    var time = Duration.zero
  }

  private func report(_ style: ProgressStyle, width: Int? = nil, steps: [(Duration, Int)]) -> String {
    let clock = Clock()
    let stream = MemoryStream()
    stream.terminalWidth = width
    let reporter = ProgressReporter(style: style, scene: "Slide", total: 150, stream: stream, clock: { clock.time })
    for (time, done) in steps {
      clock.time = time
      reporter.report(done: done)
    }
    reporter.clear()
    return stream.text
  }

  private var second: [(Duration, Int)] { (1...100).map { (.milliseconds(10 * $0), $0) } }

  @Test("Plain progress is a line each two seconds at most, whatever a clock does")
  func plain() {
    #expect(report(.plain, steps: second).isEmpty)
    let steps: [(Duration, Int)] = [
      (.seconds(1), 10), (.seconds(2), 50), (.seconds(3), 60), (.seconds(3), 61), (.seconds(5), 100),
    ]
    #expect(
      report(.plain, steps: steps) == """
        Slide  50/150  25.0 frames/s  4 s left
        Slide  100/150  20.0 frames/s  3 s left

        """)
    #expect(report(.auto, steps: steps) == report(.plain, steps: steps))
  }

  @Test("A bar is redrawn ten times a second, never wider than the line, and goes in the end")
  func bar() {
    let text = report(.auto, width: 60, steps: second)
    let bars = text.split(separator: "\r")
    #expect(bars.count == 11)
    #expect(text.hasSuffix("\r\u{1B}[K"))
    #expect(!text.contains("\n"))
    for bar in bars { #expect(bar.count < 60 + "\u{1B}[K".count) }
  }

  @Test("A bar fits into any line", arguments: [0, 1, 5, 20, 40, 80, 500])
  func widths(_ width: Int) {
    let line = ProgressLine(scene: "Slide", done: 75, total: 150, seconds: 2)
    #expect(line.bar(width: width).count < max(width, 1))
  }

  @Test("JSON progress is an object a line")
  func json() {
    let lines = report(.json, steps: second).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.first == #"{"done":10,"scene":"Slide","seconds":0.1,"total":150}"#)
  }

  @Test("No progress is none")
  func none() { #expect(report(.none, width: 80, steps: second).isEmpty) }

  @Test("What is left is told in words that fit, and strange numbers do no harm")
  func left() {
    func text(_ done: Int, _ total: Int, _ seconds: Double) -> String {
      ProgressLine(scene: "", done: done, total: total, seconds: seconds).text
    }
    #expect(text(1, 101, 1).hasSuffix("1 min 40 s left"))
    #expect(text(1, 10_001, 1).hasSuffix("2 h 46 min left"))
    #expect(text(0, 10, 0) == "0/10  0.0 frames/s")
    #expect(text(1, .max, 1e-300).contains("left"))
    #expect(text(0, 0, .nan) == "0/0  0.0 frames/s")
  }
}
