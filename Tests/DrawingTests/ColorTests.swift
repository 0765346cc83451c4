import Drawing
import Testing

@Suite struct ColorTests {
  @Test(
    "Strings of three, six and eight digits are colours",
    arguments: [
      ("#FF9500", "#FF9500"), ("#ff9500", "#FF9500"), ("#F90", "#FF9900"), ("#FF950080", "#FF950080"),
      ("#000000FF", "#000000"),
    ])
  func parsed(string: String, description: String) throws {
    #expect(try #require(Color(string)).description == description)
  }

  @Test(
    "Other strings are none",
    arguments: ["", "#", "FF9500", "#FF95", "#FF950", "#FF95000", "#FF9500800", "#GGGGGG", "#12345é", "red", " #FFF"])
  func rejected(string: String) {
    #expect(Color(string) == nil)
  }

  @Test("Every byte survives the way through a string and a number")
  func roundTrip() {
    for byte in 0..<UInt32(256) {
      let color = Color(hex: byte << 16 | (255 - byte) << 8 | byte)
      #expect(Color(color.description) == color)
      #expect(color.red == Double(byte) / 255)
    }
  }

  @Test("Colours beyond 0…1 are drawn and printed clamped")
  func clamped() {
    let color = Color(red: 1.2, green: -0.3, blue: .nan, alpha: 2)
    #expect(color.clamped == Color(red: 1, green: 0, blue: 0))
    #expect(color.description == "#FF0000")
    #expect(!color.isFinite)
  }

  @Test("Opacity multiplies alpha")
  func opacity() {
    #expect(Color.red.opacity(0.5).opacity(0.5).alpha == 0.25)
    #expect(Color.black.opacity(0.5).description == "#00000080")
  }

  @Test(
    "Hues run around the colour circle",
    arguments: [
      (0, "#FF0000"), (1.0 / 6, "#FFFF00"), (1.0 / 3, "#00FF00"), (0.5, "#00FFFF"), (2.0 / 3, "#0000FF"),
      (1, "#FF0000"), (-1.0 / 3, "#0000FF"), (1e18, "#FF0000"),
    ] as [(Double, String)])
  func hue(hue: Double, description: String) {
    #expect(Color(hue: hue, saturation: 1, brightness: 1).description == description)
  }

  @Test("Saturation leads to grey, brightness to black")
  func saturation() {
    #expect(Color(hue: 0.3, saturation: 0, brightness: 0.5).description == "#808080")
    #expect(Color(hue: 0.3, saturation: 1, brightness: 0) == .black)
    #expect(Color(hue: 0, saturation: 0.5, brightness: 1).description == "#FF8080")
  }

  @Test("The transfer functions undo each other and meet at their seam")
  func transfer() {
    for step in -200...400 {
      let value = Double(step) / 200
      #expect(isClose(SRGB.encoded(SRGB.linear(value)), value, within: 1e-14))
    }
    #expect(SRGB.linear(0) == 0)
    #expect(isClose(SRGB.linear(1), 1, within: 1e-15))
    #expect(isClose(SRGB.linear(0.5), 0.21404114048223255, within: 1e-15))
    #expect(isClose(SRGB.linear(0.04045.nextUp), SRGB.linear(0.04045), within: 1e-7))
  }

  @Test("Oklab gives white, grey and black no hue")
  func neutral() {
    for color in [Color.white, .black, Color(hex: 0x777777)] {
      let oklab = Oklab(color)
      #expect(abs(oklab.a) < 1e-4 && abs(oklab.b) < 1e-4)
    }
    #expect(isClose(Oklab(.white).lightness, 1, within: 1e-6))
    #expect(Oklab(.black).lightness == 0)
  }

  @Test("The way to Oklab and back is good to a hundredth of a level")
  func oklabRoundTrip() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<1000 {
      let color = random.color()
      let back = Color(Oklab(color), alpha: color.alpha)
      #expect(isClose(back.red, color.red, within: 4e-5))
      #expect(isClose(back.green, color.green, within: 4e-5))
      #expect(isClose(back.blue, color.blue, within: 4e-5))
      #expect(back.alpha == color.alpha)
    }
  }

  @Test("The ends of a mix are the colours themselves", arguments: [ColorSpace.oklab, .sRGB, .linear])
  func ends(space: ColorSpace) {
    var random = SeededRandom(seed: 2)
    for _ in 0..<100 {
      let (from, to) = (random.color(), random.color())
      #expect(from.mixed(with: to, by: 0, in: space) == from)
      #expect(from.mixed(with: to, by: 1, in: space) == to)
      #expect(isClose(from.mixed(with: to, by: 0.3, in: space).alpha, from.alpha * 0.7 + to.alpha * 0.3))
    }
  }

  @Test("The middle of black and white depends on the space")
  func middles() {
    #expect(Color.black.mixed(with: .white, by: 0.5).description == "#636363")
    #expect(Color.black.mixed(with: .white, by: 0.5, in: .sRGB).description == "#808080")
    #expect(Color.black.mixed(with: .white, by: 0.5, in: .linear).description == "#BCBCBC")
  }

  @Test("A fade to or from clear never darkens", arguments: [ColorSpace.oklab, .sRGB, .linear])
  func clear(space: ColorSpace) {
    #expect(Color.white.mixed(with: .clear, by: 0.5, in: space).description == "#FFFFFF80")
    #expect(Color.clear.mixed(with: .orange, by: 0.25, in: space).description == "#FF950040")
    #expect(Color.white.mixed(with: .clear, by: 1, in: space) == Color.white.opacity(0))
    #expect(Color.clear.mixed(with: .clear, by: 0.5, in: space).alpha == 0)
  }
}
