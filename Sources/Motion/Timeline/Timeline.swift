/// Everything that moves in a scene, from its first instant to its last: tracks of segments, one track for each
/// attribute of each node that ever changes.
///
/// It is a value: made once, then read at any instant in any order on any thread.
public struct Timeline: Hashable, Sendable {
  /// The tracks in the order in which their attributes first changed.
  public internal(set) var tracks: [Track]

  /// Creates a timeline in which nothing moves.
  public init() { tracks = [] }

  /// Adds a track and returns its index.
  public mutating func append(_ track: Track) -> Int {
    tracks.append(track)
    return tracks.count - 1
  }

  /// Changes the track at `index` with `body`.
  public mutating func modify<Result>(_ index: Int, _ body: (inout Track) -> Result) -> Result {
    body(&tracks[index])
  }

  /// The instant from which nothing moves any more; `nil` where something never comes to rest.
  public var settledEnd: Time? {
    var end = Time.zero
    for track in tracks {
      guard let settled = track.settledEnd else { return nil }
      end = max(end, settled)
    }
    return end
  }
}
