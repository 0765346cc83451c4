extension StaggerTiming {
  /// Where a stagger begins.
  public enum Origin: Hashable, Sendable {
    /// At the first.
    case first
    /// At the last.
    case last
    /// In the middle, of a grid in that of its rows and columns. Of an even number, where it lies between two, both are
    /// half a place away, and begin so much after the start.
    case center
    /// At the ends, of a grid at its corners: the distance is the largest one from the middle, less that from the middle.
    case edges
    /// At the one of this index, counted from 0; one that is not there counts as far away as it would lie.
    case index(Int)
    /// At a column and a row, counted from 0; a fraction lies between two. In a single row it is column and 0.
    case point(column: Double, row: Double)
  }
}

extension StaggerTiming.Origin {
  /// How far `count` things lie from the origin, in places; in a grid along the straight line, √(dx² + dy²).
  ///
  /// - Parameter columns: The columns of the grid; `nil` for a single row, and less than 1 counts as 1.
  func distances(count: Int, columns: Int?) -> [Double] {
    guard count > 0 else { return [] }
    let width = columns.map { max($0, 1) }
    let origin = place(count: count, width: width)
    let distances = (0..<count).map { index in
      let way = Self.place(of: index, width: width) - origin
      return (way * way).sum().squareRoot()
    }
    guard self == .edges, let largest = distances.max() else { return distances }
    return distances.map { largest - $0 }
  }

  /// The column and the row of the origin.
  private func place(count: Int, width: Int?) -> SIMD2<Double> {
    switch self {
    case .first: return .zero
    case .last: return Self.place(of: count - 1, width: width)
    case .center, .edges:
      let columns = width ?? count
      let rows = (count - 1) / columns + 1
      return SIMD2(Double(columns - 1), Double(rows - 1)) / 2
    case .index(let index): return Self.place(of: index, width: width)
    case .point(let column, let row): return SIMD2(column, row)
    }
  }

  private static func place(of index: Int, width: Int?) -> SIMD2<Double> {
    guard let width else { return SIMD2(Double(index), 0) }
    // Rounded down, so that what lies before the first lies in the row above it.
    let (quotient, rest) = index.quotientAndRemainder(dividingBy: width)
    return rest < 0 ? SIMD2(Double(rest + width), Double(quotient - 1)) : SIMD2(Double(rest), Double(quotient))
  }

  var problem: String? {
    let limit = StaggerTiming.greatestPlace
    switch self {
    case .first, .last, .center, .edges: return nil
    case .index(let index):
      return (-limit...limit).contains(index) ? nil : "its origin is index \(index); give one up to \(limit)"
    case .point(let column, let row):
      return column.magnitude <= Double(limit) && row.magnitude <= Double(limit)
        ? nil : "its origin is column \(column), row \(row); give finite numbers up to \(limit)"
    }
  }
}
