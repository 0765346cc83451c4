/// When something moves, and when it rests.
///
/// Whatever rests at two instants with the same number of rest looks the same at both, so it can be kept from one to the
/// other.
public struct Activity: Hashable, Sendable {
  /// In turn, the instants at which it begins to move and those from which it rests again, in ascending order. A change
  /// at once begins and ends at the same instant.
  private var edges: [Time]

  private init(edges: [Time]) { self.edges = edges }

  /// It never moves.
  public static let never = Activity(edges: [])
  /// It never rests.
  public static let always = Activity(edges: [.min, .max])

  /// Creates the activity of something that moves whenever one of its parts does.
  public init(of parts: [Activity]) {
    let moving = parts.filter { $0 != .never }
    guard moving.count > 1 else {
      self = moving.first ?? .never
      return
    }
    self.init(spans: moving.flatMap(\.spans).sorted { ($0.start, $0.end) < ($1.start, $1.end) })
  }

  /// - Parameter spans: When it moves, sorted; each may overlap the next.
  fileprivate init(spans: [(start: Time, end: Time)]) {
    edges = []
    edges.reserveCapacity(spans.count * 2)
    for (start, end) in spans {
      if let last = edges.last, start <= last {
        edges[edges.count - 1] = max(last, end)
      } else {
        edges.append(start)
        edges.append(end)
      }
    }
  }

  private var spans: [(start: Time, end: Time)] {
    stride(from: 0, to: edges.count, by: 2).map { (edges[$0], edges[$0 + 1]) }
  }

  /// The number of the rest that holds at `instant`, or `nil` where it moves.
  public func rest(at instant: Time) -> Int? {
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] <= instant { low = middle + 1 } else { high = middle }
    }
    return low.isMultiple(of: 2) ? low / 2 : nil
  }
}

extension Timeline.Track {
  /// When the value moves, as far as that is between two instants; `nil` is the end of all time.
  public func activity(from start: Time, until end: Time?) -> Activity {
    var spans: [(start: Time, end: Time)] = []
    let first = segments.firstIndex(after: start)
    var index = first > 0 ? segments[first - 1].firstRunning : 0
    var next = index
    while index < segments.count, end.map({ segments[index].start < $0 }) ?? true {
      // A change counts until it has settled, or until one begins that takes the value over.
      while next < segments.count, segments[next].firstRunning <= index { next += 1 }
      let settled = segments[index].settledEnd ?? .max
      spans.append((segments[index].start, next < segments.count ? min(settled, segments[next].start) : settled))
      index += 1
    }
    return Activity(spans: spans)
  }
}

extension [Timeline.Segment] {
  /// The index of the first segment that begins after `instant`, or their number.
  func firstIndex(after instant: Time) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
