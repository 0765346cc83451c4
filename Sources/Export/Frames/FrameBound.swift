/// The number of one frame, counted from the start of a scene or from its end.
///
/// Written `12` for frame 12 (the first frame is 0), `-1` for the last frame, `-10` for the tenth from the end.
public enum FrameBound: Hashable, Sendable {
  /// The frame with this number, from 0.
  case fromStart(Int)
  /// The frame this many places from the end, from 1 for the last one.
  case fromEnd(Int)

  /// Reads `text`; `nil` for anything but an optional minus and digits, for `-0`, and for numbers beyond `Int`.
  public init?(_ text: some StringProtocol) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ $0.isASCIIDigit }), let number = Int(digits) else { return nil }
    if digits.startIndex == text.startIndex {
      self = .fromStart(number)
    } else if number > 0 {
      self = .fromEnd(number)
    } else {
      return nil
    }
  }

  /// The number of the frame, which need not exist, in a scene of `count` frames.
  func index(of count: Int) -> Int {
    switch self {
    case .fromStart(let number): number
    case .fromEnd(let number): count - number
    }
  }

  /// The number of the frame in a scene of `count` frames.
  ///
  /// - Parameter count: The number of frames; `nil` where the scene never ends, which only has frames counted from
  ///   its start.
  /// - Throws: ``FrameSelectionError/pastEnd(_:count:)``, ``FrameSelectionError/noEnd``.
  public func frame(of count: Int?) throws(FrameSelectionError) -> Int {
    guard let count else {
      if case .fromStart(let number) = self { return number }
      throw .noEnd
    }
    let index = index(of: count)
    guard index >= 0, index < count else { throw .pastEnd("\(self)", count: count) }
    return index
  }
}

extension FrameBound: CustomStringConvertible {
  /// The number as it is written: "12", "-1".
  public var description: String {
    switch self {
    case .fromStart(let number): "\(number)"
    case .fromEnd(let number): "-\(number)"
    }
  }
}

extension UInt8 {
  /// Whether the byte is one of the digits 0…9.
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
