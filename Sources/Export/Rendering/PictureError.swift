/// Why a frame cannot be drawn.
public struct PictureError: Error, Hashable, Sendable {
  /// Whose fault it is.
  public enum Kind: Hashable, Sendable {
    /// Frames of that size are not possible.
    case size
    /// The scene holds what cannot be drawn.
    case scene
    /// The machine, or a library, gave up.
    case machine
  }

  /// Whose fault it is.
  public var kind: Kind
  /// The place: the scene, the frame, the instant; empty where it is no frame's.
  public var place: String
  /// What is wrong.
  public var problem: String

  /// Creates an error.
  public init(kind: Kind, place: String = "", problem: String) {
    self.kind = kind
    self.place = place
    self.problem = problem
  }
}

extension PictureError: CustomStringConvertible {
  /// The place, then the problem.
  public var description: String { place.isEmpty ? problem : "\(place): \(problem)" }
}
