public import Motion

extension Ledger {
  /// A sequence, group or repetition as it ran: from its beginning to its end, around what it holds.
  public struct Span: Hashable, Sendable {
    /// What ran.
    public enum Kind: String, Hashable, Sendable {
      /// Actions one after the other.
      case sequence
      /// Actions side by side, to the end of the last.
      case group
      /// Actions side by side, to the end of the first.
      case race
      /// Actions one after the other, several times.
      case repetition
    }

    /// What ran.
    public let kind: Kind
    /// The name of the sequence, where it has one.
    public let name: String?
    /// The span that it is part of, as an index of ``Ledger/spans``.
    public let parent: Int?
    /// The instant at which it began.
    public let start: Time
    /// The instant at which it ended or was cut short; `nil` where it never did.
    public internal(set) var end: Time?
  }

  /// An instant that the choreography gives a name.
  public struct Cue: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The sequence it stands in.
    public let sequence: String
    /// The instant.
    public let instant: Time
  }
}
