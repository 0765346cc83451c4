import Drawing
import Motion
import Scenography
import Testing

/// Keyframes as scenes write them.
@Suite struct KeyframeTests {
  private func binding(@TracksBuilder _ tracks: () -> [AttributeKeyframes]) -> StepBinding {
    Circle().keyframeStep("a", tracks).steps[0]
  }

  @Test("each keyframe becomes the one that the engine runs")
  func lowering() throws {
    let binding = binding {
      Track(.offsetY) {
        LinearKeyframe(1, duration: 0.5, timingCurve: .easeIn)
        CubicKeyframe(2, duration: 0.25, startVelocity: 3)
        SpringKeyframe(4, duration: 0.5, spring: .bouncy)
        SpringKeyframe(5)
        MoveKeyframe(6)
      }
      Track(.rotation) { for turn in 1...2 { LinearKeyframe(.radians(Double(turn)), duration: 1) } }
      Track(.fill) { MoveKeyframe(.red) }
    }
    guard case .keyframes(let tracks) = binding.part else {
      Issue.record("no keyframes")
      return
    }
    let half = try #require(Time(seconds: 0.5))
    #expect(tracks.map(\.attribute) == [.offsetY, .rotation, .fill])
    #expect(
      tracks[0].keyframes == [
        .linear(to: Lanes(1), duration: half, curve: .easeIn),
        .cubic(to: Lanes(2), duration: half.divided(by: 2), startVelocity: Lanes(3), endVelocity: nil),
        .spring(to: Lanes(4), duration: half, spring: .bouncy, startVelocity: nil),
        .spring(to: Lanes(5), duration: nil, spring: .smooth, startVelocity: nil), .move(to: Lanes(6)),
      ])
    #expect(tracks[1].keyframes.map(\.target) == [Lanes(1), Lanes(2)])
    #expect(tracks[2].keyframes == [.move(to: Color.red.lanes)])
    #expect(
      binding.problem == nil && binding.properties == [.attribute(.offsetY), .attribute(.rotation), .attribute(.fill)])
  }

  @Test("a track of the scale moves both directions")
  func scale() {
    #expect(binding { Track(.scale) { MoveKeyframe(2) } }.properties == [.attribute(.scaleX), .attribute(.scaleY)])
  }

  static let wrong: [(StepBinding, String)] = {
    func step(_ keyframe: some KeyframeContent<Double>) -> StepBinding {
      Circle().keyframeStep("a") { Track(.offsetX) { keyframe } }.steps[0]
    }
    let values = [.nan, .infinity, -.infinity, 1e308, -1e7].flatMap { (bad: Double) in
      [
        (step(LinearKeyframe(bad, duration: 1)), "value is \(bad)"), (step(MoveKeyframe(bad)), "value is \(bad)"),
        (step(SpringKeyframe(bad)), "value is \(bad)"), (step(CubicKeyframe(bad, duration: 1)), "value is \(bad)"),
        (step(CubicKeyframe(1, duration: 1, startVelocity: bad)), "velocity is \(bad)"),
        (step(CubicKeyframe(1, duration: 1, startVelocity: 0, endVelocity: bad)), "velocity is \(bad)"),
        (step(SpringKeyframe(1, startVelocity: bad)), "velocity is \(bad)"),
      ]
    }
    let durations = [.nan, .infinity, -.infinity, 1e308, -1, 1_000_001].flatMap { (bad: Double) in
      [
        (step(LinearKeyframe(1, duration: bad)), "duration is \(bad)"),
        (step(CubicKeyframe(1, duration: bad)), "duration is \(bad)"),
        (step(SpringKeyframe(1, duration: bad)), "duration is \(bad)"),
      ]
    }
    return values + durations + [
      (step(SpringKeyframe(1, spring: Spring(duration: 0))), "duration of the spring is 0.0"),
      (step(SpringKeyframe(1, duration: 1, spring: Spring(bounce: 2))), "bounce of the spring is 2.0"),
      (step(LinearKeyframe(1, duration: 1, timingCurve: .steps(0))), "count of steps is 0"),
      (step(LinearKeyframe(1, duration: 1, timingCurve: .bezier(.nan, 0, 1, 1))), "x1 of the Bézier curve is nan"),
    ]
  }()

  @Test("a keyframe with a number out of its range is named", arguments: KeyframeTests.wrong.indices)
  func problems(row: Int) {
    let (step, words) = Self.wrong[row]
    let problem = step.problem
    #expect(problem?.contains(words) == true, "\(problem ?? "no problem"), not \(words)")
  }

  @Test("keyframes that move nothing, or one thing twice, are named")
  func structure() {
    #expect(binding {}.problem == "it has no tracks; add one, for example Track(.offsetY) { … }")
    #expect(binding { Track(.opacity) {} }.problem == "its track of opacity has no keyframes; add one")
    let twice = binding {
      Track(.scale) { MoveKeyframe(1) }
      Track(.scaleY) { MoveKeyframe(2) }
    }
    #expect(twice.problem == "two of its tracks move scaleY; join them")
  }

  @Test("keyframes of no length, the shortest and the longest are accepted")
  func accepted() {
    for duration in [0, -0.0, .leastNonzeroMagnitude, 1e6] as [Double] {
      #expect(binding { Track(.opacity) { LinearKeyframe(1, duration: duration) } }.problem == nil)
    }
  }
}
