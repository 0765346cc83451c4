extension Paint {
  /// Whether all its numbers are finite.
  public var isFinite: Bool {
    switch self {
    case .solid(let color): color.isFinite
    case .linear(let linear): linear.gradient.isFinite && linear.start.isFinite && linear.end.isFinite
    case .radial(let radial):
      radial.gradient.isFinite && radial.center.isFinite && radial.startRadius.isFinite && radial.endRadius.isFinite
    case .conic(let conic): conic.gradient.isFinite && conic.center.isFinite && conic.angle.isFinite
    }
  }

  /// Whether nothing under it shows: all its colours have full alpha. A gradient without stops paints nothing.
  public var isOpaque: Bool {
    let colors = colors
    return !colors.isEmpty && colors.allSatisfy { $0.alpha >= 1 }
  }

  /// Whether it paints nothing at all: none of its colours has any alpha.
  public var isClear: Bool {
    colors.allSatisfy { !($0.alpha > 0) }
  }

  /// Its colours in the order of its stops.
  private var colors: [Color] {
    switch self {
    case .solid(let color): [color]
    case .linear(let linear): linear.gradient.stops.map(\.color)
    case .radial(let radial): radial.gradient.stops.map(\.color)
    case .conic(let conic): conic.gradient.stops.map(\.color)
    }
  }
}
