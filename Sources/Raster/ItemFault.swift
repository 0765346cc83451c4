import Drawing

/// A problem on its way out of the painter. It learns its place as it leaves the groups it happened in, so that an
/// item that is right costs nothing.
struct ItemFault: Error {
  let problem: ItemProblem
  private var kind: String?
  private var indices: [Int] = []

  init(_ problem: ItemProblem) { self.problem = problem }

  /// The fault as seen from the list that holds `item` at `index`.
  func located(at index: Int, _ item: DisplayItem) -> ItemFault {
    var fault = self
    fault.kind = kind ?? item.kind
    fault.indices = [index] + indices
    return fault
  }

  /// The fault as seen by the caller of the painter; one that is at no item is of the canvas.
  var error: RasterError {
    guard let kind else { return .cairo("\(problem)") }
    return .item(ItemReference(indices: indices, kind: kind), problem)
  }
}

extension DisplayItem {
  fileprivate var kind: String {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .glyphs(let run, _, _): "letters \"\(run.string)\""
    case .group: "group"
    case .section: "section"
    }
  }
}
