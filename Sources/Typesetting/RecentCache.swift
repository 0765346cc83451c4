/// Remembers values that were asked for not long ago, within a bounded cost.
///
/// There are two generations. When the young one is full it becomes the old one, and what nobody asked for since is
/// forgotten. A value that is found in the old one is young again.
struct RecentCache<Key: Hashable, Value> {
  private let budget: Int
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var spent = 0

  /// Creates a cache whose values cost no more than `budget` in sum.
  init(budget: Int) { self.budget = budget }

  /// The value of `key`, where it is remembered.
  mutating func value(for key: Key) -> Value? {
    if let known = young[key] { return known.value }
    guard let known = old.removeValue(forKey: key) else { return nil }
    insert(known.value, for: key, cost: known.cost)
    return known.value
  }

  /// Remembers `value`; not at all where it alone would cost more than a generation may.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= budget / 2, young[key] == nil else { return }
    if spent + cost > budget / 2 {
      old = young
      young = [:]
      spent = 0
    }
    young[key] = (value, cost)
    spent += cost
  }
}
