import Foundation
import Testing

/// Values that others have measured or published, one file of them.
struct Oracle: Decodable {
  var cases: [Case]

  /// One of them.
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var kind: String
    var input: Input
    var expect: Expected
    var tolerance: Double
    var testDescription: String { id }
  }

  /// What the tests of this module take from the input of a case.
  struct Input: Decodable, Sendable {
    var from: [Double]?
    var to: [Double]?
    var from_srgb255: [Double]?
    var to_srgb255: [Double]?
    var t: [Double]?
    var stops: [Double]?
    var pixel: Double?
    var size: Double?

    private enum CodingKeys: CodingKey { case from, to, from_srgb255, to_srgb255, t, stops, pixel, size }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      from = try? container.decode([Double].self, forKey: .from)
      to = try? container.decode([Double].self, forKey: .to)
      from_srgb255 = try? container.decode([Double].self, forKey: .from_srgb255)
      to_srgb255 = try? container.decode([Double].self, forKey: .to_srgb255)
      t =
        (try? container.decode([Double].self, forKey: .t))
        ?? (try? container.decode(Double.self, forKey: .t)).map { [$0] }
      stops = try? container.decode([Double].self, forKey: .stops)
      pixel = try? container.decode(Double.self, forKey: .pixel)
      size = try? container.decode(Double.self, forKey: .size)
    }
  }

  /// What the tests of this module take from the result of a case.
  struct Expected: Decodable, Sendable {
    var rgb: [Double]?
    var rgba: [Double]?
    var srgb: [[Double]]?
    var delta: [Double]?

    private enum CodingKeys: CodingKey { case rgb, rgba, srgb, delta }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      rgb = try? container.decode([Double].self, forKey: .rgb)
      rgba = try? container.decode([Double].self, forKey: .rgba)
      srgb = try? container.decode([[Double]].self, forKey: .srgb)
      delta = try? container.decode([Double].self, forKey: .delta)
    }
  }

  /// The cases of `kind` in the file `name`; a file that cannot be read is a recorded issue.
  static func cases(_ kind: String, in name: String) -> [Case] {
    do {
      let url = try #require(Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
      return try JSONDecoder().decode(Oracle.self, from: Data(contentsOf: url)).cases.filter { $0.kind == kind }
    } catch {
      Issue.record(error)
      return []
    }
  }
}
