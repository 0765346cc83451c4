/// Which item of a display list is meant.
public struct ItemReference: Hashable, Sendable {
  /// The index in the list, then in the group there, and so on; each counts from 0.
  public var indices: [Int]
  /// What the item is: "fill", "stroke", "group", or "letters" with what they say.
  public var kind: String

  /// Creates a reference to the item at `indices`.
  public init(indices: [Int], kind: String) {
    self.indices = indices
    self.kind = kind
  }
}

extension ItemReference: CustomStringConvertible {
  /// For example "item 3.0 (fill)".
  public var description: String { "item \(indices.map(String.init).joined(separator: ".")) (\(kind))" }
}
