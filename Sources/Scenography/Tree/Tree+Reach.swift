import Motion

extension Tree {
  /// The element that a step on `index` means when it changes `property`.
  ///
  /// A modifier like `frame` wraps a shape, and a step written after it stands on the wrapper. What only a shape has
  /// (fill, stroke, trim …) or only a frame has (width, height) is meant for the nearest node inside that has it.
  /// `nil` where there is none.
  public func element(for property: LookChange.Property, from index: Int) -> Int? {
    var index = index
    while true {
      let element = elements[index]
      if element.node.content.has(property) { return index }
      guard element.node.content.isWrapper, let inner = element.children.first else { return nil }
      index = inner
    }
  }
}

extension Node.Content {
  func has(_ property: LookChange.Property) -> Bool {
    switch property {
    case .attribute(let attribute): has(attribute)
    case .width, .height:
      if case .frame = self { true } else { false }
    case .positionX, .positionY:
      if case .position = self { true } else { false }
    }
  }

  private func has(_ attribute: Attribute) -> Bool {
    switch attribute {
    case .frameX, .frameY, .frameWidth, .frameHeight, .offsetX, .offsetY, .scaleX, .scaleY, .rotation, .opacity,
      .shadowColor, .shadowRadius, .shadowX, .shadowY, .presenceOpacity, .presenceScale, .presenceX, .presenceY:
      return true
    case .fill, .stroke, .lineWidth, .dashPhase, .trimStart, .trimEnd, .trimOffset:
      switch self {
      case .shape: return true
      case .text: return attribute == .fill || attribute == .stroke || attribute == .lineWidth
      default: return false
      }
    case .cornerRadius:
      switch self {
      case .shape(.roundedRectangle), .clip(.roundedRectangle): return true
      default: return false
      }
    }
  }
}
