/// A value of a case, read where it is used.
public enum JSON: Decodable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])
  case null

  /// Reads any value; the text "inf" stands for an infinite number, which JSON has none for.
  public init(from decoder: any Decoder) throws {
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

  /// The value under `key`; `nil` where there is none.
  public subscript(_ key: String) -> JSON? {
    if case .object(let object) = self { return object[key] }
    return nil
  }

  /// The number under `key`; NaN, which no expectation meets, where there is none.
  public func number(_ key: String) -> Double { self[key]?.number ?? .nan }
  /// The numbers under `key`; none where there are none.
  public func numbers(_ key: String) -> [Double] { self[key]?.numbers ?? [] }
  /// The text under `key`; empty where there is none.
  public func text(_ key: String) -> String { self[key]?.text ?? "" }

  /// The value as a flag.
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// The value as a number.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The value as a text.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The values of a list; none for anything else.
  public var list: [JSON] { if case .list(let list) = self { list } else { [] } }
  /// The numbers in a list.
  public var numbers: [Double] { list.compactMap(\.number) }
  /// The keys of an object; none for anything else.
  public var keys: Set<String> { if case .object(let object) = self { Set(object.keys) } else { [] } }
}
