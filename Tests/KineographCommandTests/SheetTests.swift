import KineographCommand
import Raster
import Testing

@Suite struct SheetTests {
  @Test("A sheet is a picture of as many pictures as there are frames, at most twelve")
  func sheet() throws {
    let run = CommandRun("sheet Slide -o - --count 3 --columns 3")
    #expect(run.code == .done)
    let picture = try Pixmap(png: run.output.bytes)
    // Three pictures of 320 × 180 and a label each, with margins of 16.
    #expect((picture.width, picture.height) == (3 * 320 + 4 * 16, 180 + 44 + 2 * 16))
  }

  @Test(
    "An instant past the end is refused, as for a still",
    arguments: ["sheet Slide --at 0,9 -o -", "still Slide --at 9 -o -"])
  func pastEnd(line: String) {
    let run = CommandRun(line)
    #expect(run.code == .usage)
    #expect(run.output.bytes.isEmpty)
    #expect(run.talk.text.contains("scene Slide ends at 0.5 s, with frame 15"))
  }

  @Test("Of a scene with a duration the last picture is the last frame, not the instant after it")
  func lastFrame() throws {
    let byCount = CommandRun("sheet Glass --count 2 -o -")
    let byFrame = CommandRun("sheet Glass --at 0f,29f -o -")
    #expect(byCount.code == .done)
    #expect(byCount.output.bytes == byFrame.output.bytes)
  }

  @Test("A sheet that is too large is refused, with what to do")
  func tooLarge() {
    let run = CommandRun("sheet Slide --columns 100 --every 0.001 --scale 2 -o -")
    #expect(run.code == .usage)
    #expect(run.talk.text.contains("pixels cannot be drawn; show fewer instants"))
  }

  @Test("An endless scene has no count of pictures, but instants")
  func endless() {
    #expect(CommandRun("sheet Endless -o -").code == .scene)
    #expect(CommandRun("sheet Endless --at 0,1.5 -o -").code == .done)
  }
}
