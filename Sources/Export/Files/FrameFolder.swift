/// The folder that the frames of a scene are written into: never half a frame, never frames of two renderings.
///
/// A folder that holds files of the frames' names is taken only if its manifest says that they are of the very same
/// rendering. Ranges that are rendered apart then come together, and frames may be rendered again. Anything else is
/// refused, unless it shall be overwritten: then each new frame replaces an old one, and old frames that no new one
/// has replaced go in the end.
///
/// The folder is held by a lock as long as this lives, so that two processes do not write into it at a time.
public final class FrameFolder {
  /// How its files are called.
  public let naming: FrameNaming
  private let folder: Folder
  private let manifest: Manifest
  /// Files of a former rendering that are to go.
  private var stale: Set<String> = []

  /// Opens the folder, makes it where it is missing, and takes care that frames can be written into it.
  ///
  /// - Parameters:
  ///   - naming: The folder and the names of the frames.
  ///   - creatable: Folders above it that are made where they are missing, from the outside in. Other ones must exist.
  ///   - manifest: What the frames are of.
  ///   - lastFrame: The frame with the longest name, with which is tried whether files can be made.
  ///   - overwrites: Whether frames of another rendering are replaced.
  /// - Throws: ``FrameFolderError``.
  public init(
    naming: FrameNaming, creating creatable: [String] = [], manifest: Manifest, lastFrame: Int, overwrites: Bool = false
  ) throws(FrameFolderError) {
    self.naming = naming
    self.manifest = manifest
    do {
      for path in creatable + [naming.folder] { try Folder.create(path) }
      folder = try Folder(path: naming.folder)
    } catch { throw .file(error) }
    guard folder.lock() else { throw .busy(naming.folder) }
    do {
      try folder.probe(naming.name(ofFrame: lastFrame))
      try folder.sweep { $0 == naming.manifestName || naming.frame(named: $0) != nil }
    } catch { throw .file(error) }
    try admit(overwrites: overwrites)
  }

  /// Writes the bytes of a frame, whole or not at all.
  public func write(_ bytes: [UInt8], frame: Int) throws(FileError) {
    let name = naming.name(ofFrame: frame)
    try folder.write(bytes, as: name)
    stale.remove(name)
  }

  /// Removes the frames of a former rendering that were not replaced. To be called in the end, also of a rendering
  /// that did not come to its own: a folder without a manifest is then taken by nobody without being told to.
  public func close() throws(FileError) {
    guard !stale.isEmpty else { return }
    for name in stale.sorted() { try folder.remove(name) }
    stale = []
    try folder.write(manifest.json, as: naming.manifestName)
  }

  private func admit(overwrites: Bool) throws(FrameFolderError) {
    do {
      let json = manifest.json
      let found = try folder.read(naming.manifestName)
      if found == json { return }
      let frames = try folder.names().filter { naming.frame(named: $0) != nil }
      if frames.isEmpty, !overwrites, let found, Manifest(json: found) == nil {
        throw FrameFolderError.foreignManifest("\(naming.folder)/\(naming.manifestName)")
      }
      guard frames.isEmpty || overwrites else {
        let difference = found.flatMap { Manifest(json: $0) }?.difference(from: manifest)
        throw FrameFolderError.occupied(naming.folder, frames: frames.count, difference: difference)
      }
      if frames.isEmpty {
        try folder.write(json, as: naming.manifestName)
      } else {
        // As long as old and new frames lie side by side, no manifest vouches for them.
        try folder.remove(naming.manifestName)
        stale = Set(frames)
      }
    } catch let error as FrameFolderError {
      throw error
    } catch let error as FileError {
      throw .file(error)
    } catch { return }
  }
}
