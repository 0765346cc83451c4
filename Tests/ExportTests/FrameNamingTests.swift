import Testing

@testable import Export

@Suite struct FrameNamingTests {
  @Test(
    "Numbers are as wide as the last one of the whole scene, and five digits at least",
    arguments: [
      (1, "frame_00007.png"), (100_000, "frame_00007.png"), (100_001, "frame_000007.png"),
      (10_000_000, "frame_0000007.png"), (nil, "frame_00007.png"),
    ] as [(Int?, String)])
  func width(_ count: Int?, _ name: String) {
    #expect(FrameNaming(folder: "x", frameCount: count).name(ofFrame: 7) == name)
  }

  @Test(
    "An output is a folder or a pattern",
    arguments: [
      ("dir", "dir/frame_00012.png"), ("dir/", "dir/frame_00012.png"), ("a/b//", "a/b/frame_00012.png"),
      (".", "frame_00012.png"), ("/", "/frame_00012.png"), ("shot_%05d.png", "shot_00012.png"),
      ("a/shot_%d.png", "a/shot_12.png"), ("a/####.png", "a/0012.png"), ("/s#.PNG", "/s12.PNG"),
      ("a/%03d-left.png", "a/012-left.png"), ("50%%_%02d.png", "50%_12.png"), ("100%d/", "100%d/frame_00012.png"),
      ("100%/f-##.png", "100%/f-12.png"), ("-x", "-x/frame_00012.png"), ("ä b/%d.png", "ä b/12.png"),
    ])
  func outputs(_ output: String, _ path: String) throws {
    #expect(try FrameNaming(output: output, frameCount: 100).path(ofFrame: 12) == path)
  }

  @Test(
    "An output that cannot hold many frames is refused",
    arguments: [
      "", "x.png", "a/x.PNG", "%d", "%d.jpg", "####", "%d_%d.png", "#_#.png", "%5d.png", "%x.png", "%.png",
      "%021d.png", "%099999999999999999999d.png", "a\0b",
    ])
  func refusesOutputs(_ output: String) {
    #expect(throws: NamingError.self) { try FrameNaming(output: output, frameCount: 100) }
  }

  @Test("A frame is known by its name, of whatever width")
  func knows() throws {
    let naming = try FrameNaming(output: "a/shot_%04d-l.png", frameCount: nil)
    for number in [0, 12, 9999, 123_456] { #expect(naming.frame(named: naming.name(ofFrame: number)) == number) }
    #expect(naming.frame(named: "shot_000000012-l.png") == 12)
    for name in ["shot_-l.png", "shot_1.png", "shot_x-l.png", ".shot_1-l.png", "shot_-1-l.png", "l.png", ""] {
      #expect(naming.frame(named: name) == nil)
    }
  }

  @Test(
    "The pattern is one that ffmpeg takes",
    arguments: [
      ("a", "a/frame_%05d.png"), ("100%d/", "100%%d/frame_%05d.png"), ("x_##.png", "x_%02d.png"),
      ("x%d.png", "x%d.png"),
    ])
  func patterns(_ output: String, _ pattern: String) throws {
    #expect(try FrameNaming(output: output, frameCount: 9).pattern == pattern)
  }

  @Test(
    "Each pattern in a folder has a manifest of its own",
    arguments: [
      ("a", "manifest.json"), ("a/####.png", "manifest.json"), ("a/frame_%05d.png", "manifest.json"),
      ("a/shot_%05d.png", "shot.manifest.json"), ("a/%d-left.png", "left.manifest.json"),
      ("a/s.%d.left.png", "s..left.manifest.json"),
    ])
  func manifests(_ output: String, _ name: String) throws {
    #expect(try FrameNaming(output: output, frameCount: 9).manifestName == name)
  }
}
