/// Long rows of children in runs, and runs of runs: at each level, runs of ``width`` of the level below.
///
/// A row is no deeper than it must be: as many as ``width`` children are in no run at all.
struct Runs {
  static let width = 16

  /// How many children there are.
  let count: Int

  /// How many children a run at the top has; 1 where there are no runs.
  var top: Int {
    var size = 1
    while size * Self.width < count { size *= Self.width }
    return size
  }

  /// How many runs there are in all.
  var total: Int { place(of: 0, size: top * Self.width) }

  /// Where the run of `size` children that begins with `first` stands among all runs: short ones before longer ones.
  func place(of first: Int, size: Int) -> Int {
    var place = 0
    var below = Self.width
    while below < size {
      place += (count + below - 1) / below
      below *= Self.width
    }
    return place + first / size
  }
}
