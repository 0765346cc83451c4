import Motion
import Testing

/// When each of several things begins that do the same one after the other.
@Suite struct StaggerTimingTests {
  typealias Row = (stagger: StaggerTiming, count: Int, delays: [Double])

  static let rows: [Row] = [
    (StaggerTiming(each: 0.1), 4, [0, 0.1, 0.2, 0.3]),
    (StaggerTiming(each: 0.1, from: .last), 4, [0.3, 0.2, 0.1, 0]),
    (StaggerTiming(each: 0.1, from: .center), 5, [0.2, 0.1, 0, 0.1, 0.2]),
    (StaggerTiming(each: 0.1, from: .center), 4, [0.15, 0.05, 0.05, 0.15]),
    (StaggerTiming(each: 0.1, from: .edges), 5, [0, 0.1, 0.2, 0.1, 0]),
    (StaggerTiming(each: 0.1, from: .edges), 4, [0, 0.1, 0.1, 0]),
    (StaggerTiming(each: 0.1, from: .index(1)), 4, [0.1, 0, 0.1, 0.2]),
    (StaggerTiming(each: 0.1, from: .index(-2)), 3, [0.2, 0.3, 0.4]),
    (StaggerTiming(each: 0.1, from: .index(5)), 3, [0.5, 0.4, 0.3]),
    (StaggerTiming(each: 0.1, from: .point(column: 0.5, row: 0)), 3, [0.05, 0.05, 0.15]),
    (StaggerTiming(total: 0.6), 4, [0, 0.2, 0.4, 0.6]), (StaggerTiming(total: 0.6), 3, [0, 0.3, 0.6]),
    (StaggerTiming(total: 0.6, from: .center), 4, [0.6, 0.2, 0.2, 0.6]),
    (StaggerTiming(total: 0.6, from: .index(1)), 4, [0.3, 0, 0.3, 0.6]),
    (StaggerTiming(each: 0.1, from: .first, reversed: true), 4, [0.3, 0.2, 0.1, 0]),
    (StaggerTiming(each: 0.1, from: .index(1), reversed: true), 5, [0.2, 0.3, 0.2, 0.1, 0]),
    (StaggerTiming(each: 0.1, from: .center, reversed: true), 4, [0, 0.1, 0.1, 0]),
    (StaggerTiming(each: 0.1, ease: .quad(.in)), 5, [0, 0.025, 0.1, 0.225, 0.4]),
    (StaggerTiming(total: 1, ease: .quad(.in)), 5, [0, 0.0625, 0.25, 0.5625, 1]),
    (StaggerTiming(each: 0.1, from: .last, ease: .quad(.in), reversed: true), 5, [0, 0.175, 0.3, 0.375, 0.4]),
    (StaggerTiming(each: 1, ease: .points([0, -2, 3])), 3, [0, 0, 6]),
    // A grid of three columns, with two full rows and one of two.
    (StaggerTiming(each: 1, grid: 3), 8, [0, 1, 2, 1, 2.squareRoot(), 5.squareRoot(), 2, 5.squareRoot()]),
    (StaggerTiming(each: 1, from: .last, grid: 3), 4, [1, 2.squareRoot(), 5.squareRoot(), 0]),
    (StaggerTiming(each: 1, from: .center, grid: 2), 4, Array(repeating: 0.5.squareRoot(), count: 4)),
    (StaggerTiming(each: 1, from: .center, grid: 3), 9, [1.4142, 1, 1.4142, 1, 0, 1, 1.4142, 1, 1.4142]),
    (StaggerTiming(each: 1, from: .edges, grid: 3), 9, [0, 0.4142, 0, 0.4142, 1.4142, 0.4142, 0, 0.4142, 0]),
    (StaggerTiming(each: 1, from: .index(4), grid: 3), 6, [1.4142, 1, 1.4142, 1, 0, 1]),
    (StaggerTiming(each: 1, from: .index(-1), grid: 3), 3, [5.squareRoot(), 2.squareRoot(), 1]),
    (StaggerTiming(each: 1, from: .point(column: 3, row: 4), grid: 9), 1, [5]),
    (StaggerTiming(total: 1, from: .first, grid: 2), 4, [0, 0.5.squareRoot(), 0.5.squareRoot(), 1]),
    (StaggerTiming(each: 1, grid: 1), 3, [0, 1, 2]), (StaggerTiming(each: 0.1), 1, [0]),
    (StaggerTiming(total: 5), 1, [0]), (StaggerTiming(each: 0.1), 0, []), (StaggerTiming(each: 0.1), -3, []),
    (StaggerTiming(each: 0), 3, [0, 0, 0]),
  ]

