import Motion
public import Playback

/// Renders the frames of a plan into a folder, on several threads, in order.
public struct SequenceExport: Sendable {
  /// What came of it.
  public struct Outcome: Hashable, Sendable {
    /// How many frames of the plan are in the folder, from its first one on.
    public var frames = 0
    /// The size of their files in bytes.
    public var bytes = 0

    /// Creates the outcome of nothing yet.
    public init() {}
  }

  /// The scene.
  public let scene: ResolvedScene
  /// The number of pixels to a unit of the stage.
  public let scale: Double
  /// The frames and their files.
  public let plan: FramePlan
  /// The number of threads that draw.
  public let jobs: Int

  /// Creates an export; `jobs` are as many as the machine runs at a time, and as memory allows, where none are given.
  public init(of scene: ResolvedScene, scale: Double = 1, plan: FramePlan, jobs: Int? = nil) {
    self.scene = scene
    self.scale = scale
    self.plan = plan
    let size = try? PictureSize(of: scene.stage, scale: scale)
    self.jobs = jobs ?? WorkerCount.usual(bytesOfPicture: size?.bytes ?? 0)
  }

  /// Renders and writes one frame after the other. The files are the same for any number of threads.
  ///
  /// An error ends the export; frames before it are in the folder then, and none behind it.
  ///
  /// - Parameters:
  ///   - folder: Where the files go, opened for the names of the plan.
  ///   - interruption: Ends the export between two frames.
  ///   - progress: Is told after each frame what there is, on the thread of the caller.
  /// - Throws: ``ExportError/picture(_:)``, ``ExportError/folder(_:)``.
  public func run(
    into folder: FrameFolder, interruption: Interruption = Interruption(), progress: (Outcome) -> Void = { _ in }
  ) throws(ExportError) -> Outcome {
    var outcome = Outcome()
    do throws(ExportError) {
      try OrderedPipeline(workers: jobs).run(
        count: plan.frames.count, interruption: interruption,
        makeState: { [scene, scale] () throws(ExportError) -> FrameRenderer in
          do throws(PictureError) { return try FrameRenderer(of: scene, scale: scale) } catch { throw .picture(error) }
        },
        work: { [plan] (renderer: inout FrameRenderer, index: Int) throws(ExportError) -> [UInt8] in
          let instant = plan.time(ofFrame: plan.frames[index])
          do throws(PictureError) { return try renderer.png(at: instant) } catch { throw .picture(error) }
        },
        sink: { (index: Int, png: [UInt8]) throws(ExportError) in
          do throws(FileError) { try folder.write(png, frame: plan.frames[index]) } catch {
            throw .folder(.file(error))
          }
          outcome.frames += 1
          outcome.bytes += png.count
          progress(outcome)
        })
    } catch {
      // The first error counts; that old frames could not be removed either adds nothing.
      try? folder.close()
      throw error
    }
    do { try folder.close() } catch { throw .folder(.file(error)) }
    return outcome
  }
}
