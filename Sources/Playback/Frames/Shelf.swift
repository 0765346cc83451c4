import Drawing
import Motion
import Scenography

/// What one reader keeps of an epoch from instant to instant: what parts of it show while they rest.
///
/// A part is an element with all that it holds, or a run of its children. What it keeps never decides what is shown, only
/// what that costs.
final class Shelf {
  /// What a part shows.
  struct Content {
    /// From the coordinates of the parent's box to those of the display list.
    let transform: AffineTransform
    let items: [DisplayItem]
  }

  private struct Key: Hashable {
    let part: Int
    let rest: Int
  }

  /// More items than this are not kept; then it begins anew.
  private static let mostItems = 1 << 18

  /// When each part moves: first the elements, then the runs.
  private let activities: [Activity]
  /// The number of the first run of each element's children.
  private let firstRun: [Int]
  private var contents: [Key: Content] = [:]
  private var itemCount = 0

  init(of epoch: Epoch, until end: Time?, timeline: Timeline, tracksOfNode: [[Int]]) {
    let elements = epoch.tree.elements
    var firstRun: [Int] = []
    var count = elements.count
    for element in elements {
      firstRun.append(count)
      count += Runs(count: element.drawOrder.count).total
    }
    var activities = Array(repeating: Activity.never, count: count)
    // A parent stands before what it holds.
    for index in elements.indices.reversed() {
      var parts = tracksOfNode[epoch.nodes[index]].map {
        timeline.tracks[$0].activity(from: epoch.start, until: end)
      }
      var level = elements[index].drawOrder.map { activities[$0] }
      var run = firstRun[index]
      while level.count > Runs.width {
        level = stride(from: 0, to: level.count, by: Runs.width).map {
          Activity(of: Array(level[$0..<min($0 + Runs.width, level.count)]))
        }
        for activity in level {
          activities[run] = activity
          run += 1
        }
      }
      parts += level
      activities[index] = Activity(of: parts)
    }
    self.activities = activities
    self.firstRun = firstRun
  }

  /// The part that is a run of an element's children.
  func part(of element: Int, run place: Int) -> Int { firstRun[element] + place }

  /// The number of the rest of a part, or `nil` where it moves.
  func rest(of part: Int, at instant: Time) -> Int? { activities[part].rest(at: instant) }

  /// What is known that a part shows in a rest.
  func content(of part: Int, in rest: Int) -> Content? { contents[Key(part: part, rest: rest)] }

  /// Keeps what a part shows in a rest.
  func keep(_ content: Content, of part: Int, in rest: Int) {
    itemCount += content.items.count + 1
    if itemCount > Self.mostItems {
      contents.removeAll()
      itemCount = content.items.count + 1
    }
    contents[Key(part: part, rest: rest)] = content
  }
}
