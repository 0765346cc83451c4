/// Scenes by their names, in the order in which they were listed.
public struct SceneCatalog: Sendable {
  /// The scenes.
  public let scenes: [any Scene]

  /// Creates a catalogue of `scenes`.
  public init(_ scenes: [any Scene]) { self.scenes = scenes }

  /// The names of the scenes.
  public var names: [String] { scenes.map { type(of: $0).name } }

  /// The scene called `name`, whatever the case of its letters where only one is called so.
  public func scene(named name: String) -> (any Scene)? {
    if let exact = scenes.first(where: { type(of: $0).name == name }) { return exact }
    let alike = scenes.filter { type(of: $0).name.lowercased() == name.lowercased() }
    return alike.count == 1 ? alike[0] : nil
  }

  /// Names that the catalogue has had before, whatever the case of their letters.
  public var duplicateNames: [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0.lowercased()).inserted }
  }
}
