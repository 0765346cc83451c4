import Drawing
import Raster
import Testing

/// Random display lists full of numbers that hurt. Whatever they hold, either an error says so or what comes after
/// them is drawn.
struct RandomListTests {
  @Test("Random items either are an error or let later items draw", arguments: 0..<8)
  func survives(seed: UInt64) throws {
    var random = RandomItems(seed: seed)
    let mark = DisplayItem.filled(.box(0, 0, 16, 12), .testBlue)
    var pixmap = try Pixmap(width: 16, height: 12)
    for _ in 0..<40 {
      let list = DisplayList(size: .zero, background: nil, items: [random.item(depth: 0), mark])
      do { try Painter().paint(list, into: &pixmap) } catch {
        guard case .item(let item, let problem) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(item.indices.first == 0)
        if case .cairo = problem { Issue.record("\(error)") }
        continue
      }
      #expect(pixmap.pixel(x: 8, y: 6) == .pureBlue)
    }
  }
}

private struct RandomItems {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(state: seed) }

  private static let extremes: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, 1e-300, 1e-9, 65536, 1e6, 8_388_608, -1e7, 1e9, 1e15, 1e18, 1e150, -1e308, 1.7e308,
  ]

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func number() -> Double {
    if chance(6) { return Self.extremes.randomElement(using: &random) ?? 0 }
    return Double.random(in: -10...20, using: &random)
  }

  private mutating func point() -> Point { Point(x: number(), y: number()) }
  private mutating func color() -> Color { Color(red: number(), green: number(), blue: number(), alpha: number()) }

  private mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuadCurve(to: point(), control: point())
      case 3: path.addCurve(to: point(), control1: point(), control2: point())
      default: path.closeSubpath()
      }
    }
    return path
  }

  private mutating func transform() -> AffineTransform {
    if chance(2) { return .identity }
    return AffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  private mutating func paint() -> Paint {
    let gradient = Gradient(stops: (0..<3).map { _ in .init(color: color(), location: number()) })
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .linear(LinearGradient(gradient: gradient, start: point(), end: point()))
    case 1:
      return .radial(
        RadialGradient(gradient: gradient, center: point(), startRadius: number(), endRadius: number()))
    case 2: return .conic(ConicGradient(gradient: gradient, center: point(), angle: .radians(number())))
    default: return .solid(color())
    }
  }

  private mutating func style() -> StrokeStyle {
    StrokeStyle(
      width: number(), cap: chance(2) ? .round : .square, join: chance(2) ? .round : .miter, miterLimit: number(),
      dash: chance(2) ? [abs(number()), abs(number())] : [], dashPhase: number())
  }

  mutating func item(depth: Int) -> DisplayItem {
    switch Int.random(in: 0..<(depth > 2 ? 2 : 4), using: &random) {
    case 0: return .fill(path(), rule: chance(2) ? .evenOdd : .nonZero, paint: paint(), transform: transform())
    case 1: return .stroke(path(), style: style(), paint: paint(), transform: transform())
    default:
      return .group(
        DisplayGroup(
          opacity: number(), clip: chance(2) ? .init(path: path(), transform: transform()) : nil,
          shadow: chance(2) ? Shadow(color: color(), radius: number(), offset: point()) : nil,
          items: [item(depth: depth + 1), item(depth: depth + 1)]))
    }
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
