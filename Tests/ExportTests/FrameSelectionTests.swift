import Testing

@testable import Export

@Suite struct FrameSelectionTests {
  @Test(
    "A list selects frames in rising order, each once",
    arguments: [
      ("0", [0]), ("7", [7]), ("0-3", [0, 1, 2, 3]), ("8-", [8, 9]), ("-1", [9]), ("-3-", [7, 8, 9]),
      ("-3--2", [7, 8]), ("2--7", [2, 3]), ("-10-2", [0, 1, 2]), ("0-9:4", [0, 4, 8]), ("1-:3", [1, 4, 7]),
      ("5,1,5", [1, 5]), ("3-5,0-4", [0, 1, 2, 3, 4, 5]), ("0-1,4,8-", [0, 1, 4, 8, 9]), ("9-9", [9]),
      ("0-9:100", [0]), ("00003", [3]),
    ])
  func selects(_ list: String, _ frames: [Int]) throws {
    #expect(try FrameSelection(list).frames(of: 10) == frames)
  }

  @Test(
    "What is no list of frames is refused",
    arguments: [
      "", ",", "1,", "-", "--", "a", "1-b", "1.5", "1 - 2", "+1", "-0", "1:2", "1-2:3:4", "0x10", "٣",
      "99999999999999999999", "1--", "1---2", "0..3",
    ])
  func refuses(_ list: String) {
    #expect(throws: FrameSelectionError.self) { try FrameSelection(list) }
  }

  @Test("A step of 0 is refused", arguments: ["0-9:0", "0-9:-1", "0-9:x", "0-9:"])
  func refusesStep(_ list: String) {
    #expect(throws: FrameSelectionError.step(list)) { try FrameSelection(list) }
  }

  @Test("A part that ends before it begins is refused with both ends")
  func refusesReversed() throws {
    #expect(throws: FrameSelectionError.reversed("9-3", first: 9, last: 3)) { try FrameSelection("9-3") }
    #expect(throws: FrameSelectionError.reversed("-1--3", first: -1, last: -3)) { try FrameSelection("-1--3") }
    let mixed = try FrameSelection("8--5")
    #expect(throws: FrameSelectionError.reversed("8--5", first: 8, last: 5)) { try mixed.frames(of: 10) }
  }

  @Test(
    "A frame that the scene does not have is named, with those that it has", arguments: ["10", "8-12", "-11", "0-10"])
  func refusesPastEnd(_ list: String) throws {
    let selection = try FrameSelection(list)
    let error = #expect(throws: FrameSelectionError.self) { try selection.frames(of: 10) }
    #expect(error?.description.contains("from 0 to 9") == true)
  }

  @Test("A scene that never ends has frames counted from its start alone")
  func endless() throws {
    #expect(try FrameSelection("5,100-102").frames(of: nil) == [5, 100, 101, 102])
    for list in ["-1", "5-", "-3-", "0--1"] {
      let selection = try FrameSelection(list)
      #expect(throws: FrameSelectionError.noEnd) { try selection.frames(of: nil) }
    }
  }

  @Test("A million frames are selected at a time, and no more")
  func limit() throws {
    #expect(try FrameSelection.all.frames(of: 1_000_000).count == 1_000_000)
    #expect(throws: FrameSelectionError.tooMany(count: 1_000_001, limit: 1_000_000)) {
      try FrameSelection.all.frames(of: 1_000_001)
    }
    let huge = try FrameSelection("0-\(Int.max - 1),0-\(Int.max - 1)")
    #expect(throws: FrameSelectionError.self) { try huge.frames(of: Int.max) }
    #expect(try FrameSelection("0-:1000").frames(of: 100_000_000).count == 100_000)
  }

  @Test(
    "Frames are listed in as few parts as hold them",
    arguments: [([], ""), ([3], "3"), ([0, 1, 2], "0-2"), ([0, 1, 5, 7, 8], "0-1,5,7-8")] as [([Int], String)])
  func lists(_ frames: [Int], _ list: String) {
    #expect(FrameSelection.list(of: frames) == list)
  }
}
