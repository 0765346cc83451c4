import Foundation
import Testing

/// The published cases in the fixtures: an input and what others have measured or computed for it.
struct Oracle: Decodable {
  var cases: [Case]

  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var kind: String
    var input: JSON
    var expect: JSON
    var tolerance: Double
    var file: String?

    var testDescription: String { "\(file ?? "") \(id)" }
  }

  static let all: [Case] = {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Fixtures")
    let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) }
    return (files ?? []).sorted { $0.path < $1.path }.flatMap { file in
      let oracle = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Oracle.self, from: $0) }
      return (oracle?.cases ?? []).map { entry in
        var entry = entry
        entry.file = file.lastPathComponent
        return entry
      }
    }
  }()
}

/// A value of a fixture, read where it is used.
enum JSON: Decodable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = text == "inf" ? .number(.infinity) : .text(text)
    } else if let list = try? container.decode([JSON].self) {
      self = .list(list)
    } else if let object = try? container.decode([String: JSON].self) {
      self = .object(object)
    } else {
      self = .null
    }
  }

  subscript(_ key: String) -> JSON? {
    if case .object(let object) = self { return object[key] }
    return nil
  }

  /// The number under `key`; NaN, which no expectation meets, where there is none.
  func number(_ key: String) -> Double { self[key]?.number ?? .nan }
  func numbers(_ key: String) -> [Double] { self[key]?.list.compactMap(\.number) ?? [] }
  func text(_ key: String) -> String { self[key]?.text ?? "" }

  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [JSON] { if case .list(let list) = self { list } else { [] } }
  var keys: Set<String> { if case .object(let object) = self { Set(object.keys) } else { [] } }
}
