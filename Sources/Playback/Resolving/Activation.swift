import Motion

extension Resolver {
  /// A run of one item of the program.
  struct Activation {
    let item: Int
    let parent: Int?
    /// When it began; a repetition, when its latest pass did.
    var start: Time
    /// How often the item had begun by then, this time among them.
    let run: Int
    /// How many children were scheduled to begin, how many of them have begun, and how many of those have not ended.
    var scheduled = 0
    var begun = 0
    var running = 0
    /// The child that began last.
    var latest: Int?
    /// A repetition: how many passes are over.
    var passes = 0
    /// Whether it has neither ended nor been cut short.
    var isRunning = true
    /// Counts how often its end was moved, so that an end that no longer holds is told from the one that does.
    var revision = 0
    /// When it ends, as soon as that is known.
    var knownEnd: Time?
    /// Whether its parent has been told so.
    var hasToldEnd = false
    /// Of how many children the end is known, and the first and the last of these ends.
    var knownEnds = (count: 0, first: Time?.none, last: Time?.none)
    /// A sequence: the replay that began it, where one did.
    var replay: Int?
    /// A step: when each of its nodes is done.
    var parts: [Cast.Part] = []
    /// A step or a wait: its line in the ledger.
    var entry: Int?
    /// A sequence or a group: its span in the ledger.
    var span: Int?

    init(item: Int, parent: Int?, start: Time, run: Int) {
      self.item = item
      self.parent = parent
      self.start = start
      self.run = run
    }
  }
}
