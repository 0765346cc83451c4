extension Resolver {
  /// A run of one item of the program.
  struct Activation {
    let item: Int
    let parent: Int?
    /// How often the sequence had begun when this did.
    let run: Int
    /// A sequence: which child is next. A group: how many still run.
    var progress = 0
    /// Whether it has neither ended nor been cut short.
    var isRunning = true
    /// Counts how often its end was moved, so that an end that no longer holds is told from the one that does.
    var revision = 0
    /// A sequence: the replay that began it, where one did.
    var replay: Int?
    /// A step: when each of its nodes is done.
    var parts: [Cast.Part] = []
    /// A step: its line in the ledger.
    var entry: Int?

    init(item: Int, parent: Int?, run: Int) {
      self.item = item
      self.parent = parent
      self.run = run
    }
  }
}
