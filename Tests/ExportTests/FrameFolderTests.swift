import FoundationEssentials
import Testing

@testable import Export

@Suite struct FrameFolderTests {
  private func manifest(_ change: (inout Manifest) -> Void = { _ in }) -> Manifest {
    var manifest = Manifest(
      scene: "A", width: 4, height: 4, scale: 1, frameRate: "30", frames: 10, background: "#FFFFFF", alpha: false,
      content: "0", versions: ["cairo": "1"])
    change(&manifest)
    return manifest
  }

  private func open(
    _ place: TemporaryFolder, _ manifest: Manifest, output: String = "out/", overwrites: Bool = false
  ) throws -> FrameFolder {
    let naming = try FrameNaming(output: place.path(output), frameCount: 10)
    return try FrameFolder(naming: naming, manifest: manifest, lastFrame: 9, overwrites: overwrites)
  }

  @Test("Ranges of the same rendering come together")
  func joins() throws {
    let place = try TemporaryFolder()
    for frames in [0..<5, 5..<10, 2..<7] {
      let folder = try open(place, manifest())
      for frame in frames { try folder.write([UInt8(frame)], frame: frame) }
      try folder.close()
    }
    #expect(try place.names("out").count == 11)
    for frame in 0..<10 { #expect(try place.bytes("out/frame_0000\(frame).png") == [UInt8(frame)]) }
  }

  @Test("Frames of another rendering are refused, and the message says what differs")
  func refuses() throws {
    let changes: [(String, (inout Manifest) -> Void)] = [
      ("scene is A, not B", { $0.scene = "B" }), ("size is 4x4, not 8x4", { $0.width = 8 }),
      ("scale is 1.0, not 2.0", { $0.scale = 2 }), ("frame rate is 30, not 60", { $0.frameRate = "60" }),
      ("frames is 10, not endless", { $0.frames = nil }), ("background is", { $0.background = "#000000" }),
      ("transparency is off, not on", { $0.alpha = true }), ("scene has changed", { $0.content = "1" }),
      ("cairo 1, not 2", { $0.versions = ["cairo": "2"] }),
    ]
    let place = try TemporaryFolder()
    try open(place, manifest()).write([1], frame: 3)
    for (words, change) in changes {
      let error = #expect(throws: FrameFolderError.self) { _ = try open(place, manifest(change)) }
      let message = try #require(error?.description)
      #expect(message.contains(words) && message.contains("--overwrite"))
    }
    #expect(try place.names("out") == ["frame_00003.png", "manifest.json"])
  }

  @Test("Frames that nothing vouches for are refused", arguments: [nil, "", "{}", "not JSON"])
  func refusesUnknown(_ found: String?) throws {
    let place = try TemporaryFolder()
    try place.makeFolder("out")
    try place.write("x", to: "out/frame_7.png")
    if let found { try place.write(found, to: "out/manifest.json") }
    #expect(throws: FrameFolderError.occupied(place.path("out"), frames: 1, difference: nil)) {
      _ = try open(place, manifest())
    }
    #expect(try place.bytes("out/frame_7.png") == Array("x".utf8))
  }

  @Test("A file of somebody else's with the name of the manifest is not replaced without being told to")
  func keepsForeignManifest() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("out")
    try place.write("{\"name\": \"an app\"}", to: "out/manifest.json")
    #expect(throws: FrameFolderError.foreignManifest(place.path("out") + "/manifest.json")) {
      _ = try open(place, manifest())
    }
    #expect(try place.bytes("out/manifest.json") == Array("{\"name\": \"an app\"}".utf8))
  }

  @Test("Files that are no frames are nobody's business")
  func ignoresOthers() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("out")
    try place.write("x", to: "out/notes.txt")
    try place.write("x", to: "out/frame_final.png")
    try open(place, manifest()).close()
    #expect(try place.names("out") == ["frame_final.png", "manifest.json", "notes.txt"])
  }

  @Test("Overwriting leaves the new frames alone, whole or in part")
  func overwrites() throws {
    let place = try TemporaryFolder()
    do {
      let old = try open(place, manifest())
      for frame in 0..<10 { try old.write([1], frame: frame) }
    }
    try place.write("x", to: "out/frame_000042.png")
    let new = manifest { $0.content = "new" }
    do {
      let folder = try open(place, new, overwrites: true)
      // Nothing vouches for a mixture: what is cut off here is refused afterwards.
      #expect(try !place.names("out").contains("manifest.json"))
      for frame in 0..<3 { try folder.write([2], frame: frame) }
      #expect(try place.names("out").count == 11)
      try folder.close()
    }
    #expect(try place.names("out") == ["frame_00000.png", "frame_00001.png", "frame_00002.png", "manifest.json"])
    _ = try open(place, new)
  }

  @Test("A rendering that was cut off while overwriting is refused")
  func cutOff() throws {
    let place = try TemporaryFolder()
    try open(place, manifest()).write([1], frame: 0)
    let new = manifest { $0.content = "new" }
    try open(place, new, overwrites: true).write([2], frame: 1)
    for manifest in [new, manifest()] {
      #expect(throws: FrameFolderError.occupied(place.path("out"), frames: 2, difference: nil)) {
        _ = try open(place, manifest)
      }
    }
  }

  @Test("A folder is taken by one at a time")
  func locks() throws {
    let place = try TemporaryFolder()
    var first: FrameFolder? = try open(place, manifest())
    #expect(throws: FrameFolderError.busy(place.path("out"))) { _ = try open(place, manifest()) }
    try first?.write([1], frame: 0)
    first = nil
    _ = try open(place, manifest())
  }

  @Test("What a killed process left is swept")
  func sweeps() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("out")
    try place.write("half", to: "out/.frame_00003.png.77-abc.tmp")
    try place.write("half", to: "out/.other.png.77-abc.tmp")
    _ = try open(place, manifest())
    #expect(try place.names("out") == [".other.png.77-abc.tmp", "manifest.json"])
  }

  @Test("Two patterns live in a folder side by side")
  func patterns() throws {
    let place = try TemporaryFolder()
    try open(place, manifest(), output: "a_##.png").write([1], frame: 0)
    try open(place, manifest { $0.scene = "B" }, output: "b_##.png").write([1], frame: 0)
    #expect(try place.names() == ["a.manifest.json", "a_00.png", "b.manifest.json", "b_00.png"])
  }

  @Test("A place that cannot be written is refused before the first frame")
  func unwritable() throws {
    let place = try TemporaryFolder()
    try place.write("", to: "file")
    for output in ["file/", "file/x/", "a/b/", "no/x/shot_%d.png"] {
      #expect(throws: FrameFolderError.self) { _ = try open(place, manifest(), output: output) }
    }
    let naming = try FrameNaming(output: "/proc/", frameCount: 1)
    #expect(throws: FrameFolderError.self) { _ = try FrameFolder(naming: naming, manifest: manifest(), lastFrame: 0) }
    #expect(try place.names() == ["file"])
  }

  @Test("A manifest survives JSON, and equal ones have equal bytes")
  func manifests() throws {
    for manifest in [manifest(), manifest { $0.frames = nil }, manifest { $0.scene = "\"ä/\u{1F600}" }] {
      #expect(Manifest(json: manifest.json) == manifest)
      #expect(manifest.json == manifest.json)
    }
  }
}
