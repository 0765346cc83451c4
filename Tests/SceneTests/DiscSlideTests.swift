import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("DiscSlide")
struct DiscSlideTests {
  @Test(
    "The disc is where it was measured",
    arguments: [(0, -300), (0.25, -262.5), (0.5, 0), (0.75, 262.5), (1, 300), (1.5, 0)] as [(Double, Double)])
  func places(seconds: Double, x: Double) throws {
    #expect(abs(try GalleryScene.discSlide.resolved().value("slide", .offsetX, at: seconds) - x) < 1e-9)
  }

  @Test("The way back is the way there, seen from its end", arguments: 0...60)
  func symmetry(frame: Int) throws {
    let resolved = try GalleryScene.discSlide.resolved()
    for attribute in [Attribute.offsetX, .fill] {
      let track = try #require(resolved.timeline.tracks.first { $0.attribute == attribute })
      let rate = resolved.stage.frameRate
      let difference =
        track.value(at: rate.time(ofFrame: frame)) - track.value(at: rate.time(ofFrame: 120 - frame))
      #expect((difference * difference).sum() < 1e-20)
    }
  }

  @Test("Half way the colour is that of Oklab, as vivid as its ends, and not the one of sRGB")
  func colour() throws {
    guard case .fill(_, _, .solid(let colour), _) = try GalleryScene.discSlide.resolved().items(at: 0.5)[0] else {
      Issue.record("there is no disc")
      return
    }
    #expect("\(colour)" == "\(Color(hex: 0xE13238).mixed(with: Color(hex: 0xE6A700), by: 0.5))")
    #expect("\(colour)" != "#E46D1C")
  }
}
