import Drawing
import Motion

extension Rect {
  /// The number of the box that moves as `attribute`; 0 for what is no part of a box.
  subscript(attribute: Attribute) -> Double {
    get {
      switch attribute {
      case .frameX: origin.x
      case .frameY: origin.y
      case .frameWidth: size.width
      case .frameHeight: size.height
      default: 0
      }
    }
    set {
      switch attribute {
      case .frameX: origin.x = newValue
      case .frameY: origin.y = newValue
      // A size that overshoots below nothing is nothing.
      case .frameWidth: size.width = max(0, newValue)
      case .frameHeight: size.height = max(0, newValue)
      default: break
      }
    }
  }
}

extension Attribute {
  /// The attributes of a box.
  static let ofBox: [Attribute] = [.frameX, .frameY, .frameWidth, .frameHeight]
}
