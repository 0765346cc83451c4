extension Color {
  /// Creates a colour of a hue, a saturation and a brightness, in sRGB.
  ///
  /// `hue` is a fraction of the colour circle, 0 red, 1/3 green, 2/3 blue; whole turns are left out. `saturation` runs
  /// from 0 (grey) to 1, `brightness` from 0 (black) to 1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let turn = hue - hue.rounded(.down)
    /// A channel whose full strength lies `shift` sixths of a turn before hue 0.
    func channel(_ shift: Double) -> Double {
      let sixths = turn * 6 + shift
      let k = sixths >= 6 ? sixths - 6 : sixths
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
}
