import Numerics
import Scenography

/// Finds scenes by what was said.
struct SceneChoice {
  let catalog: SceneCatalog

  /// Takes a catalogue whose names can be told apart and be folders.
  ///
  /// - Throws: ``Failure`` with the code of scenes.
  init(_ catalog: SceneCatalog) throws(Failure) {
    self.catalog = catalog
    if let name = catalog.duplicateNames.first {
      throw Failure(.scene, "two scenes are called \(name); give one of them another name")
    }
    for name in catalog.names where !Self.isUsable(name) {
      throw Failure(
        .scene, "a scene cannot be called \"\(name)\": its name is that of a folder; use letters, digits, - and _")
    }
  }

  /// The one scene that `arguments` name, or the only one there is.
  func one(_ arguments: Arguments) throws(Failure) -> any Scene {
    guard arguments.words.count <= 1 else {
      throw arguments.failure("one scene at a time: \(arguments.words.joined(separator: " "))")
    }
    return try scenes(arguments)[0]
  }

  /// The scenes that `arguments` name, each once, in that order; or the only one there is. There is at least one.
  func scenes(_ arguments: Arguments) throws(Failure) -> [any Scene] {
    guard !catalog.scenes.isEmpty else { throw arguments.failure("there are no scenes in the catalogue") }
    if arguments.has(.all) {
      guard arguments.words.isEmpty else { throw arguments.failure("--all and names of scenes do not go together") }
      return catalog.scenes
    }
    if arguments.words.isEmpty {
      guard catalog.scenes.count == 1 else { throw arguments.failure("which scene? The catalogue has \(listing)") }
      return catalog.scenes
    }
    var names: Set<String> = []
    var scenes: [any Scene] = []
    for word in arguments.words {
      let scene = try scene(word, arguments)
      if names.insert(type(of: scene).name).inserted { scenes.append(scene) }
    }
    return scenes
  }

  private func scene(_ word: String, _ arguments: Arguments) throws(Failure) -> any Scene {
    if let scene = catalog.scene(named: word) { return scene }
    let near = EditDistance.nearest(to: word, in: catalog.names)
    throw arguments.failure(
      "there is no scene \"\(word)\"\(near.map { "; did you mean \($0)?" } ?? ".") The catalogue has \(listing)")
  }

  private var listing: String { catalog.names.joined(separator: ", ") }

  /// Whether files can be called `name`, and a command line cannot take it for something else.
  private static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("-") && !name.hasPrefix(".") && name.utf8.count <= 100
      && !name.contains { $0 == "/" || $0.unicodeScalars.contains { $0.value < 32 || $0.value == 127 } }
  }
}
