import Drawing
import Testing

/// Mixes against values that others have measured or published.
@Suite struct ColorOracleTests {
  /// The ends are left out: here they are exactly the colours, there they go through Oklab and back.
  @Test(
    "Oklab mixes are those of an independent computation",
    arguments: Oracle.cases("colour_mix_oklab", in: "12_derived_swiftui"))
  func oklab(_ sample: Oracle.Case) throws {
    let from = try color(#require(sample.input.from))
    let to = try color(#require(sample.input.to))
    for (t, expected) in try zip(#require(sample.input.t), #require(sample.expect.srgb)) where t > 0 && t < 1 {
      let mix = from.mixed(with: to, by: t)
      for (channel, value) in zip([mix.red, mix.green, mix.blue], expected) {
        #expect(isClose(channel, value, within: sample.tolerance))
      }
    }
  }

  /// Left out: remotion-hsl-blue, which mixes the hue of a wholly clear colour. Here a clear colour has none.
  @Test(
    "Mixes in sRGB are those of other libraries",
    arguments: Oracle.cases("colour_mix_srgb_straight", in: "08_colour_mixing").filter { $0.id != "remotion-hsl-blue" })
  func straight(_ sample: Oracle.Case) throws {
    let from = try color255(#require(sample.input.from))
    let to = try color255(#require(sample.input.to))
    let mix = try from.mixed(with: to, by: #require(sample.input.t?.first), in: .sRGB)
    let rgba = [mix.red * 255, mix.green * 255, mix.blue * 255].map { $0.rounded() } + [mix.alpha]
    #expect(try rgba == #require(sample.expect.rgba))
  }

  @Test(
    "Gradients have the pixels that SwiftUI draws",
    arguments: Oracle.cases("gradient_oklab_pixel", in: "01_swiftui_measured"))
  func gradient(_ sample: Oracle.Case) throws {
    let colors = try [color(#require(sample.input.from)), color(#require(sample.input.to))]
    let locations = try #require(sample.input.stops)
    let gradient = Gradient(stops: zip(colors, locations).map { Gradient.Stop(color: $0, location: $1) })
    let location = try (#require(sample.input.pixel) + 0.5) / #require(sample.input.size)
    let expected = try #require(sample.expect.rgb)
    for gradient in [gradient, gradient.resolved()] {
      let pixel = gradient.color(at: location)
      for (channel, value) in zip([pixel.red, pixel.green, pixel.blue], expected) {
        let overWhite = 255 * (channel * pixel.alpha + 1 - pixel.alpha)
        #expect(isClose(overWhite, value, within: sample.tolerance))
      }
    }
  }

  /// SwiftUI animates 128 times the cube roots of the cone responses, of which Oklab is a linear map.
  @Test(
    "Differences of colours are those that SwiftUI animates",
    arguments: Oracle.cases("colour_animatable_delta", in: "01_swiftui_measured"))
  func delta(_ sample: Oracle.Case) throws {
    let from = try coneRoots(color255(#require(sample.input.from_srgb255)))
    let to = try coneRoots(color255(#require(sample.input.to_srgb255)))
    for (index, value) in try #require(sample.expect.delta).enumerated() {
      #expect(isClose(128 * (to[index] - from[index]), value, within: sample.tolerance))
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

  private func color(_ channels: [Double]) -> Color {
    Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count > 3 ? channels[3] : 1)
  }

  private func color255(_ channels: [Double]) -> Color {
    color(channels.prefix(3).map { $0 / 255 } + channels.dropFirst(3))
  }
}
