import Drawing
import Typesetting

/// The setter that most tests share; what it remembers must not matter.
let setter = SystemTextSetter()

func inter(_ size: Double = 100, weight: Font.Weight = .regular) -> Font { .system(size: size, weight: weight) }
func dejaVu(_ size: Double = 100) -> Font { .custom("DejaVu Sans", size: size) }

/// The width of `text` in one line.
func width(_ text: String, _ font: Font = inter(), tracking: Double = 0) throws -> Double {
  try setter.layout(TextContent(text, font: font, tracking: tracking), maxWidth: nil).size.width
}

extension TextLayout {
  /// What stands on the lines.
  var strings: [String] { lines.map(\.string) }
}

extension Path {
  /// The end points of all elements, and their control points.
  var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quad(let control, let end): [control, end]
      case .cubic(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    }
  }

  /// The smallest rectangle that holds all points.
  var pointBounds: Rect {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How many closed contours there are.
  var contourCount: Int { elements.count { $0 == .close } }
}
