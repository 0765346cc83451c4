import Drawing
import Motion
import Playback
import Scenography
import Testing

@Suite("Numbers and properties that are wrong")
struct NumberErrorTests {
  private func complaint(
    on stage: Stage = Stage(width: 100, height: 100), _ body: @escaping @Sendable () -> Node
  ) -> String {
    Probe(on: stage, body: { body() }, choreography: { Step("a") }).complaint()
  }

  @Test(
    "A stage that cannot be",
    arguments: [
      (Stage(width: 0, height: 0), "its stage is 0×0 pixels; give sides from 1 to 32767"),
      (Stage(width: 100_000, height: 100_000), "its stage is 100000×100000 pixels; give sides from 1 to 32767"),
      (Stage(width: 10, height: -1), "its stage is 10×-1 pixels; give sides from 1 to 32767"),
      (Stage(width: 10, height: 10, fps: 0), "its frame rate is 0 fps; give a rate above 0 and up to 1000 fps"),
      (Stage(width: 10, height: 10, fps: 1001), "its frame rate is 1001 fps; give a rate above 0 and up to 1000 fps"),
      (Stage(width: 10, height: 10, duration: 0), "its duration is 0.0 s; give a number above 0 and up to 1000000"),
      (Stage(width: 10, height: 10, duration: -1), "its duration is -1.0 s; give a number above 0 and up to 1000000"),
      (Stage(width: 10, height: 10, duration: .nan), "its duration is nan s; give a number above 0 and up to 1000000"),
      (
        Stage(width: 10, height: 10, duration: .infinity),
        "its duration is inf s; give a number above 0 and up to 1000000"
      ),
      (
        Stage(width: 10, height: 10, background: Color(red: .nan, green: 0, blue: 0)),
        "its background is a colour with a channel that is not a number"
      ),
    ])
  func stage(stage: Stage, problem: String) {
    #expect(complaint(on: stage) { Rectangle().node } == "scene Probe: \(problem)")
  }

  @Test("The greatest stage can be")
  func greatestStage() {
    #expect(complaint(on: Stage(width: 32_767, height: 32_767, fps: 1000)) { Rectangle().node } == "nothing")
  }

  static let nodes: [(node: Node, problem: String)] = [
    (Rectangle().opacity(.nan), "its opacity is nan; give a finite number up to 1000000"),
    (Rectangle().offset(x: .infinity), "its offset is inf; give a finite number up to 1000000"),
    (Rectangle().offset(y: 1e7), "its offset is 10000000.0; give a finite number up to 1000000"),
    (Rectangle().scale(1e308), "its scale is 1e+308; give a finite number up to 1000000"),
    (Rectangle().rotation(.degrees(.nan)), "its rotation is nan; give a finite number up to 1000000"),
    (Rectangle().frame(width: -1), "its width is -1.0; give 0 or more"),
    (Rectangle().padding(.nan), "its padding is nan; give a finite number up to 1000000"),
    (Rectangle().position(x: 0, y: -.infinity), "its position is -inf; give a finite number up to 1000000"),
    (
      Rectangle().fill(Color(red: 0, green: .nan, blue: 0)),
      "its fill has a colour with a channel of nan; give channels from 0 to 1"
    ),
    (Rectangle().fill(.linear([])), "its gradient has no colours; give at least one"),
    (Rectangle().stroke(.red, lineWidth: -2), "its line width is -2.0; give 0 or more"),
    (Rectangle().stroke(.red, dash: [1, .nan]), "its dash is nan; give a finite number up to 1000000"),
    (Rectangle().trim(to: .nan), "its trim is nan; give a finite number up to 1000000"),
    (Rectangle().shadow(radius: -1), "its shadow radius is -1.0; give 0 or more"),
    (Rectangle().zIndex(.nan), "its zIndex is nan; give a finite number"),
    (RoundedRectangle(cornerRadius: .nan).node, "its corner radius is nan; give a finite number up to 1000000"),
    (Polygon(sides: 2).node, "its polygon has 2 sides; give 3 to 10000"),
    (Star(points: 1).node, "its star has 1 points; give 2 to 10000"),
    (Text("Hi").font(.system(size: -1)), "its font size is -1.0; give 0 or more"),
    (HStack(spacing: .infinity) {}.node, "its spacing is inf; give a finite number up to 1000000"),
  ]

