import Drawing

extension SeededRandom {
  mutating func number(_ range: ClosedRange<Double> = -100...100) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func point() -> Point { Point(x: number(), y: number()) }

  mutating func transform() -> AffineTransform {
    AffineTransform(
      a: number(-2...2), b: number(-2...2), c: number(-2...2), d: number(-2...2), tx: number(), ty: number())
  }

  mutating func color() -> Color {
    Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
  }

  /// A path of one to three subpaths of lines and curves, open and closed.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...4, using: &self) {
        switch Int.random(in: 0..<3, using: &self) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &self) { path.closeSubpath() }
    }
    return path
  }
}

/// Whether two numbers differ by no more than `tolerance`.
func isClose(_ left: Double, _ right: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(left - right) <= tolerance
}

/// Whether two points lie no farther apart than `tolerance`.
func isClose(_ left: Point, _ right: Point, within tolerance: Double = 1e-9) -> Bool {
  (left - right).length <= tolerance
}
