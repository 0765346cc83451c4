import Motion
import Testing

/// Timelines as text, which is what reviews and most other tests look at.
@Suite struct TimelineDescriptionTests {
  private func time(_ seconds: Double) -> Time { Time(seconds: seconds) ?? .zero }

  private func timeline(_ changes: [(String, Attribute, Lanes, (inout Timeline.Track) -> Void)]) -> Timeline {
    var timeline = Timeline()
    for (label, attribute, initial, change) in changes {
      let index = timeline.append(
        Timeline.Track(node: timeline.tracks.count, label: label, attribute: attribute, initial: initial))
      timeline.modify(index, change)
    }
    return timeline
  }

  @Test("each track is a line, and each of its changes one below")
  func text() {
    let timeline = timeline([
      (
        "title", .opacity, Lanes(0),
        { track in
          track.animate(to: Lanes(1), with: .easeOut(duration: 0.5), at: .zero)
          track.jump(to: Lanes(0.25), at: time(2), cancelling: false)
          track.jump(to: Lanes(0), at: time(3), cancelling: true)
        }
      ),
      (
        "box", .offsetX, Lanes(10),
        { track in
          track.animate(to: Lanes(110), with: .linear(duration: 0.5), at: time(0.5))
          track.animate(to: Lanes(-40.5), with: .bouncy, at: time(0.75))
          track.animate(to: Lanes(0), with: .linear.repeatForever(), at: time(3))
        }
      ),
      (
        "box", .frameWidth, Lanes(100),
        { track in
          track.animate(to: Lanes(60), with: .smooth(duration: 1).delay(1.0 / 3), at: time(1))
        }
      ),
      (
        "box", .rotation, Lanes(0),
        { track in
          let keys: [Keyframe] = [
            .linear(to: Lanes(1), duration: time(0.25), curve: .linear), .move(to: Lanes(0)),
            .cubic(to: Lanes(2), duration: time(0.25), startVelocity: nil, endVelocity: nil),
          ]
          track.run(KeyframeTrack(initial: .zero, keyframes: keys), at: time(1))
        }
      ),
      ("still", .scaleX, Lanes(1), { _ in }),
    ])
    #expect(
      "\(timeline)" == """
        title: opacity 0
          0 s → 1, easeOut 0.5 s, complete 0.5 s, settled 0.5 s
          2 s → 0.25, at once
          3 s → 0, reset
        box: offsetX 10
          0.5 s → 110, linear 0.5 s, complete 1 s, settled 1 s
          0.75 s → -40.5, spring(0.5 s, bounce 0.3) at 200/s, complete 1.25 s, settled 1.741587925 s
          3 s → 0, linear 0.35 s.repeat(forever, autoreverses), complete never, settled never
        box: frameWidth 100
          1 s → 60, spring(1 s, bounce 0).delay(0.3333 s), complete 2.333333333 s, settled 3.020777025 s
        box: rotation 0
          1 s → 2, keyframes, complete 1.5 s, settled 1.5 s
            1.25 s 1 linear
            1.25 s 0 move
            1.5 s 2 cubic
        still: scaleX 1
        """)
  }

  @Test("a timeline rests when the last of its tracks does")
  func rest() {
    var timeline = Timeline()
    #expect(timeline.settledEnd == .zero && timeline.description.isEmpty)
    for seconds in [2.0, 1] {
      let index = timeline.append(Timeline.Track(node: 0, label: "a", attribute: .opacity, initial: .zero))
      _ = timeline.modify(index) { $0.animate(to: Lanes(1), with: .linear(duration: seconds), at: time(1)) }
    }
    #expect(timeline.settledEnd == time(3))
    _ = timeline.modify(1) { $0.animate(to: Lanes(0), with: .linear.repeatForever(), at: time(1.5)) }
    #expect(timeline.settledEnd == nil)
  }
}
