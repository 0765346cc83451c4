/// Rows of cells, each column as wide as its widest cell.
struct Table {
  private var rows: [[String]]
  /// The columns, from 0, whose cells stand at the right: numbers.
  private let rightAligned: Set<Int>

  init(head: [String], rightAligned: Set<Int> = []) {
    rows = [head]
    self.rightAligned = rightAligned
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  /// The table with a line feed behind each row.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += (column > 0 ? "  " : "") + (rightAligned.contains(column) ? space + cell : cell + space)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
