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
  /// to the others. Spacers come last; only their least lengths are kept back for them.
  mutating func stack(
    _ children: [Int], along axis: Axis, spacing: Double?, in proposal: ProposedSize
  ) throws(LayoutError) -> Stack {
    var stack = Stack()
    let gaps = self.gaps(between: children, spacing)
    stack.sizes = Array(repeating: .zero, count: children.count)
    stack.proposals = Array(repeating: proposal, count: children.count)

    let (choosers, spacers) = try turns(of: children, along: axis, proposal)
    let keptBack = spacers.reduce(0) { $0 + $1.least }
    var left = (proposal[axis] ?? 0) - gaps.reduce(0, +) - keptBack
    for (turn, position) in choosers.enumerated() {
      if proposal[axis] != nil { stack.proposals[position][axis] = max(0, left / Double(choosers.count - turn)) }
      stack.sizes[position] = try size(of: children[position], stack.proposals[position])
      if left.isFinite { left -= stack.sizes[position][axis] }
    }
    left += keptBack
    for (turn, spacer) in spacers.enumerated() {
      let share = proposal[axis] == nil ? 0 : left / Double(spacers.count - turn)
      stack.sizes[spacer.position] = Size(length: max(spacer.least, share), along: axis)
      if left.isFinite { left -= stack.sizes[spacer.position][axis] }
    }

    var along = 0.0
    var across = 0.0
    for position in children.indices {
      stack.offsets.append(along)
      along += stack.sizes[position][axis] + (position < gaps.count ? gaps[position] : 0)
      across = max(across, stack.sizes[position][axis.other])
    }
    // Named spacing may be negative, a size may not.
    stack.size = Size(length: max(0, along), across: across, along: axis)
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

  /// In which order the children choose: those that are no spacers, the least flexible first, and then the spacers, the
  /// one with the greatest least length first, since it may take more than its share.
  private mutating func turns(
    of children: [Int], along axis: Axis, _ proposal: ProposedSize
  ) throws(LayoutError) -> (choosers: [Int], spacers: [(position: Int, least: Double)]) {
    var choosers: [(position: Int, flexibility: Double, least: Double)] = []
    var spacers: [(position: Int, least: Double)] = []
    for (position, child) in children.enumerated() {
      if let least = spacerLength(child) {
        spacers.append((position, least))
        continue
      }
      var room = proposal
      room[axis] = 0
      let least = try size(of: child, room)[axis]
      room[axis] = .infinity
      choosers.append((position, try size(of: child, room)[axis] - least, least))
    }
    choosers.sort { ($0.flexibility, -$0.least, $0.position) < ($1.flexibility, -$1.least, $1.position) }
    spacers.sort { (-$0.least, $0.position) < (-$1.least, $1.position) }
    return (choosers.map(\.position), spacers)
  }
}

extension Size {
  fileprivate init(length: Double, across: Double = 0, along axis: Axis) {
    self = axis == .horizontal ? Size(width: length, height: across) : Size(width: across, height: length)
  }
}
