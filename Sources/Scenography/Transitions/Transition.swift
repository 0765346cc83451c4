public import Drawing
public import Motion

/// How a node comes when a change of state brings it, and how it goes when one takes it away.
///
///     if state.isOpen {
///       Sheet().transition(.move(edge: .bottom).combined(with: .opacity))
///     }
///
/// A node without one fades: ``opacity`` is the default, as in SwiftUI.
public struct Transition: Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    case identity
    case opacity
    case scale(Double, anchor: UnitPoint)
    case move(Edge)
    case offset(Point)
    case asymmetric(insertion: Kind, removal: Kind)
    case combined(Kind, Kind)
    case animated(Kind, Animation)
  }

  let kind: Kind
}

extension Transition {
  /// The node is there at once, and gone at once.
  public static let identity = Transition(kind: .identity)

  /// The node fades in, and out.
  public static let opacity = Transition(kind: .opacity)

  /// The node comes out of nothing from the middle of its box, and goes back into it.
  public static let scale = scale(0)

  /// The node comes from `factor` times its size, and goes to it; `anchor` stays where it is.
  ///
  /// - Parameters:
  ///   - factor: 0 or more; below 0 the node would turn inside out on its way.
  ///   - anchor: A point of its box.
  public static func scale(_ factor: Double, anchor: UnitPoint = .center) -> Transition {
    Transition(kind: .scale(factor, anchor: anchor))
  }

  /// The node comes from beside its place, as far as its own box is wide or high, and goes there: from its left side
  /// for ``Edge/leading``.
  public static func move(edge: Edge) -> Transition { Transition(kind: .move(edge)) }

  /// The node comes from the left and goes to the right, each as far as it is wide.
  public static let slide = asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))

  /// The node comes from one side and goes to the other, and fades: what comes pushes what goes away.
  ///
  /// - Parameter edge: The side it comes from.
  public static func push(from edge: Edge) -> Transition {
    asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// The node comes from `x` pixels to the right of its place and `y` below it, and goes there.
  public static func offset(x: Double = 0, y: Double = 0) -> Transition {
    Transition(kind: .offset(Point(x: x, y: y)))
  }

  /// The node comes by one transition and goes by another.
  public static func asymmetric(insertion: Transition, removal: Transition) -> Transition {
    Transition(kind: .asymmetric(insertion: insertion.kind, removal: removal.kind))
  }

  /// Both transitions at once: opacities and scales multiply, displacements add.
  public func combined(with other: Transition) -> Transition { Transition(kind: .combined(kind, other.kind)) }

  /// The transition with an animation of its own in place of that of the change, also where the change has none.
  ///
  /// Of two animations of one transition the inner one counts. Where two combined transitions move the same, that of
  /// the second one does.
  public func animation(_ animation: Animation) -> Transition { Transition(kind: .animated(kind, animation)) }
}
