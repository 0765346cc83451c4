import CGraphics

/// Lists font files with a fontconfig configuration that has folders and nothing else.
enum FontListing {
  /// The faces in `directories`, or in the folders of the system's configuration where it is `nil`.
  static func faces(in directories: [String]?) -> [FontFace] {
    guard let system = FcInitLoadConfig() else { return [] }
    defer { FcConfigDestroy(system) }
    guard let own = FcConfigCreate() else { return [] }
    defer { FcConfigDestroy(own) }

    // No path is empty or has a NUL, which would end the text below.
    let folders = (directories ?? strings(FcConfigGetFontDirs(system))).filter { !$0.isEmpty && !$0.contains("\0") }
    // The caches are shared with the system: without them each start would read every font file.
    let caches = strings(FcConfigGetCacheDirs(system))
    let text =
      "<fontconfig>" + folders.map { "<dir>\(escaped($0))</dir>" }.joined()
      + caches.map { "<cachedir>\(escaped($0))</cachedir>" }.joined() + "</fontconfig>"
    guard FcConfigParseAndLoadFromMemory(own, Array(text.utf8) + [0], 0) != 0, FcConfigBuildFonts(own) != 0,
      let set = FcConfigGetFonts(own, FcSetSystem), let patterns = set.pointee.fonts
    else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { index in patterns[index].flatMap(face) }
  }

  private static func face(_ pattern: OpaquePointer) -> FontFace? {
    var coverage: OpaquePointer?
    guard let file = string(pattern, FC_FILE), let index = integer(pattern, FC_INDEX),
      // The pattern of a variable font as a whole has ranges for weight and width; its named instances follow it.
      integer(pattern, FC_VARIABLE) ?? 0 == 0,
      FcPatternGetCharSet(pattern, FC_CHARSET, 0, &coverage) == FcResultMatch,
      let coverage = coverage.flatMap(FontCoverage.init(sharing:))
    else { return nil }
    var names: [String] = []
    var english: String?
    while let name = string(pattern, FC_FAMILY, names.count) {
      if english == nil, string(pattern, FC_FAMILYLANG, names.count) == "en" { english = name }
      names.append(name)
    }
    guard let family = english ?? names.first else { return nil }
    let slant = integer(pattern, FC_SLANT) ?? Int(FC_SLANT_ROMAN)
    return FontFace(
      family: family, names: names,
      weight: FcWeightToOpenTypeDouble(number(pattern, FC_WEIGHT) ?? Double(FC_WEIGHT_REGULAR)),
      slant: slant >= Int(FC_SLANT_OBLIQUE) ? .oblique : slant >= Int(FC_SLANT_ITALIC) ? .italic : .upright,
      width: number(pattern, FC_WIDTH) ?? Double(FC_WIDTH_NORMAL),
      identity: FontFace.Identity(file: file, index: index),
      revision: integer(pattern, FC_FONTVERSION) ?? 0,
      hasOutlines: integer(pattern, FC_OUTLINE) ?? 0 != 0 && integer(pattern, FC_COLOR) ?? 0 == 0,
      coverage: coverage)
  }
}

extension FontListing {
  private static func string(_ pattern: OpaquePointer, _ object: String, _ index: Int = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, Int32(index), &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  /// A number or, as 0 or 1, a truth value.
  private static func integer(_ pattern: OpaquePointer, _ object: String) -> Int? {
    var value: Int32 = 0
    if FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch { return Int(value) }
    return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  private static func number(_ pattern: OpaquePointer, _ object: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(pattern, object, 0, &value) == FcResultMatch ? value : nil
  }

  private static func strings(_ list: OpaquePointer?) -> [String] {
    guard let list else { return [] }
    defer { FcStrListDone(list) }
    var strings: [String] = []
    while let string = FcStrListNext(list) { strings.append(String(cString: string)) }
    return strings
  }

  private static func escaped(_ path: String) -> String {
    path.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}
