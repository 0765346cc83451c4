/// The room that a parent offers; `nil` asks for the size a node has by itself.
struct ProposedSize: Hashable, Sendable {
  var width: Double?
  var height: Double?
}

extension ProposedSize {
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// The direction in which a stack lays its children out.
enum Axis: Hashable, Sendable {
  case horizontal
  case vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
