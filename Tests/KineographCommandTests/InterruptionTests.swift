import Export
import Testing

@testable import KineographCommand

@Suite struct InterruptionTests {
  @Test(
    "A rendering that is interrupted ends with the signal's code and says how to go on",
    arguments: [(2, ExitCode.interrupted), (15, .terminated), (1, .hungUp)] as [(Int32, ExitCode)])
  func interrupted(_ signal: Int32, _ code: ExitCode) throws {
    let place = try TemporaryFolder()
    let interruption = Interruption()
    interruption.raise(signal)
    let talk = MemoryStream()
    let ended = KineographCommand.run(
      ["render", "Slide", "--frames", "0-3,9-", "-o", place.path("out")], catalog: .test,
      console: Console(output: MemoryStream(), talk: talk, program: "kineo"), interruption: interruption)
    #expect(ended == code)
    #expect(talk.text.contains("0 of 11 frames"))
    #expect(talk.text.contains("--frames 0-3,9-15"))
    #expect(try place.names("out") == ["manifest.json"])
  }

  @Test("The first signal counts")
  func first() {
    let interruption = Interruption()
    #expect(interruption.signal == nil)
    #expect(interruption.raise(15))
    #expect(!interruption.raise(2))
    #expect(interruption.signal == 15)
  }
}
