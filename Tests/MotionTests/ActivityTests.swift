import Motion
import Testing

@Suite("Activity")
struct ActivityTests {
  private static func track(_ build: (inout Timeline.Track) -> Void) -> Timeline.Track {
    var track = Timeline.Track(node: 0, label: "node", attribute: .opacity, initial: Lanes(0))
    build(&track)
    return track
  }

  private static func rests(_ activity: Activity, _ seconds: [Double]) throws -> [Int?] {
    try seconds.map { activity.rest(at: try #require(Time(seconds: $0))) }
  }

  private static let second = Time(flicks: Time.flicksPerSecond)

  @Test("A value rests before, between and after its changes, and each rest has a number of its own")
  func curves() throws {
    let activity = Self.track {
      $0.animate(to: Lanes(1), with: .linear(duration: 1), at: Self.second)
      $0.animate(to: Lanes(2), with: .linear(duration: 1), at: Self.second + Self.second + Self.second)
    }.activity(from: .zero, until: nil)
    #expect(
      try Self.rests(activity, [0, 0.99, 1, 1.99, 2, 2.99, 3, 3.99, 4, 9]) == [0, 0, nil, nil, 1, 1, nil, nil, 2, 2])
  }

  @Test("A change at once parts two rests, and no instant lies between them")
  func jump() throws {
    let activity = Self.track { $0.jump(to: Lanes(1), at: Self.second, cancelling: true) }
      .activity(from: .zero, until: nil)
    #expect(try Self.rests(activity, [0.99, 1]) == [0, 1])
  }

  @Test("A change that never settles never rests, until one takes its place")
  func endless() throws {
    let endless = Animation.linear(duration: 1).repeatForever()
    let ongoing = Self.track { $0.animate(to: Lanes(1), with: endless, at: .zero) }
    #expect(try Self.rests(ongoing.activity(from: .zero, until: nil), [-1, 0, 1e6]) == [0, nil, nil])
    let ended = Self.track {
      $0.animate(to: Lanes(1), with: endless, at: .zero)
      $0.jump(to: Lanes(3), at: Self.second, cancelling: true)
    }
    #expect(try Self.rests(ended.activity(from: .zero, until: nil), [0.99, 1, 1e6]) == [nil, 1, 1])
  }

  @Test("A change that is added to another keeps it moving until both have settled")
  func added() throws {
    let activity = Self.track {
      $0.animate(to: Lanes(1), with: .linear(duration: 3), at: .zero)
      $0.animate(to: Lanes(2), with: .linear(duration: 1), at: Self.second)
    }.activity(from: .zero, until: nil)
    #expect(try Self.rests(activity, [0, 2.5, 3]) == [nil, nil, 1])
  }

  @Test("An activity from an instant on knows what began before it and still runs")
  func part() throws {
    let track = Self.track {
      $0.animate(to: Lanes(1), with: .linear(duration: 1), at: .zero)
      $0.animate(to: Lanes(2), with: .linear(duration: 4), at: Self.second)
      $0.animate(to: Lanes(3), with: .linear(duration: 1), at: Self.second + Self.second)
      $0.animate(to: Lanes(4), with: .linear(duration: 1), at: Time(flicks: 9 * Time.flicksPerSecond))
    }
    let activity = track.activity(
      from: Time(flicks: 4 * Time.flicksPerSecond), until: Time(flicks: 8 * Time.flicksPerSecond))
    #expect(try Self.rests(activity, [4, 4.99, 5, 7.99]) == [nil, nil, 1, 1])
  }

  @Test("The whole moves whenever a part does")
  func union() throws {
    let one = Self.track { $0.animate(to: Lanes(1), with: .linear(duration: 2), at: .zero) }
    let two = Self.track {
      $0.animate(to: Lanes(1), with: .linear(duration: 2), at: Self.second)
      $0.jump(to: Lanes(0), at: Time(flicks: 5 * Time.flicksPerSecond), cancelling: true)
    }
    let whole = Activity(of: [one, two].map { $0.activity(from: .zero, until: nil) } + [.never])
    #expect(try Self.rests(whole, [-1, 0, 1.5, 2.99, 3, 4.99, 5]) == [0, nil, nil, nil, 1, 1, 2])
    #expect(Activity(of: []) == .never)
    #expect(try Self.rests(Activity(of: [.always, whole]), [0, 4]) == [nil, nil])
    #expect(try Self.rests(.never, [0, 4]) == [0, 0])
  }

  @Test("In a rest of a value nothing changes, whatever changes it", arguments: UInt64(1)...50)
  func isConstant(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let animations: [Animation] = [
      .linear(duration: 0.3), .snappy, .bouncy, .easeOut(duration: 0.5), .linear(duration: 0),
      .linear(duration: 0.2).repeatCount(3),
    ]
    let track = Self.track { track in
      var time = Time.zero
      for _ in 0..<12 {
        time = time + Time(flicks: Int64(random.nextDouble() * 1.5 * Double(Time.flicksPerSecond)))
        let target = Lanes(Double(random.next() % 4))
        if random.next() % 5 == 0 {
          track.jump(to: target, at: time, cancelling: random.next() % 2 == 0)
        } else {
          track.animate(to: target, with: animations[Int(random.next() % 6)], at: time)
        }
      }
    }
    let activity = track.activity(from: .zero, until: nil)
    var values: [Int: Lanes] = [:]
    for _ in 0..<2_000 {
      let instant = Time(flicks: Int64(random.nextDouble() * 16 * Double(Time.flicksPerSecond)))
      guard let rest = activity.rest(at: instant) else { continue }
      let value = track.value(at: instant)
      #expect(values.updateValue(value, forKey: rest).map { $0 == value } ?? true)
    }
    #expect(values.count > 1)
  }
}
