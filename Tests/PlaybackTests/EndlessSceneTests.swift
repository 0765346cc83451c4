import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("Scenes without an end")
struct EndlessSceneTests {
  private static let forever = Motion.Animation.linear(duration: 1).repeatForever()

  @Test("What repeats for ever before another step is an error, whatever the stage lasts", arguments: [nil, 3.0])
  func beforeStep(duration: Double?) {
    let stage = Stage(width: 10, height: 10, duration: duration)
    #expect(
      Probe(on: stage) {
        box("spin", Self.forever)
        box("next")
      } choreography: {
        Step("spin")
        Step("next")
      }.complaint()
        == """
        scene Probe, sequence main, step spin: it repeats for ever, so what follows it never begins; put it last, \
        or give its animation .logicallyComplete(after: …)
        """
    )
  }

  @Test("A stage that lasts less than a thousandth of a frame shows none, which is an error")
  func noFrames() {
    let scene = Probe(on: Stage(width: 10, height: 10, duration: 5e-7)) {
      Circle()
    } choreography: {
    }
    #expect(scene.complaint().contains("less than a thousandth of a frame"))
  }

  @Test("Also around groups and sequences that it stands in")
  func aroundGroups() {
    #expect(
      Probe {
        box("spin", in: "inner", Self.forever)
        box("next", in: "outer")
      } choreography: {
        Sequenced("outer") {
          Together {
            Sequenced("inner") { Step("spin") }
          }
          Step("next")
        }
      }.complaint()
        == """
        scene Probe, sequence inner, step spin: it repeats for ever, so what follows it never begins; put it last, \
        or give its animation .logicallyComplete(after: …)
        """
    )
  }

  @Test("A scene that never rests needs a duration")
  func neverRests() {
    func probe(_ duration: Double?) -> Probe<NoState> {
      Probe(on: Stage(width: 10, height: 10, fps: 30, duration: duration)) {
        box("spin", in: "loop", Self.forever)
        box("a", in: "once")
      } choreography: {
        Sequenced("loop") { Step("spin") }
        Sequenced("once") { Step("a") }
      }
    }
    #expect(
      probe(nil).complaint()
        == """
        scene Probe, sequence loop, step spin: it never comes to rest, so the scene never ends; give the stage a \
        duration, or an end with --to
        """
    )
    #expect(probe(5).complaint() == "nothing")
    #expect((try? probe(5).resolved().frameCount()) == 150)
  }

  @Test("A change of state that never rests is called by its place")
  func change() {
    #expect(
      Probe(false) { isOn in
        Rectangle().opacity(isOn ? 1 : 0)
      } choreography: { probe in
        probe.animate(Self.forever) { $0 = true }
      }.complaint()
        == """
        scene Probe, sequence main: a change of state never comes to rest, so the scene never ends; give the stage \
        a duration, or an end with --to
        """
    )
    #expect(
      Probe(false) { isOn in
        Rectangle().opacity(isOn ? 1 : 0)
      } choreography: { probe in
        probe.animate(Self.forever) { $0 = true }
        Wait(1)
      }.complaint()
        == """
        scene Probe, sequence main: a change of state repeats for ever, so what follows it never begins; put it \
        last, or give its animation .logicallyComplete(after: …)
        """
    )
  }

  @Test("A motion without end that another one takes over is no obstacle")
  func takenOver() throws {
    let resolved = try Probe(1.0) { x in
      Rectangle().id("x").offset(x: x).step("spin", in: "loop", Self.forever, to: { $0.offset(x: 9) })
    } choreography: { probe in
      Sequenced("loop") { Step("spin") }
      Sequenced("t") {
        Wait(2)
        Reset("loop")
        probe.animate(.linear(duration: 1)) { $0 = 0 }
      }
    }.resolved()
    #expect(resolved.duration == Time(seconds: 3))
  }

  @Test("The choreography is cut where the stage's duration ends")
  func cut() throws {
    let resolved = try Probe(on: Stage(width: 10, height: 10, fps: 30, duration: 1.5)) {
      box("a")
      box("b")
      box("c")
    } choreography: {
      Step("a")
      Step("b")
      Step("c")
    }.resolved()
    #expect(resolved.order == ["a 0 s", "b 1 s"])
    #expect(resolved.value("b", .opacity, at: 1.5) == 0.5)
    #expect(try resolved.frameCount() == 45)
  }
}
