/// An angle, clockwise on the screen since y points down.
public struct Angle: Hashable, Sendable {
  /// The angle in radians; 2π is a full turn.
  public var radians: Double

  /// The angle in degrees; 360 is a full turn.
  public var degrees: Double { radians * 180 / .pi }

  /// No turn.
  public static let zero = Angle(radians: 0)

  /// Creates an angle of `radians`.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle of `degrees`.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle of `radians`.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle of `degrees`.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}
