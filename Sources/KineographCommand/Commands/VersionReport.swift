import Export

/// The versions of all that pixels depend on.
enum VersionReport {
  /// A line for each, the product first.
  static var text: String { Versions.all.map { "\($0.name) \($0.version)\n" }.joined() }
}
