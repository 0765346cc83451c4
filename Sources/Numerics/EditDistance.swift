/// How alike two words are, for messages that name what was probably meant.
public enum EditDistance {
  /// The fewest letters to insert, delete, replace or swap with their neighbour that turn `left` into `right`; upper and
  /// lower case are the same letter.
  public static func between(_ left: String, _ right: String) -> Int {
    let a = Array(left.lowercased())
    let b = Array(right.lowercased())
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

  /// Up to three candidates that may have been meant by `word`, the nearest first, equally near ones by name.
  ///
  /// A candidate is near when at most a third of the letters of `word` differ, one of two or three letters, two of four
  /// or five, or when one begins with the other.
  public static func near(_ word: String, in candidates: [String]) -> [String] {
    // Nobody mistypes a name of that length, and the distance takes time with the product of both.
    guard !word.isEmpty, word.utf8.count <= 100 else { return [] }
    let wanted = word.lowercased()
    // Of a short word as many letters as differ must agree, or anything is near.
    let letters = wanted.drop { $0 == "-" }.count
    let limit = max(min(2, letters / 2), letters / 3)
    return
      candidates.compactMap { candidate -> (distance: Int, name: String)? in
        let other = candidate.lowercased()
        let distance = between(wanted, other)
        let isPart = other.hasPrefix(wanted) || (!other.isEmpty && wanted.hasPrefix(other))
        return distance <= limit || isPart ? (distance, candidate) : nil
      }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  /// The candidate that was probably meant by `word`; `nil` where none is near.
  public static func nearest(to word: String, in candidates: [String]) -> String? { near(word, in: candidates).first }
}
