import Drawing
import Motion
import Scenography
import Testing

/// Scenes, their stage, and catalogues of them.
@Suite struct SceneTests {
  struct Plain: Scene {
    let stage = Stage(width: 4, height: 3)
    func body(_ state: NoState) -> Node {
      Circle()
      Rectangle()
    }
  }

  struct Named: Scene {
    static let name = "plain"
    let stage = Stage(width: 4, height: 3)
    func body(_ state: NoState) -> Node { Circle() }
  }

  struct Counting: Scene {
    struct State: Sendable { var count = 1 }
    let stage = Stage(width: 4, height: 3)
    let initialState = State()
    func body(_ state: State) -> Node { for index in 0..<state.count { Circle().id("\(index)") } }
    var choreography: Choreography {
      animate(.bouncy) { $0.count += 1 }
      Wait(1)
      set { $0.count = 7 }
      for name in ["a", "b"] { Step(name) }
      if stage.width > 3 { Trigger("x") } else { Reset("x") }
      Together {
        Step("c")
        Sequenced("inner", start: .whenTriggered) { Replay("inner", times: 2) }
      }
    }
  }

  @Test("a scene has the name of its type, nothing that moves, and no state, unless it says so")
  func defaults() {
    #expect(Plain.name == "Plain" && Named.name == "plain")
    #expect(Plain().choreography.isEmpty && Plain().initialState == NoState())
    #expect(Plain().body(NoState()).children.count == 2)
  }

  @Test("actions stand in a choreography as they are written")
  func choreography() throws {
    let actions = Counting().choreography
    #expect(actions.count == 7)
    guard case .change(let animated) = actions[0], case .change(let atOnce) = actions[2] else {
      Issue.record("no changes")
      return
    }
    #expect(animated.animation == .bouncy && atOnce.animation == nil)
    let grown = try #require(animated.apply(Counting.State(count: 4)) as? Counting.State)
    #expect(grown.count == 5 && (atOnce.apply(grown) as? Counting.State)?.count == 7)
    // A state of another scene is left alone.
    #expect(animated.apply(NoState()) is NoState)
    guard case .group(let members, end: .withLast) = actions[6],
      case .sequence("inner"?, .whenTriggered, let inner) = members[1],
      case .replay("inner", 2) = inner[0]
    else {
      Issue.record("\(actions[6])")
      return
    }
    if case .wait(seconds: 1) = actions[1], case .step("b") = actions[4], case .trigger("x", .restart) = actions[5] {
      return
    }
    Issue.record("\(actions)")
  }

  @Test("a catalogue finds scenes by name, whatever the case where only one is meant")
  func catalogue() {
    func name(_ catalog: SceneCatalog, _ name: String) -> String? {
      catalog.scene(named: name).map { type(of: $0).name }
    }
    let one = SceneCatalog([Plain(), Counting()])
    #expect(one.names == ["Plain", "Counting"] && one.duplicateNames.isEmpty)
    #expect(name(one, "Plain") == "Plain" && name(one, "pLAIN") == "Plain" && name(one, "Plai") == nil)
    let two = SceneCatalog([Plain(), Named(), Counting(), Counting()])
    #expect(two.duplicateNames == ["plain", "Counting"])
    #expect(name(two, "Plain") == "Plain" && name(two, "plain") == "plain" && name(two, "PLAIN") == nil)
    #expect(name(two, "COUNTING") == nil && name(two, "Counting") == "Counting")
    #expect(SceneCatalog([]).scene(named: "") == nil)
  }

  @Test(
    "a stage with a number out of its range is named",
    arguments: [
      (Stage(width: 0, height: 1), "stage is 0×1 pixels"), (Stage(width: 1, height: -1), "stage is 1×-1 pixels"),
      (Stage(width: 32_768, height: 1), "from 1 to 32767"), (Stage(width: .max, height: .min), "stage is"),
      (Stage(width: 1, height: 1, fps: 0), "frame rate is 0 fps"),
      (Stage(width: 1, height: 1, fps: 1001), "frame rate"),
      (Stage(width: 1, height: 1, fps: -5), "frame rate"),
      (Stage(width: 1, height: 1, background: Color(red: .nan, green: 0, blue: 0)), "background"),
      (Stage(width: 1, height: 1, duration: 0), "duration is 0.0"),
      (Stage(width: 1, height: 1, duration: -1), "duration is -1.0"),
      (Stage(width: 1, height: 1, duration: .nan), "duration is nan"),
      (Stage(width: 1, height: 1, duration: .infinity), "duration is inf"),
      (Stage(width: 1, height: 1, duration: 1e12), "duration is"),
    ])
  func stage(stage: Stage, words: String) {
    #expect(stage.problem?.contains(words) == true, "\(stage.problem ?? "accepted")")
  }

  @Test("stages from a pixel to the largest are accepted")
  func stages() {
    for side in [1, 2, 1080, 32_767] { #expect(Stage(width: side, height: side, fps: .ntsc30).problem == nil) }
    #expect(Stage(width: 1, height: 1, duration: 1e6).problem == nil)
  }
}