  @Test("A number of a node that cannot be is told with the node", arguments: nodes.indices)
  func node(index: Int) {
    let (node, problem) = Self.nodes[index]
    #expect(complaint { node.id("x") } == "scene Probe, node x: \(problem)")
  }

  static let steps: [(node: Node, problem: String)] = [
    (
      Rectangle().step("a", .spring(response: 0.5, dampingFraction: 0)),
      "the damping ratio of the spring is 0.0, but must be finite and above 0"
    ),
    (
      Rectangle().step("a", .spring(duration: .nan)),
      "the duration of the spring is nan, but must be finite and above 0"
    ),
    (
      Rectangle().step("a", .interpolatingSpring(stiffness: 0, damping: 1)),
      "the stiffness of the spring is 0.0, but must be finite and above 0"
    ),
    (Rectangle().step("a", .linear(duration: -1)), "its duration is -1.0 s; give a number from 0 to 1000000"),
    (Rectangle().step("a", .linear(duration: .infinity)), "its duration is inf s; give a number from 0 to 1000000"),
    (Rectangle().step("a", .linear.delay(.nan)), "its delay is nan s; give a number from 0 to 1000000"),
    (Rectangle().step("a", .linear.speed(0)), "its speed is 0.0; give a number from 0.001 to 1000"),
    (Rectangle().step("a", .linear.repeatCount(0)), "it repeats 0 times; give 1 to 1000000"),
    (Rectangle().step("a", .linear(duration: 0).repeatForever()), "it repeats what takes no time"),
    (Rectangle().step("a") { $0.opacity(.nan) }, "it changes opacity by nan; give a finite number up to 1000000"),
    (
      Rectangle().step("a") { $0.offset(x: 1e9) },
      "it changes offsetX by 1000000000.0; give a finite number up to 1000000"
    ),
    (
      Rectangle().fill(.red).step("a") { $0.fill(Color(red: .infinity, green: 0, blue: 0)) },
      "it changes fill to a colour with a channel that is not a number; give channels from 0 to 1"
    ),
    (Rectangle().frame(width: 1).step("a") { $0.frame(width: -3) }, "it changes width to -3.0; give 0 or more"),
    (Rectangle().keyframeStep("a") {}, "it has no tracks; add one, for example Track(.offsetY) { … }"),
    (Rectangle().keyframeStep("a") { Track(.offsetX) {} }, "its track of offsetX has no keyframes; add one"),
    (
      Rectangle().keyframeStep("a") { Track(.offsetX) { LinearKeyframe(.nan, duration: 1) } },
      "a keyframe's value is nan; give a finite number up to 1000000"
    ),
    (
      Rectangle().keyframeStep("a") { Track(.offsetX) { LinearKeyframe(1, duration: -1) } },
      "a keyframe's duration is -1.0 s; give a number from 0 to 1000000"
    ),
    (
      Rectangle().keyframeStep("a") {
        Track(.offsetX) { SpringKeyframe(1, spring: Spring(response: 1, dampingRatio: 0)) }
      }, "the damping ratio of the spring is 0.0, but must be finite and above 0"
    ),
    (
      Rectangle().step("a") { $0.cornerRadius(3) },
      "a Rectangle has no cornerRadius to change; put the step on the shape itself"
    ),
    (
      Rectangle().step("a") { $0.frame(width: 3) },
      "a Rectangle has no width to change; give it one with .frame(width:height:) before .step"
    ),
    (
      Rectangle().step("a") { $0.position(x: 3) },
      "a Rectangle has no position to change; give it one with .position(x:y:) before .step"
    ),
    (
      Group { Rectangle() }.step("a") { $0.fill(.red) },
      "a ZStack has no fill to change; put the step on the shape itself"
    ),
    (Text("Hi").step("a") { $0.trim(to: 0) }, "a Text has no trimEnd to change; put the step on the shape itself"),
    (
      Rectangle().fill(.linear([.red, .blue])).step("a") { $0.fill(.red) },
      "it fills a shape whose paint is a gradient; a gradient does not turn into a colour"
    ),
    (
      Rectangle().stroke(.linear([.red, .blue])).step("a") { $0.stroke(.red) },
      "it strokes a shape whose paint is a gradient; a gradient does not turn into a colour"
    ),
    (Rectangle().stroke(.red).step("a") { $0.fill(.red) }, "it fills a shape that is not filled; add .fill(.clear)"),
    (Rectangle().step("a") { $0.stroke(.red) }, "it strokes a shape that has no line; add .stroke(.clear)"),
    (Rectangle().step("a") { $0.lineWidth(2) }, "it changes the line of a shape that has none; add .stroke"),
  ]

