public import Drawing
public import Motion

extension Look {
  /// The value of `attribute` as the engine moves it; a colour is in Oklab with straight alpha.
  ///
  /// The box is not part of a look, since layout sets it: it reads as zero.
  public subscript(attribute: Attribute) -> Lanes {
    get {
      switch attribute {
      case .frameX, .frameY, .frameWidth, .frameHeight: .zero
      case .offsetX: Lanes(offset.x)
      case .offsetY: Lanes(offset.y)
      case .scaleX: Lanes(scaleX)
      case .scaleY: Lanes(scaleY)
      case .rotation: Lanes(rotation.radians)
      case .opacity: Lanes(opacity)
      case .fill: fill.lanes
      case .stroke: stroke.lanes
      case .lineWidth: Lanes(lineWidth)
      case .dashPhase: Lanes(dashPhase)
      case .cornerRadius: Lanes(cornerRadius)
      case .trimStart: Lanes(trimStart)
      case .trimEnd: Lanes(trimEnd)
      case .trimOffset: Lanes(trimOffset)
      case .shadowColor: shadowColor.lanes
      case .shadowRadius: Lanes(shadowRadius)
      case .shadowX: Lanes(shadowOffset.x)
      case .shadowY: Lanes(shadowOffset.y)
      case .presenceOpacity: Lanes(presence.opacity)
      case .presenceScale: Lanes(presence.scale, presence.shift.x, presence.shift.y, 0)
      case .presenceX: Lanes(presence.offset.x)
      case .presenceY: Lanes(presence.offset.y)
      }
    }
    set {
      let number = newValue.x
      switch attribute {
      case .frameX, .frameY, .frameWidth, .frameHeight: break
      case .offsetX: offset.x = number
      case .offsetY: offset.y = number
      case .scaleX: scaleX = number
      case .scaleY: scaleY = number
      case .rotation: rotation.radians = number
      case .opacity: opacity = number
      case .fill: fill = Color(lanes: newValue)
      case .stroke: stroke = Color(lanes: newValue)
      case .lineWidth: lineWidth = number
      case .dashPhase: dashPhase = number
      case .cornerRadius: cornerRadius = number
      case .trimStart: trimStart = number
      case .trimEnd: trimEnd = number
      case .trimOffset: trimOffset = number
      case .shadowColor: shadowColor = Color(lanes: newValue)
      case .shadowRadius: shadowRadius = number
      case .shadowX: shadowOffset.x = number
      case .shadowY: shadowOffset.y = number
      case .presenceOpacity: presence.opacity = number
      case .presenceScale: (presence.scale, presence.shift) = (number, Point(x: newValue.y, y: newValue.z))
      case .presenceX: presence.offset.x = number
      case .presenceY: presence.offset.y = number
      }
    }
  }
}

extension Color {
  /// The colour as the engine moves it: Oklab lightness, a, b, and straight alpha.
  public var lanes: Lanes {
    let oklab = Oklab(self)
    return Lanes(oklab.lightness, oklab.a, oklab.b, alpha)
  }

  /// Creates the colour that `lanes` stand for; channels outside sRGB are clamped when they are drawn.
  public init(lanes: Lanes) {
    self.init(Oklab(lightness: lanes.x, a: lanes.y, b: lanes.z), alpha: lanes.w)
  }
}
