public import Drawing

extension NodeRepresentable {
  /// Shows only a share of the node, 0…1, all of it as one picture. Nested opacities multiply.
  public func opacity(_ opacity: Double) -> Node { modified { $0.look.opacity *= opacity } }

  /// Moves the node `x` pixels to the right and `y` down, without moving what stands beside it.
  public func offset(x: Double = 0, y: Double = 0) -> Node {
    modified { $0.look.offset = $0.look.offset + Point(x: x, y: y) }
  }

  /// Draws the node `factor` times as large; `anchor` stays where it is.
  public func scale(_ factor: Double, anchor: UnitPoint = .center) -> Node {
    scale(x: factor, y: factor, anchor: anchor)
  }

  /// Draws the node `x` times as wide and `y` times as high; `anchor` stays where it is.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> Node {
    modified {
      $0.look.scaleX *= x
      $0.look.scaleY *= y
      $0.look.scaleAnchor = anchor
    }
  }

  /// Turns the node clockwise about `anchor`, after it is scaled.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Node {
    modified {
      $0.look.rotation = Angle(radians: $0.look.rotation.radians + angle.radians)
      $0.look.rotationAnchor = anchor
    }
  }

  /// Draws a blurred copy of the node under it.
  ///
  /// - Parameters:
  ///   - color: The colour of the copy; its alpha is how dark it is. The default is a third of black, as in SwiftUI.
  ///   - radius: The blur in pixels: twice the standard deviation of the Gaussian.
  ///   - x: How far the copy lies to the right.
  ///   - y: How far the copy lies below.
  public func shadow(
    color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> Node {
    modified {
      $0.look.shadowColor = color
      $0.look.shadowRadius = radius
      $0.look.shadowOffset = Point(x: x, y: y)
    }
  }

  /// Draws the node over siblings with a smaller index, and under those with a larger one; 0 is what all have. A box
  /// around the node, such as a frame, takes the index over.
  public func zIndex(_ index: Double) -> Node { modified { $0.zIndex = index } }

  /// Tells the node from its siblings by a name in place of its position, so that it stays the same node when they come
  /// and go. A box around the node, such as a frame, takes the name over.
  public func id(_ id: String) -> Node { modified { $0.id = id } }

  func modified(_ change: (inout Node) -> Void) -> Node {
    var node = node.single
    change(&node)
    return node
  }
}
