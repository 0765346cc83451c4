import CGraphics

extension Paragraph {
  /// The script of each scalar; digits, punctuation and marks have that of the letter before them, and at the beginning
  /// that of the first letter.
  static func scripts(of scalars: [UInt32]) -> [hb_script_t] {
    let functions = hb_unicode_funcs_get_default()
    let own = scalars.map { hb_unicode_script(functions, $0) }
    var current = own.first(where: isOwn) ?? HB_SCRIPT_COMMON
    return own.map { script in
      if isOwn(script) { current = script }
      return current
    }
  }

  private static func isOwn(_ script: hb_script_t) -> Bool {
    script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED && script != HB_SCRIPT_UNKNOWN
  }
}
