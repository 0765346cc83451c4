/// Finds the names that somebody may have meant.
enum Spelling {
  /// Up to three of `names` that are spelled like `name`, the nearest first, equally near ones by name.
  static func nearest(to name: String, among names: [String]) -> [String] {
    // Nobody mistypes a name of that length, and the distance takes time with the product of both.
    guard name.utf8.count <= 100 else { return [] }
    let wanted = name.lowercased()
    let limit = max(2, wanted.count / 3)
    return
      names.compactMap { candidate -> (distance: Int, name: String)? in
        let other = candidate.lowercased()
        let distance = editDistance(Array(wanted), Array(other))
        let isPart = !wanted.isEmpty && (other.hasPrefix(wanted) || wanted.hasPrefix(other))
        return distance <= limit || isPart ? (distance, candidate) : nil
      }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  /// The fewest insertions, deletions and replacements that turn one word into the other.
  static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let replaced = diagonal + (a == b ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
      }
    }
    return row[right.count]
  }
}
