import Motion

/// What is to happen, in the order of time and, at one instant, in the order in which it was put in.
struct Agenda {
  /// Something to happen.
  enum Event {
    /// An item of the program begins, as part of an activation.
    case begin(item: Int, parent: Int?)
    /// An activation ends, unless its end was moved since.
    case finish(activation: Int, revision: Int)
    /// A node that goes is gone.
    case departure
  }

  private struct Entry {
    let time: Time
    let order: Int
    let event: Event

    func isBefore(_ other: Entry) -> Bool { (time, order) < (other.time, other.order) }
  }

  /// A binary heap: each entry is before the two at twice its place.
  private var heap: [Entry] = []
  private var count = 0

  /// Adds `event` at `time`.
  mutating func add(_ event: Event, at time: Time) {
    heap.append(Entry(time: time, order: count, event: event))
    count += 1
    var child = heap.count - 1
    while child > 0, heap[child].isBefore(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the next event out.
  mutating func next() -> (time: Time, event: Event)? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return (first.time, first.event)
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].isBefore(heap[least]) {
        least = child
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
