public import Drawing
public import Motion
import Scenography

extension ResolvedScene {
  /// What the scene shows at `instant`.
  ///
  /// A pure function: the same instant gives the same list, whatever was asked before and on whatever thread. Instants
  /// before the beginning show the beginning, those past the end show the end. Whoever asks for many has a ``Playhead``.
  public func displayList(at instant: Time) -> DisplayList {
    displayList(at: instant, in: epoch(at: instant), shelf: nil)
  }

  func displayList(at instant: Time, in epoch: Int?, shelf: Shelf?) -> DisplayList {
    let size = Size(width: Double(stage.width), height: Double(stage.height))
    let background = stage.background.alpha > 0 ? stage.background : nil
    guard let epoch else { return DisplayList(size: size, background: background, items: []) }
    var frame = FrameBuilder(
      epoch: epochs[epoch], timeline: timeline, tracksOfNode: tracksOfNode, instant: instant, shelf: shelf)
    frame.build()
    return DisplayList(size: size, background: background, items: frame.items)
  }

  /// The number of the latest epoch that has begun by `instant`.
  func epoch(at instant: Time) -> Int? {
    var low = 0
    var high = epochs.count
    while low < high {
      let middle = (low + high) / 2
      if epochs[middle].start <= instant { low = middle + 1 } else { high = middle }
    }
    return epochs.isEmpty ? nil : max(low - 1, 0)
  }

  /// An empty shelf for an epoch.
  func shelf(for epoch: Int) -> Shelf {
    let end = epoch + 1 < epochs.count ? epochs[epoch + 1].start : nil
    return Shelf(of: epochs[epoch], until: end, timeline: timeline, tracksOfNode: tracksOfNode)
  }
}
