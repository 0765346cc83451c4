/// A custom animation of any type, equal to another one where both are of one type and equal.
struct AnyCustomAnimation: Hashable, Sendable {
  let base: any CustomAnimation

  static func == (left: AnyCustomAnimation, right: AnyCustomAnimation) -> Bool { left.base.equals(right.base) }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// Not negative, and no longer than any motion may take.
  var logicalDuration: Time? { base.logicalDuration.map(Self.limited) }

  func settledDuration(of interval: Lanes, velocity: Lanes, threshold: Double) -> Time? {
    base.settledDuration(of: interval, initialVelocity: velocity, threshold: threshold).map(Self.limited)
  }

  /// The time that a change of 1 from rest takes, until nobody sees a thousandth of it.
  var unitDuration: Time? { settledDuration(of: Lanes(1), velocity: .zero, threshold: 0.001) }

  private static func limited(_ time: Time) -> Time { min(max(time, .zero), Spring.longestSettling) }
}

extension AnyCustomAnimation {
  var problem: String? {
    base.problem
      ?? problem(with: base.logicalDuration, named: "logical duration")
      ?? problem(
        with: base.settledDuration(of: Lanes(1), initialVelocity: .zero, threshold: 0.001), named: "settled duration")
      ?? problemWithValues
  }

  private func problem(with time: Time?, named name: String) -> String? {
    guard let time, time < .zero || time > Spring.longestSettling else { return nil }
    return "its \(name) is \(time); give a time from 0 to \(Int(Animation.longestDuration)) s"
  }

  /// No sample can be sure to find a fault of a formula, but most show everywhere or at an end.
  private var problemWithValues: String? {
    let samples = 16
    let length = (unitDuration ?? logicalDuration)?.seconds ?? 1
    for sample in 0...samples {
      let time = length * Double(sample) / Double(samples)
      for (name, lanes) in [
        ("value", base.value(of: Lanes(repeating: 1), initialVelocity: .zero, time: time)),
        ("speed", base.velocity(of: Lanes(repeating: 1), initialVelocity: .zero, time: time)),
      ] where !lanes.isInRange {
        return "its \(name) after \(Time(seconds: time) ?? .zero) of a change of 1 is \(lanes.x); "
          + "give numbers up to \(Animation.greatestNumber)"
      }
    }
    return nil
  }
}

extension CustomAnimation {
  fileprivate func equals(_ other: any CustomAnimation) -> Bool { other as? Self == self }
}
