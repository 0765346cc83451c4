import Kineograph
import Testing

/// The elementary functions as a scene finds them, which imports Kineograph alone.
@Suite struct ElementaryExportTests {
  @Test("A scene that imports Kineograph alone has the elementary functions")
  func functions() {
    #expect(Elementary.sin(0) == 0)
    #expect(Elementary.cos(0) == 1)
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.pow(3, 4) == 81)
    #expect(Elementary.cbrt(27) == 3)
    #expect(Elementary.sin(1).bitPattern == 0x3FEA_ED54_8F09_0CEE)
  }
}
