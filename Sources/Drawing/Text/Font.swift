/// A family, a size and a style of letters.
public struct Font: Hashable, Sendable {
  /// How heavy letters are, as OpenType counts: 100 (thin) to 900 (black).
  public struct Weight: Hashable, Sendable {
    /// The OpenType weight, 1…1000.
    public var value: Int

    /// Creates a weight of the OpenType value.
    public init(_ value: Int) { self.value = value }

    /// 100.
    public static let thin = Weight(100)
    /// 200.
    public static let ultraLight = Weight(200)
    /// 300.
    public static let light = Weight(300)
    /// 400.
    public static let regular = Weight(400)
    /// 500.
    public static let medium = Weight(500)
    /// 600.
    public static let semibold = Weight(600)
    /// 700.
    public static let bold = Weight(700)
    /// 800.
    public static let heavy = Weight(800)
    /// 900.
    public static let black = Weight(900)
  }

  /// The name of the family, for example "Inter".
  public var family: String
  /// The size of the em square in pixels.
  public var size: Double
  /// How heavy the letters are.
  public var weight: Weight
  /// Whether the letters are slanted.
  public var isItalic: Bool

  /// The family of `.system(size:)`.
  public static let systemFamily = "Inter"
  /// The family of `.monospaced(size:)`.
  public static let monospacedFamily = "JetBrains Mono"

  /// Creates a font of an installed family; a family that is not installed is an error when the text is set.
  public init(family: String, size: Double, weight: Weight = .regular, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The default family.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(family: systemFamily, size: size, weight: weight)
  }
  /// The default family with letters of one width.
  public static func monospaced(size: Double, weight: Weight = .regular) -> Font {
    Font(family: monospacedFamily, size: size, weight: weight)
  }
  /// A family by its name.
  public static func custom(_ family: String, size: Double, weight: Weight = .regular) -> Font {
    Font(family: family, size: size, weight: weight)
  }
  /// The same font, slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }
}
