public import Playback
public import Scenography
import Typesetting

extension ResolvedScene {
  /// Works out the choreography of `scene`, with texts set in the installed fonts.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - stage: The stage to play it on in place of its own.
  /// - Throws: `SceneError` that names what is wrong with the scene.
  public init(_ scene: any Scene, on stage: Stage? = nil) throws(SceneError) {
    try self.init(scene, on: stage, setter: InstalledFonts.setter)
  }
}

private enum InstalledFonts {
  /// One for all scenes of a process: listing fonts and shaping texts is worth doing once.
  static let setter = SystemTextSetter()
}
