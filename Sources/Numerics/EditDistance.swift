/// How alike two words are, for messages that name what was probably meant.
public enum EditDistance {
  /// The least number of letters to insert, delete, replace or swap with their neighbour that turns `left` into `right`;
  /// upper and lower case are the same letter.
  public static func between(_ left: String, _ right: String) -> Int {
    let a = Array(left.lowercased())
    let b = Array(right.lowercased())
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, beforeLast[j - 1] + 1) }
        row.append(distance)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }

  /// The candidate most like `word`, where one is alike enough that it may have been meant: at most a third of the
  /// letters, and at least two, may differ. Among equals the first is taken.
  public static func nearest(to word: String, in candidates: [String]) -> String? {
    let limit = max(2, word.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = between(word, candidate)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }
}