  @Test("delays are distances from the origin", arguments: StaggerTimingTests.rows.indices)
  func delays(row: Int) {
    let (stagger, count, expected) = Self.rows[row]
    #expect(stagger.problem == nil)
    let delays = stagger.delays(count: count).map(\.seconds)
    #expect(delays.count == expected.count)
    for (delay, expected) in zip(delays, expected) { #expect(abs(delay - expected) < 5e-5, "\(delays)") }
  }

  @Test("whole distances are exact multiples, however many there are")
  func exact() throws {
    let third = try #require(Time(seconds: 1.0 / 3))
    for (index, delay) in StaggerTiming(each: 1.0 / 3).delays(count: 10_000).enumerated() {
      #expect(delay == third * index)
    }
    let last = StaggerTiming(total: 0.7, from: .center, grid: 31, ease: .easeInOut).delays(count: 961).max()
    #expect(last == Time(seconds: 0.7))
  }

  @Test("from the edges is from the middle reversed, and the first and the last mirror each other")
  func symmetry() {
    for count in 1...40 {
      for columns in [nil, 1, 4, 7] as [Int?] {
        let edges = StaggerTiming(each: 0.25, from: .edges, grid: columns).delays(count: count)
        #expect(edges == StaggerTiming(each: 0.25, from: .center, grid: columns, reversed: true).delays(count: count))
        #expect(edges.min() == .zero)
      }
      let first = StaggerTiming(each: 0.25, ease: .cubic(.out)).delays(count: count)
      #expect(StaggerTiming(each: 0.25, from: .last, ease: .cubic(.out)).delays(count: count) == first.reversed())
    }
  }

  static let problemRows: [(StaggerTiming, String)] =
    [-1, .nan, .infinity, 1_000_001].flatMap { (bad: Double) -> [(StaggerTiming, String)] in
      [(StaggerTiming(each: bad), "its spacing is \(bad) s"), (StaggerTiming(total: bad), "its total is \(bad) s")]
    }
    + [0, -1, .min, .max].map { (bad: Int) in (StaggerTiming(each: 1, grid: bad), "its grid has \(bad) columns") }
    + [.min, .max].map { (bad: Int) in (StaggerTiming(each: 1, from: .index(bad)), "its origin is index \(bad)") }
    + [
      (StaggerTiming(each: 1, from: .point(column: .nan, row: 0)), "its origin is column nan, row 0.0"),
      (
        StaggerTiming(each: 1, from: .point(column: 0, row: -1e7), grid: 2), "its origin is column 0.0, row -10000000.0"
      ),
      (StaggerTiming(each: 1, ease: .steps(0)), "the count of steps is 0"),
    ]

  @Test("a number out of its range is named, and does no harm", arguments: StaggerTimingTests.problemRows.indices)
  func problems(row: Int) {
    let (stagger, words) = Self.problemRows[row]
    #expect(stagger.problem?.hasPrefix(words) == true, "\(stagger.problem ?? "none")")
    let delays = stagger.delays(count: 7)
    #expect(delays.count == 7 && delays.allSatisfy { $0 >= .zero })
  }
}
