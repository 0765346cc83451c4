import Motion
import Playback
import Scenography
import Testing

@Suite("Staggers")
struct StaggerTests {
  private func order(_ count: Int, @ChoreographyBuilder choreography: () -> Choreography) throws -> [String] {
    try Probe {
      for index in 0..<count { box("\(index)") }
      box("after")
    } choreography: {
      choreography()
      Step("after")
    }.resolved().order
  }

  @Test("Members begin at a steady pace, and what follows waits for the last of them")
  func row() throws {
    let order = try order(3) { Stagger(each: 0.25) { for index in 0..<3 { Step("\(index)") } } }
    #expect(order == ["0 0 s", "1 0.25 s", "2 0.5 s", "after 1.5 s"])
  }

  @Test("From the centre, in a total time, of a grid")
  func grid() throws {
    let centre = try order(5) { Stagger(each: 0.1, from: .center) { for index in 0..<5 { Step("\(index)") } } }
    #expect(centre == ["2 0 s", "1 0.1 s", "3 0.1 s", "0 0.2 s", "4 0.2 s", "after 1.2 s"])
    let total = try order(4) { Stagger(total: 0.6, from: .last) { for index in 0..<4 { Step("\(index)") } } }
    #expect(total == ["3 0 s", "2 0.2 s", "1 0.4 s", "0 0.6 s", "after 1.6 s"])
    let grid = try order(4) { Stagger(each: 0.5, grid: 2) { for index in 0..<4 { Step("\(index)") } } }
    #expect(grid.prefix(3) == ["0 0 s", "1 0.5 s", "2 0.5 s"])
  }

  @Test("Members may be groups and sequences, and the end may be overlapped")
  func nested() throws {
    let order = try Probe {
      for name in ["a", "b", "c", "d"] { box(name) }
    } choreography: {
      Stagger(each: 0.5) {
        Sequenced {
          Step("a")
          Step("b")
        }
        Step("c")
      }
      Step("d").starting(.beforePreviousEnds(0.25))
    }.resolved().order
    #expect(order == ["a 0 s", "c 0.5 s", "b 1 s", "d 1.75 s"])
  }

  @Test("Numbers that cannot be, and members that say when they start, are errors")
  func problems() {
    func complaint(@ChoreographyBuilder _ choreography: () -> Choreography) -> String {
      Probe(body: {}, choreography: { return choreography() }).complaint()
    }
    #expect(
      complaint { Stagger(each: -1) {} }
        == "scene Probe, sequence main: a stagger: its spacing is -1.0 s; give a number from 0 to 1000000")
    #expect(complaint { Stagger(each: 1, grid: 0) {} }.contains("its grid has 0 columns"))
    #expect(
      complaint { Stagger(each: 1) { Wait(1).starting(.afterPreviousEnds(1)) } }.contains(
        "member 1 of a group says when"))
  }
}
