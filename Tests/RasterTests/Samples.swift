import Drawing
import Raster
import Testing

// Short spellings of what most tests here draw.

extension Path {
  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .rect(Rect(x: x, y: y, width: width, height: height))
  }

  static func disc(_ x: Double, _ y: Double, radius: Double) -> Path {
    .circle(center: Point(x: x, y: y), radius: radius)
  }

  static func polyline(_ corners: [(Double, Double)]) -> Path {
    .polyline(corners.map { Point(x: $0.0, y: $0.1) })
  }
}

extension Color {
  // The named colours are softer than these.
  static let testRed = Color(red: 1, green: 0, blue: 0)
  static let testGreen = Color(red: 0, green: 1, blue: 0)
  static let testBlue = Color(red: 0, green: 0, blue: 1)

  func faded(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}

extension RGBA8 {
  static let pureRed = RGBA8(255, 0, 0)
  static let pureGreen = RGBA8(0, 255, 0)
  static let pureBlue = RGBA8(0, 0, 255)
  static let white = RGBA8(255, 255, 255)
  static let black = RGBA8(0, 0, 0)
  static let clear = RGBA8(0, 0, 0, 0)

  /// Whether no channel differs by more than `tolerance`.
  func isNear(_ other: RGBA8, _ tolerance: Int = 1) -> Bool {
    func isNear(_ left: UInt8, _ right: UInt8) -> Bool { abs(Int(left) - Int(right)) <= tolerance }
    return isNear(red, other.red) && isNear(green, other.green) && isNear(blue, other.blue)
      && isNear(alpha, other.alpha)
  }
}

extension DisplayItem {
  static func filled(
    _ path: Path, _ color: Color, rule: FillRule = .nonZero, _ transform: AffineTransform = .identity
  ) -> DisplayItem {
    .fill(path, rule: rule, paint: .solid(color), transform: transform)
  }

  static func painted(_ path: Path, _ paint: Paint, _ transform: AffineTransform = .identity) -> DisplayItem {
    .fill(path, rule: .nonZero, paint: paint, transform: transform)
  }

  static func stroked(
    _ path: Path, _ color: Color, _ style: StrokeStyle, _ transform: AffineTransform = .identity
  ) -> DisplayItem {
    .stroke(path, style: style, paint: .solid(color), transform: transform)
  }
}

/// The picture of items on a background.
func picture(
  _ width: Double, _ height: Double, background: Color? = nil, scale: Double = 1, _ items: DisplayItem...
) throws -> Pixmap {
  let list = DisplayList(size: Size(width: width, height: height), background: background, items: items)
  return try Painter(scale: scale).picture(of: list)
}

extension Pixmap {
  /// The alphas of a row.
  func alphas(row y: Int) -> [Int] { (0..<width).map { Int(pixel(x: $0, y: y).alpha) } }
  /// The alphas of a column.
  func alphas(column x: Int) -> [Int] { (0..<height).map { Int(pixel(x: x, y: $0).alpha) } }
  /// The sum of all alphas.
  var alphaSum: Int { (0..<height).reduce(0) { $0 + alphas(row: $1).reduce(0, +) } }
}
