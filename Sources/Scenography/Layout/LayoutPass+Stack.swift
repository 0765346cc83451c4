import Drawing

extension LayoutPass {
  /// The room between two nodes of a stack that names none.
  static var defaultSpacing: Double { 8 }

  /// What a stack made of its children.
  struct Stack {
    var size = Size.zero
    var sizes: [Size] = []
    var proposals: [ProposedSize] = []
    var offsets: [Double] = []
  }

  /// Divides the room along `axis` among `children`.
  ///
  /// The least flexible child chooses first, each of an equal share of what is left, so that what it does not take goes
  /// to the others; spacers come last.
  mutating func stack(
    _ children: [Int], along axis: Axis, spacing: Double?, in proposal: ProposedSize
  ) throws(LayoutError) -> Stack {
    var stack = Stack()
    let gaps = self.gaps(between: children, spacing)
    stack.sizes = Array(repeating: .zero, count: children.count)
    stack.proposals = Array(repeating: proposal, count: children.count)

    let spacers = children.map { spacerLength($0) }
    var left = (proposal[axis] ?? 0) - gaps.reduce(0, +) - spacers.reduce(0) { $0 + ($1 ?? 0) }
    let order = try orderOfChoice(children, spacers, along: axis, proposal)
    for (turn, position) in order.enumerated() {
      var offer = proposal
      if proposal[axis] != nil { offer[axis] = max(0, left / Double(order.count - turn)) }
      if let least = spacers[position] {
        let length = proposal[axis] == nil ? least : least + (offer[axis] ?? 0)
        stack.sizes[position] = axis == .horizontal ? Size(width: length, height: 0) : Size(width: 0, height: length)
        if left.isFinite { left -= length - least }
      } else {
        stack.sizes[position] = try size(of: children[position], offer)
        let taken = stack.sizes[position][axis]
        if left.isFinite { left -= taken }
      }
      stack.proposals[position] = offer
    }

    var along = 0.0
    var across = 0.0
    for position in children.indices {
      stack.offsets.append(along)
      along += stack.sizes[position][axis] + (position < gaps.count ? gaps[position] : 0)
      across = max(across, stack.sizes[position][axis.other])
    }
    stack.size = axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
    return stack
  }

  private func spacerLength(_ index: Int) -> Double? {
    guard case .spacer(let minLength) = tree.elements[index].node.content else { return nil }
    return minLength ?? Self.defaultSpacing
  }

  /// The room between each child and the next. A spacer is room itself, so none is added beside it unless it is named.
  private func gaps(between children: [Int], _ spacing: Double?) -> [Double] {
    zip(children, children.dropFirst()).map { left, right in
      spacing ?? (spacerLength(left) == nil && spacerLength(right) == nil ? Self.defaultSpacing : 0)
    }
  }

  private mutating func orderOfChoice(
    _ children: [Int], _ spacers: [Double?], along axis: Axis, _ proposal: ProposedSize
  ) throws(LayoutError) -> [Int] {
    guard proposal[axis] != nil, children.count > 1 else { return Array(children.indices) }
    var flexibilities: [Double] = []
    for (position, child) in children.enumerated() {
      guard spacers[position] == nil else {
        flexibilities.append(.infinity)
        continue
      }
      var least = proposal
      least[axis] = 0
      var most = proposal
      most[axis] = .infinity
      let greatest = try size(of: child, most)[axis]
      flexibilities.append(greatest.isFinite ? greatest - (try size(of: child, least)[axis]) : .greatestFiniteMagnitude)
    }
    return children.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
  }
}
