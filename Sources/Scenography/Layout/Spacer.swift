/// Room that pushes the other nodes of a stack apart: it takes what they leave, in equal shares with other spacers.
public struct Spacer: NodeRepresentable, Sendable {
  let minLength: Double?

  /// Creates room of at least `minLength` pixels, 8 where none is given.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  /// The node of the spacer.
  public var node: Node { Node(.spacer(minLength: minLength)) }
}
