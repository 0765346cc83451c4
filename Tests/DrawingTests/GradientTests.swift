import Drawing
import Testing

@Suite struct GradientTests {
  @Test("Colours without locations are spread evenly")
  func even() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test("No stops are clear, one is one colour everywhere")
  func fewStops() {
    #expect(Gradient(stops: []).color(at: 0.5) == .clear)
    #expect(Gradient(stops: []).resolved().stops.isEmpty)
    let single = Gradient(stops: [Gradient.Stop(color: .red, location: 0.7)])
    for location in [-1, 0, 0.7, 2, Double.nan] {
      #expect(single.color(at: location) == .red)
    }
    #expect(single.resolved().stops == [Gradient.Stop(color: .red, location: 0.7)])
  }

  @Test("Stops at one location change the colour at once")
  func hardEdge() {
    let gradient = Gradient(stops: [
      .init(color: .red, location: 0), .init(color: .red, location: 0.5), .init(color: .green, location: 0.5),
      .init(color: .blue, location: 0.5), .init(color: .blue, location: 1),
    ])
    #expect(gradient.color(at: 0.5.nextDown) == .red)
    #expect(gradient.color(at: 0.5) == .blue)
    #expect(gradient.resolved().stops == gradient.stops)
  }

  @Test("Stops out of order and out of range are sorted and cut off")
  func unsorted() {
    let gradient = Gradient(stops: [
      .init(color: .white, location: 3), .init(color: .red, location: -2), .init(color: .green, location: .nan),
    ])
    #expect(gradient.color(at: 0) == .green)
    #expect(gradient.color(at: 1) == .white)
    let resolved = gradient.resolved().stops
    #expect(resolved.first == Gradient.Stop(color: .red, location: 0))
    #expect(resolved.last == Gradient.Stop(color: .white, location: 1))
  }

  @Test(
    "Resolved stops mix straight to within half a level of the true mix", arguments: [ColorSpace.oklab, .linear, .sRGB])
  func resolved(space: ColorSpace) {
    var random = SeededRandom(seed: 1)
    for round in 0..<60 {
      var colors = [random.color(), random.color(), random.color()]
      if round == 0 { colors = [.black, .white, .clear] }
      if round == 1 { colors = [Color(hex: 0x0000FF), Color(hex: 0xFFFF00), Color(hex: 0x00FF00)] }
      let gradient = Gradient(colors: colors, space: space)
      let resolved = gradient.resolved()
      #expect(resolved.space == .sRGB)
      #expect(resolved.stops.count <= 2 * 65)
      #expect(zip(resolved.stops, resolved.stops.dropFirst()).allSatisfy { $0.location <= $1.location })
      for step in 0...1000 {
        let location = Double(step) / 1000
        let expected = gradient.color(at: location).clamped
        let pixel = resolved.color(at: location)
        let error = max(
          abs(pixel.red - expected.red), abs(pixel.green - expected.green), abs(pixel.blue - expected.blue))
        if pixel.alpha > 0 { #expect(error * 255 < 0.5, "\(round) \(location)") }
        #expect(isClose(pixel.alpha, expected.alpha, within: 1e-9))
      }
    }
  }

  @Test("A clear stop between two hues becomes two stops at one place")
  func clearBetweenHues() {
    let gradient = Gradient(colors: [.red, .clear, .blue], space: .sRGB)
    #expect(
      gradient.resolved().stops == [
        .init(color: .red, location: 0), .init(color: .red.opacity(0), location: 0.5),
        .init(color: .blue.opacity(0), location: 0.5), .init(color: .blue, location: 1),
      ])
    #expect(gradient.color(at: 0.25).description == "#FF3B3080")
  }

  @Test("A redundant middle stop does not change a gradient to clear")
  func redundantStop() {
    let yellow = Color(hex: 0xFFFF00)
    let blue = Color(hex: 0x0000FF)
    let two = Gradient(colors: [yellow.opacity(0), blue])
    let three = Gradient(colors: [yellow.opacity(0), two.color(at: 0.5), blue])
    for step in 0...20 {
      let location = Double(step) / 20
      #expect(two.color(at: location).clamped.description == three.color(at: location).clamped.description)
    }
  }

  @Test("Colours that are not numbers end the search for stops")
  func notFinite() {
    let gradient = Gradient(colors: [Color(red: .nan, green: 1, blue: .infinity), .red])
    #expect(!gradient.isFinite)
    #expect(gradient.resolved().isFinite)
  }

  @Test("A paint knows whether it covers, and whether it shows at all")
  func paints() {
    let linear = LinearGradient(gradient: Gradient(colors: [.red, .clear]), start: .zero, end: Point(x: 1, y: 0))
    #expect(Paint.solid(.red).isOpaque && !Paint.solid(.red).isClear)
    #expect(!Paint.linear(linear).isOpaque && !Paint.linear(linear).isClear)
    #expect(Paint.solid(.clear).isClear)
    #expect(Paint.solid(.red).isFinite && Paint.linear(linear).isFinite)
    let conic = ConicGradient(gradient: Gradient(stops: []), center: Point(x: 0, y: .nan))
    #expect(!Paint.conic(conic).isFinite && !Paint.conic(conic).isOpaque && Paint.conic(conic).isClear)
  }
}
