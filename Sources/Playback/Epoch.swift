import Drawing
import Motion
import Scenography

/// The scene between two changes of its structure: which nodes there are, and what of them stands still.
struct Epoch: Sendable {
  /// The instant from which it holds.
  let start: Time
  /// The nodes.
  let tree: Tree
  /// The number of each element's node in the whole scene.
  let nodes: [Int]
  /// How each element looks but for what tracks say.
  var looks: [Look]
  /// The box of each element in its parent's box but for what tracks say.
  var frames: [Rect]
  /// The text of each element that is one.
  var texts: [TextLayout?]
}
