/// How a line along a path is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The ending of an open line.
  public enum Cap: Hashable, Sendable {
    /// Ends exactly at the end point.
    case butt
    /// Ends in a half disc around the end point.
    case round
    /// Ends half a width past the end point.
    case square
  }

  /// The corner of two lines.
  public enum Join: Hashable, Sendable {
    /// The outer edges meet in a point, unless that is farther away than the miter limit.
    case miter
    /// A disc around the corner.
    case round
    /// The outer edges are cut off straight.
    case bevel
  }

  /// The width of the line in pixels; 0 draws nothing.
  public var width: Double
  /// How open lines end.
  public var cap: Cap
  /// How lines meet.
  public var join: Join
  /// How far a miter may reach, in widths of the line, before it is bevelled; at least 1.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in pixels; none draws the line without gaps.
  public var dash: [Double]
  /// How far into the pattern the line begins, in pixels.
  public var dashPhase: Double

  /// Creates a style; the defaults are those of SwiftUI.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
