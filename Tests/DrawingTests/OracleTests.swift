import Drawing
import OracleCases
import Testing

@Suite struct OracleTests {
  @Test("published cases of drawing hold", arguments: Oracle.cases(of: .drawing))
  func holds(_ entry: Oracle.Case) {
    let pairs = entry.pairs
    #expect(!pairs.isEmpty, "no check for the kind \(entry.kind)")
    for (actual, expected) in pairs { #expect(entry.allows(actual, for: expected)) }
  }

  @Test("each file says how many of its cases are checked")
  func report() {
    let lines = Oracle.report(of: .drawing)
    for line in lines { print(line) }
    #expect(lines.count == 5)
  }
}

extension Oracle.Case {
  /// What the module gives, next to what is expected.
  fileprivate var pairs: [(actual: Double, expected: Double)] {
    switch kind {
    case "colour_mix_oklab":
      // The ends are left out: here they are exactly the colours, there they go through Oklab and back.
      return zip(input.numbers("t"), expect["srgb"]?.list ?? []).filter { 0 < $0.0 && $0.0 < 1 }.flatMap { t, mix in
        zip(channels(color("from").mixed(with: color("to"), by: t)), mix.numbers).map { ($0, $1) }
      }
    case "colour_mix_srgb_straight":
      let mix = bytes("from").mixed(with: bytes("to"), by: input.number("t"), in: .sRGB)
      let drawn = channels(mix).map { ($0 * 255).rounded() } + [mix.alpha]
      return zip(drawn, expect.numbers("rgba")).map { ($0, $1) }
    case "gradient_oklab_pixel": return gradient
    case "colour_animatable_delta":
      // SwiftUI animates 128 times the cube roots of the cone responses, of which Oklab is a linear map.
      let (from, to) = (coneRoots(bytes("from_srgb255")), coneRoots(bytes("to_srgb255")))
      return zip(zip(from, to), expect.numbers("delta")).map { (128 * ($0.1 - $0.0), $1) }
    case "hsb_to_rgb":
      let hsb = input.numbers("hsb")
      let color = Color(hue: hsb[0], saturation: hsb[1], brightness: hsb[2])
      return zip(channels(color), expect.numbers("rgb")).map { ($0, $1) }
    case "color_resolved_hex":
      var rgba = input.numbers("rgba")
      if input.text("space") == "sRGBLinear" { for channel in 0..<3 { rgba[channel] = SRGB.encoded(rgba[channel]) } }
      let color = Color(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: rgba[3])
      let drawn = "\(color)".count > 7 ? "\(color)" : "\(color)FF"
      return [(number(drawn), number(expect.text("hex")))]
    default: return []
    }
  }

  private var gradient: [(actual: Double, expected: Double)] {
    let colors = [color("from"), color("to")]
    let gradient = Gradient(stops: zip(colors, input.numbers("stops")).map { Gradient.Stop(color: $0, location: $1) })
    let location = (input.number("pixel") + 0.5) / input.number("size")
    return [gradient, gradient.resolved()].flatMap { gradient in
      let pixel = gradient.color(at: location)
      let overWhite = channels(pixel).map { 255 * ($0 * pixel.alpha + 1 - pixel.alpha) }
      return zip(overWhite, expect.numbers("rgb")).map { ($0, $1) }
    }
  }

  private func coneRoots(_ color: Color) -> [Double] {
    let oklab = Oklab(color)
    return [
      oklab.lightness + 0.3963377774 * oklab.a + 0.2158037573 * oklab.b,
      oklab.lightness - 0.1055613458 * oklab.a - 0.0638541728 * oklab.b,
      oklab.lightness - 0.0894841775 * oklab.a - 1.2914855480 * oklab.b,
    ]
  }

  private func channels(_ color: Color) -> [Double] { [color.red, color.green, color.blue] }

  /// The colour under `key`, of channels up to 1.
  private func color(_ key: String) -> Color { color(input.numbers(key)) }

  /// The colour under `key`, of channels up to 255 and an alpha up to 1.
  private func bytes(_ key: String) -> Color {
    let channels = input.numbers(key)
    return color(channels.prefix(3).map { $0 / 255 } + channels.dropFirst(3))
  }

  private func color(_ channels: [Double]) -> Color {
    Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count > 3 ? channels[3] : 1)
  }

  private func number(_ hex: String) -> Double { UInt32(hex.dropFirst(), radix: 16).map { Double($0) } ?? .nan }
}
