public import Drawing
public import Motion

extension Transition {
  /// Whether a node comes or goes.
  public enum Way: Hashable, Sendable {
    /// It comes.
    case insertion
    /// It goes.
    case removal
  }

  /// What a node is away from by a transition: where it comes from, or where it goes.
  public struct Displacement: Hashable, Sendable {
    /// What is left of it there.
    public var presence = Presence.whole
    private var animations: [Attribute: Animation] = [:]

    /// The animation that the transition names for an attribute of a presence; `nil` is that of the change.
    public func animation(of attribute: Attribute) -> Animation? { animations[attribute] }

    fileprivate mutating func take(_ animation: Animation?, for attributes: Attribute...) {
      guard let animation else { return }
      for attribute in attributes { animations[attribute] = animation }
    }
  }

  /// Where a node of `size` comes from, or where it goes.
  public func displacement(_ way: Way, of size: Size) -> Displacement {
    var displacement = Displacement()
    kind.displace(&displacement, way, size, nil)
    return displacement
  }

  /// What is wrong with the numbers of the transition, in words; `nil` where nothing is.
  public var problem: String? { kind.problem.map { "its transition: \($0)" } }
}

extension Transition.Kind {
  fileprivate func displace(
    _ displacement: inout Transition.Displacement, _ way: Transition.Way, _ size: Size, _ animation: Animation?
  ) {
    switch self {
    case .identity: break
    case .opacity:
      displacement.presence.opacity = 0
      displacement.take(animation, for: .presenceOpacity)
    case .scale(let factor, let anchor):
      // A scale about a point is one about the middle, and a displacement that keeps the point where it is.
      let rest = 1 - factor
      displacement.presence.scale *= factor
      displacement.presence.shift = Point(
        x: displacement.presence.shift.x * factor + rest * (anchor.x - 0.5),
        y: displacement.presence.shift.y * factor + rest * (anchor.y - 0.5))
      displacement.take(animation, for: .presenceScale)
    case .move(.leading): displace(&displacement, by: Point(x: -size.width, y: 0), animation)
    case .move(.trailing): displace(&displacement, by: Point(x: size.width, y: 0), animation)
    case .move(.top): displace(&displacement, by: Point(x: 0, y: -size.height), animation)
    case .move(.bottom): displace(&displacement, by: Point(x: 0, y: size.height), animation)
    case .offset(let offset): displace(&displacement, by: offset, animation)
    case .asymmetric(let insertion, let removal):
      (way == .insertion ? insertion : removal).displace(&displacement, way, size, animation)
    case .combined(let first, let second):
      first.displace(&displacement, way, size, animation)
      second.displace(&displacement, way, size, animation)
    case .animated(let base, let own): base.displace(&displacement, way, size, own)
    }
  }

  private func displace(_ displacement: inout Transition.Displacement, by offset: Point, _ animation: Animation?) {
    displacement.presence.offset = displacement.presence.offset + offset
    if offset.x != 0 { displacement.take(animation, for: .presenceX) }
    if offset.y != 0 { displacement.take(animation, for: .presenceY) }
  }

  fileprivate var problem: String? {
    switch self {
    case .identity, .opacity, .move: nil
    case .scale(let factor, let anchor):
      NumberCheck.length(factor, "scale") ?? NumberCheck.numbers([anchor.x, anchor.y], "anchor")
    case .offset(let offset): NumberCheck.numbers([offset.x, offset.y], "offset")
    case .asymmetric(let first, let second), .combined(let first, let second): first.problem ?? second.problem
    case .animated(let base, let animation): base.problem ?? animation.problem
    }
  }
}