  @Test("What is wrong with a step is told with its sequence and node", arguments: steps.indices)
  func step(index: Int) {
    let (node, problem) = Self.steps[index]
    #expect(complaint { node.id("x") } == "scene Probe, sequence main, step a, node x: \(problem)")
  }

  @Test("A wait, a replay and a change of state that cannot be")
  func actions() {
    func complaint(_ action: Action) -> String {
      Probe(body: { box("b", in: "s") }, choreography: { Sequenced("s") { action } }).complaint()
    }
    #expect(
      complaint(Wait(.nan).action)
        == "scene Probe, sequence s: a wait cannot last nan s; give a number from 0 to 1000000")
    #expect(
      complaint(Wait(-1).action)
        == "scene Probe, sequence s: a wait cannot last -1.0 s; give a number from 0 to 1000000")
    #expect(
      complaint(Wait(1e7).action)
        == "scene Probe, sequence s: a wait cannot last 10000000.0 s; give a number from 0 to 1000000")
    #expect(
      complaint(Replay("s", times: -1).action)
        == "scene Probe, sequence s: it replays s -1 times; give a number from 0 to 10000")
    let probe = Probe(false) { _ in
      Rectangle()
    } choreography: { probe in
      probe.animate(.spring(duration: 0)) { $0 = true }
    }
    #expect(
      probe.complaint()
        == "scene Probe, sequence main: a change of state: the duration of the spring is 0.0, but must be finite and above 0"
    )
  }

  @Test("What is nested too deeply is told, and as deep as it may be works")
  func depth() throws {
    @Sendable func nested(_ depth: Int) -> Node { (0..<depth).reduce(Rectangle().node) { node, _ in node.padding(0) } }
    #expect(complaint { nested(5000) } == "scene Probe: nodes are nested more than 400 deep; flatten them")
    #expect(complaint { nested(390) } == "nothing")
    let deepest = Probe(body: { nested(390) }, choreography: {})
    #expect(try deepest.resolved().displayList(at: .zero).items.count == 1)
    func actions(_ depth: Int) -> String {
      Probe(
        body: {}, choreography: { (0..<depth).reduce(Wait(0).action) { action, _ in .group([action], end: .withLast) } }
      ).complaint()
    }
    #expect(actions(5000) == "scene Probe, sequence main: actions are nested more than 200 deep; flatten them")
    #expect(actions(199) == "nothing")
  }

  @Test("A font that is not there is told with the node that asks for it")
  func font() {
    struct NoFonts: TextSetter {
      struct Missing: Error, CustomStringConvertible {
        let description: String
      }

      func layout(_ text: TextContent, maxWidth: Double?) throws -> TextLayout {
        throw Missing(description: "No font family named \"\(text.font.family)\" is installed.")
      }
    }
    let probe = Probe {
      VStack { Text("Welcome").font(.custom("Helvetika", size: 20)).step("a") }
    } choreography: {
      Step("a")
    }
    #expect(throws: SceneError.self) { try ResolvedScene(probe, setter: NoFonts()) }
    do {
      _ = try ResolvedScene(probe, setter: NoFonts())
    } catch {
      #expect("\(error)" == "scene Probe, node a: No font family named \"Helvetika\" is installed.")
    }
  }
}
