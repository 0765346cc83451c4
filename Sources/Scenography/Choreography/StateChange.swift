public import Motion

/// A change of a scene's state, and how what follows from it moves.
public struct StateChange: Sendable {
  /// What the change is called in the ledger.
  public let name: String
  /// How attributes that come out different move; `nil` lets them jump.
  public let animation: Animation?
  /// The state after the change, for a state before it.
  ///
  /// The type of the state is erased here so that a choreography has no type parameter; ``Scene/animate(_:_:)`` makes
  /// the only ones there are and knows the type.
  public let apply: @Sendable (any Sendable) -> any Sendable
}
