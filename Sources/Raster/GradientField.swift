import Drawing

/// Where in a gradient each pixel lies.
///
/// Cairo's own patterns count in 16.16 numbers, which large scales and thin shapes exceed, know no conic gradient, and
/// are several times slower than this.
struct GradientField {
  private enum Shape {
    /// At the origin the gradient is at 0, after one pixel to the right and down farther by `step`.
    case linear(step: Point)
    /// At the distance `radius`, in the coordinates of the item, at 0, and farther by `step` after one unit.
    case radial(radius: Double, step: Double)
    /// In the direction of `turn`, in turns clockwise from the right, at 0.
    case conic(turn: Double)
  }

  private let shape: Shape
  private let map: DeviceMap
  /// The start of the line or the middle of the circles, in pixels.
  private let origin: Point
  private let stops: [Gradient.Stop]

  init(_ gradient: LinearGradient, map: DeviceMap) {
    let way = gradient.end - gradient.start
    let square = way.x * way.x + way.y * way.y
    func step(of displacement: Point) -> Double {
      let own = map.inverse(ofDisplacement: displacement)
      return (own.x * way.x + own.y * way.y) / square
    }
    let step = Point(x: step(of: Point(x: 1, y: 0)), y: step(of: Point(x: 0, y: 1)))
    shape = .linear(step: step)
    self.map = map
    origin = map.apply(to: gradient.start)
    stops = gradient.gradient.resolved().stops
  }

  init(_ gradient: RadialGradient, map: DeviceMap) {
    let radius = max(0, gradient.startRadius)
    let step = 1 / (max(0, gradient.endRadius) - radius)
    shape = .radial(radius: radius, step: step)
    self.map = map
    origin = map.apply(to: gradient.center)
    stops = gradient.gradient.resolved().stops
  }

  init(_ gradient: ConicGradient, map: DeviceMap) {
    let turn = gradient.angle.radians / (2 * .pi)
    shape = .conic(turn: turn - turn.rounded(.down))
    self.map = map
    origin = map.apply(to: gradient.center)
    stops = gradient.gradient.resolved().stops
  }

  /// The gradient as the pixels of `area`.
  func image(area: PixelArea) throws(ItemFault) -> CairoImage {
    let image = try CairoImage(area: area)
    image.withRows { bytes, stride in
      paint(area) { row in
        let pixels = (bytes + row * stride).bindMemory(to: UInt32.self, capacity: area.width)
        return UnsafeMutableBufferPointer(start: pixels, count: area.width)
      }
    }
    return image
  }

  private func paint(_ area: PixelArea, row: (Int) -> UnsafeMutableBufferPointer<UInt32>) {
    let left = Double(area.minX) + 0.5 - origin.x
    let top = Double(area.minY) + 0.5 - origin.y
    let right = map.inverse(ofDisplacement: Point(x: 1, y: 0))
    let scale = map.meanScale
    func eachPixel(_ pixel: (Point) -> UInt32) {
      for y in 0..<area.height {
        let pixels = row(y)
        let start = map.inverse(ofDisplacement: Point(x: left, y: top + Double(y)))
        for x in 0..<area.width { pixels[x] = pixel(start + right * Double(x)) }
      }
    }
    switch shape {
    case .linear(let step):
      let colors = Ramp(stops, width: step.length)
      for y in 0..<area.height {
        let pixels = row(y)
        let start = step.x * left + step.y * (top + Double(y))
        for x in 0..<area.width { pixels[x] = colors[start + step.x * Double(x)] }
      }
    case .radial(let radius, let step):
      let colors = Ramp(stops, width: abs(step) / scale)
      eachPixel { colors[($0.length - radius) * step] }
    case .conic(let turn):
      // A pixel is the wider in turns the nearer it is to the middle: a ramp for each power of two.
      let farthest = abs(left) + abs(top) + Double(area.width + area.height)
      let octaves = Self.octave(ofRadius: farthest)
      let table = GradientTable(stops, isPeriodic: true, width: 1 / Double(1 << octaves))
      let ramps = (0...octaves).map { Ramp(table, width: 1 / Double(1 << $0)) }
      eachPixel { point in
        let place = Self.turns(of: point) - turn
        return ramps[min(Self.octave(ofRadius: point.length * scale), octaves)][place - place.rounded(.down)]
      }
    }
  }

  /// The power of two, 0…13, that is nearest to the length of a circle in pixels.
  private static func octave(ofRadius radius: Double) -> Int {
    min(max((2 * .pi * 2.0.squareRoot() * radius).exponent, 0), 13)
  }

  /// The direction of `point` in turns clockwise from the right, -0.5…0.5.
  ///
  /// A polynomial, good to 1e-5 radians, because the arctangent of the C library differs between machines.
  private static func turns(of point: Point) -> Double {
    let (x, y) = (abs(point.x), abs(point.y))
    guard max(x, y) > 0 else { return 0 }
    let slope = min(x, y) / max(x, y)
    let square = slope * slope
    let factors = [0.05265332, -0.11643287, 0.19354346, -0.33262347, 0.99997726]
    var angle = -0.0117212
    for factor in factors { angle = angle * square + factor }
    var turns = angle * slope / (2 * .pi)
    if y > x { turns = 0.25 - turns }
    if point.x < 0 { turns = 0.5 - turns }
    return point.y < 0 ? -turns : turns
  }
}

/// The colours of a gradient along which a pixel has the same width everywhere.
private struct Ramp {
  private let colors: [UInt32]
  private let low: Double
  private let scale: Double

  init(_ stops: [Gradient.Stop], width: Double) {
    self.init(GradientTable(stops, isPeriodic: false, width: width), width: width)
  }

  /// `width` is how much of the gradient a pixel spans.
  init(_ table: GradientTable, width: Double) {
    // A pixel that lies beyond an end by half of its width still sees the end.
    let width = width < 1e6 ? width : 1e6
    let last = table.cells(width: width / (1 + width))
    low = -width / 2
    scale = Double(last) / (1 + width)
    colors = (0...last).map { [low, scale] in table.pixel(at: low + Double($0) / scale, width: width) }
  }

  /// The colour at `place`. Where the gradient has no length, so that it is at no place, its last colour.
  subscript(place: Double) -> UInt32 {
    let index = (place - low) * scale + 0.5
    return index < 1 ? colors[0] : index < Double(colors.count) ? colors[Int(index)] : colors[colors.count - 1]
  }
}
