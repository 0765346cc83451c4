/// A face that texts were set in: with the versions of the libraries, what a layout depends on besides the text.
public struct UsedFace: Hashable, Sendable {
  /// The name of the family.
  public let family: String
  /// The path of the font file.
  public let file: String
  /// The number of the face in its file, mostly 0.
  public let index: Int
  /// The revision that the face states in its `head` table, for example "4.001".
  public let version: String

  init(_ face: FontFace) {
    family = face.family
    file = face.identity.file
    index = face.identity.index
    let thousandths = (face.revision * 1000 + 0x8000) >> 16
    let fraction = String(1000 + thousandths % 1000).dropFirst()
    version = "\(thousandths / 1000).\(fraction)"
  }
}

extension UsedFace: Comparable {
  /// Orders faces by file, then by number.
  public static func < (left: UsedFace, right: UsedFace) -> Bool {
    (left.file, left.index) < (right.file, right.index)
  }
}
