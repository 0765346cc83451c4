/// The storage of every value that moves: up to four numbers that are animated side by side.
///
/// A number uses the first lane, a colour all four (Oklab and alpha), a rectangle all four (x, y, width, height).
/// Unused lanes are zero. One fixed layout for all keeps the engine free of generics and of allocation.
public typealias Lanes = SIMD4<Double>

extension Lanes {
  /// Lanes that hold one number.
  public init(_ number: Double) { self.init(number, 0, 0, 0) }

  /// Whether all four numbers are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }
}
