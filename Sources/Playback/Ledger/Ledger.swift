public import Motion

/// What happened when: each step of each sequence as it ran, in the order in which they began.
public struct Ledger: Hashable, Sendable {
  /// One step as it ran.
  public struct Entry: Hashable, Sendable {
    /// What ran.
    public enum Kind: String, Hashable, Sendable {
      /// A step of shapes.
      case step
      /// A pause.
      case wait
      /// A change of the scene's state.
      case change
    }

    /// What ran.
    public let kind: Kind
    /// The sequence it is part of.
    public let sequence: String
    /// The name of the step or of the change of state; those without a name and pauses are called by their kind.
    public let name: String
    /// How often it had begun by then, this time among them.
    public let run: Int
    /// The span that it is part of, as an index of ``Ledger/spans``.
    public let span: Int?
    /// The instant at which it began.
    public let start: Time
    /// The instant at which it was logically complete, and the next step began; `nil` is never, or that it was cut
    /// short by a reset.
    public internal(set) var logicalEnd: Time?
    /// The instant at which everything it moved had come to rest; `nil` is never.
    public internal(set) var settledEnd: Time?
    /// How many nodes it moved.
    public internal(set) var nodeCount: Int
    /// Whether its turn came and no node had it.
    public let isSkipped: Bool
  }

  /// The entries.
  public internal(set) var entries: [Entry] = []
  /// The sequences and groups around them, in the order in which they began.
  public internal(set) var spans: [Span] = []
  /// The cues, in the order in which they came.
  public internal(set) var cues: [Cue] = []
  /// What people should know although it is no error: letters that no font has, fonts that stood in.
  public internal(set) var notes: [String] = []
}
