import Synchronization
import Testing

@testable import Export

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

@Suite struct OrderedPipelineTests {
  private struct Stop: Error, Equatable { var number: Int }

  /// Lets other threads go first, a different number of times for each number.
  private static func dawdle(_ number: Int) {
    let times = (UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15) >> 56
    for _ in 0..<times { sched_yield() }
  }

  private func run(
    workers: Int, count: Int, interruption: Interruption = Interruption(), failing: Set<Int> = [],
    sink: (Int, Int) throws(Stop) -> Void
  ) throws(Stop) -> Int {
    try OrderedPipeline(workers: workers).run(
      count: count, interruption: interruption,
      makeState: { () throws(Stop) -> Int in 0 },
      work: { (state: inout Int, number: Int) throws(Stop) -> Int in
        Self.dawdle(number)
        if failing.contains(number) { throw Stop(number: number) }
        state += 1
        return number * number
      },
      sink: sink)
  }

  @Test("Results come in order from any number of workers", arguments: [1, 2, 3, 8, 40])
  func order(_ workers: Int) throws {
    var results: [Int] = []
    let done = try run(workers: workers, count: 300) { (number, result) throws(Stop) in
      #expect(number == results.count)
      results.append(result)
    }
    #expect(done == 300)
    #expect(results == (0..<300).map { $0 * $0 })
  }

  @Test("The first error in order ends the work, after all results before it", arguments: [1, 2, 8])
  func failure(_ workers: Int) throws {
    var results: [Int] = []
    let error = #expect(throws: Stop.self) {
      _ = try run(workers: workers, count: 300, failing: [40, 41, 43, 47, 200]) { (_, result) throws(Stop) in
        results.append(result)
      }
    }
    #expect(error?.number == 40)
    #expect(results.count == 40)
  }

  @Test("An error of the taker ends the work", arguments: [1, 8])
  func sinkFailure(_ workers: Int) {
    var taken = 0
    #expect(throws: Stop(number: 7)) {
      _ = try run(workers: workers, count: 300) { (number, _) throws(Stop) in
        if number == 7 { throw Stop(number: 7) }
        taken += 1
      }
    }
    #expect(taken == 7)
  }

  @Test("An error of making a worker's state ends the work")
  func stateFailure() {
    #expect(throws: Stop(number: -1)) {
      _ = try OrderedPipeline(workers: 4).run(
        count: 10, makeState: { () throws(Stop) -> Int in throw Stop(number: -1) },
        work: { (_: inout Int, number: Int) throws(Stop) -> Int in number },
        sink: { (_: Int, _: Int) throws(Stop) in })
    }
  }

  @Test("An interruption ends the work between two results", arguments: [1, 8])
  func interruption(_ workers: Int) throws {
    let interruption = Interruption()
    var taken = 0
    let done = try run(workers: workers, count: 300, interruption: interruption) { (number, _) throws(Stop) in
      #expect(interruption.isHeeded)
      taken += 1
      if number == 20 { interruption.raise(2) }
    }
    #expect(done == 21)
    #expect(taken == 21)
    #expect(!interruption.isHeeded)
    #expect(interruption.signal == 2)
  }

  @Test("No more is under way than the window holds, however slow results are taken")
  func window() throws {
    let begun = Counter()
    let pipeline = OrderedPipeline(workers: 4)
    _ = try pipeline.run(
      count: 200,
      makeState: { () throws(Stop) -> Int in 0 },
      work: { (_: inout Int, number: Int) throws(Stop) -> Int in
        begun.increase()
        return number
      },
      sink: { (number: Int, _: Int) throws(Stop) in
        Self.dawdle(number)
        #expect(begun.count <= number + 1 + pipeline.window)
      })
  }

  private final class Counter: Sendable {
    private let value = Atomic<Int>(0)
    var count: Int { value.load(ordering: .sequentiallyConsistent) }
    func increase() { value.add(1, ordering: .sequentiallyConsistent) }
  }

  @Test("No work is no work, and no workers are one")
  func edges() throws {
    #expect(try run(workers: 0, count: 0) { (_, _) throws(Stop) in } == 0)
    #expect(try run(workers: -3, count: 5) { (_, _) throws(Stop) in } == 5)
    #expect(try run(workers: .max, count: 5) { (_, _) throws(Stop) in } == 5)
  }
}
