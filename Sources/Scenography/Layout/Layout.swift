public import Drawing

/// The boxes of all nodes of a tree, by SwiftUI's rules: a parent proposes a size, a child chooses its own, the parent
/// places it.
///
/// One rule is different: a text takes as many lines as it needs, and is never cut short to fit its room.
public struct Layout: Sendable {
  /// The box of each element in its parent's box.
  public private(set) var frames: [Rect]
  /// The text of each element that is one, as it is set.
  public private(set) var texts: [TextLayout?]

  /// Lays `tree` out on a stage of `size`.
  ///
  /// - Throws: What `setter` throws, with the label of the text.
  public init(of tree: Tree, on size: Size, setter: any TextSetter) throws(LayoutError) {
    var pass = LayoutPass(tree: tree, setter: setter)
    try pass.placeRoot(on: size)
    frames = pass.frames
    texts = pass.texts
  }
}

/// A text that could not be set.
public struct LayoutError: Error {
  /// The node, for people.
  public let label: String
  /// What the text setter said.
  public let underlying: any Error
}
