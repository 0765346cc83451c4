public import Motion

/// A piece of motion graphics in code: a stage, what stands on it, and in which order it moves.
///
///     struct Hello: Scene {
///       let stage = Stage(width: 640, height: 360)
///
///       func body(_ state: NoState) -> Node {
///         Text("Hello").font(.system(size: 96, weight: .bold))
///           .step("hello", .bouncy) { $0.scale(0) }
///       }
///
///       var choreography: Choreography {
///         Step("hello")
///       }
///     }
///
/// A scene is a value, and what it shows is a function of its state and of time alone: its closures run while the scene
/// is resolved, never for a frame.
public protocol Scene: Sendable {
  /// A plain value that state steps change; ``NoState`` where there are none.
  associatedtype State: Sendable = NoState

  /// The name under which the command line and messages know the scene: the name of its type where none is given.
  static var name: String { get }

  /// The picture it plays on.
  var stage: Stage { get }

  /// The state in which the scene begins.
  var initialState: State { get }

  /// What stands on the stage in `state`. Several nodes stand on top of each other.
  @NodeBuilder func body(_ state: State) -> Node

  /// In which order things move: named sequences, which run side by side and begin with the scene, or when they are
  /// triggered. What stands outside of them is one more sequence, in written order.
  @ChoreographyBuilder var choreography: Choreography { get }
}

/// The order in which things move in a scene.
public typealias Choreography = [Action]

/// The state of a scene that has none.
public struct NoState: Hashable, Sendable {
  /// Creates the one value there is.
  public init() {}
}

extension Scene {
  /// The name of the scene's type.
  public static var name: String { String(describing: Self.self) }

  /// Nothing moves.
  public var choreography: Choreography { [] }
}

extension Scene where State == NoState {
  /// The one value there is.
  public var initialState: NoState { NoState() }
}

extension Scene {
  /// A step that changes the state. The body is made again, and every attribute that comes out different moves with
  /// `animation`; the step is complete when the latest of them is.
  public func animate(
    _ animation: Animation = .smooth, _ change: @escaping @Sendable (inout State) -> Void
  ) -> Action {
    stateChange("change", animation, change)
  }

  /// A step that changes the state, with a name for the ledger.
  public func animate(
    _ name: String, _ animation: Animation = .smooth, _ change: @escaping @Sendable (inout State) -> Void
  ) -> Action {
    stateChange(name, animation, change)
  }

  /// A step that changes the state at once, without animation.
  public func set(_ change: @escaping @Sendable (inout State) -> Void) -> Action { stateChange("change", nil, change) }

  /// A step that changes the state at once, with a name for the ledger.
  public func set(_ name: String, _ change: @escaping @Sendable (inout State) -> Void) -> Action {
    stateChange(name, nil, change)
  }

  private func stateChange(
    _ name: String, _ animation: Animation?, _ change: @escaping @Sendable (inout State) -> Void
  ) -> Action {
    .change(
      StateChange(name: name, animation: animation) { state in
        guard var state = state as? State else { return state }
        change(&state)
        return state
      })
  }
}
