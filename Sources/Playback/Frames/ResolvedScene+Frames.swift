public import Drawing
public import Motion
import Scenography

extension ResolvedScene {
  /// What the scene shows at `instant`.
  ///
  /// A pure function: the same instant gives the same list, whatever was asked before and on whatever thread. Instants
  /// before the beginning show the beginning, those past the end show the end.
  public func displayList(at instant: Time) -> DisplayList {
    let size = Size(width: Double(stage.width), height: Double(stage.height))
    let background = stage.background.alpha > 0 ? stage.background : nil
    guard let epoch = epoch(at: instant) else { return DisplayList(size: size, background: background, items: []) }
    var frame = FrameBuilder(epoch: epoch, timeline: timeline, tracksOfNode: tracksOfNode, instant: instant)
    frame.build()
    return DisplayList(size: size, background: background, items: frame.items)
  }

  /// The latest epoch that has begun by `instant`.
  private func epoch(at instant: Time) -> Epoch? {
    var low = 0
    var high = epochs.count
    while low < high {
      let middle = (low + high) / 2
      if epochs[middle].start <= instant { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? epochs[low - 1] : epochs.first
  }
}
