import Foundation

/// Values that others have measured, published or computed: an input and what comes out of it, in files.
///
/// Each kind of case has one target whose tests check it, see ``owner(of:)``, and what none of them checks has a reason,
/// see ``reasonToSkip(_:)``.
public enum Oracle {
  /// One of them.
  public struct Case: Decodable, Sendable, CustomStringConvertible {
    /// Its name, of which there is no other in its file.
    public var id: String
    /// What it is about; cases of one kind have one form.
    public var kind: String
    /// What goes in.
    public var input: JSON
    /// What comes out.
    public var expect: JSON
    /// How far from it a number may be.
    public var tolerance: Double
    /// The name of its file.
    public internal(set) var file = ""

    private enum CodingKeys: CodingKey { case id, kind, input, expect, tolerance }

    /// Its file and its name.
    public var description: String { "\(file) \(id)" }

    /// Whether `actual` is what the case expects where it says `expected`; the slack is for tolerances that are the
    /// distance itself.
    public func allows(_ actual: Double, for expected: Double) -> Bool {
      actual == expected || abs(actual - expected) <= tolerance * (1 + 1e-9)
    }
  }

  private struct File: Decodable { var cases: [Case] }

  /// All cases of all files, in the order of their names; a file that cannot be read has none.
  public static let all: [Case] = {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Fixtures")
    let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) }
    return (files ?? []).sorted { $0.path < $1.path }.flatMap { url in
      let file = (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(File.self, from: $0) }
      return (file?.cases ?? []).map { entry in
        var entry = entry
        entry.file = url.lastPathComponent
        return entry
      }
    }
  }()

  /// The cases that the tests of `target` check.
  public static func cases(of target: Target) -> [Case] {
    all.filter { owner(of: $0.kind) == target && reasonToSkip($0) == nil }
  }

  /// A line for each file of which `target` has cases: how many of each kind it checks, and how many it skips.
  public static func report(of target: Target) -> [String] {
    let files = Dictionary(grouping: all.filter { owner(of: $0.kind) == target }, by: \.file)
    return files.sorted { $0.key < $1.key }.map { file, cases in
      let checked = cases.filter { reasonToSkip($0) == nil }
      let skipped = cases.filter { reasonToSkip($0) != nil }
      return "\(target.rawValue): \(file): checked \(summary(of: checked)), skipped \(summary(of: skipped))"
    }
  }

  /// "3 (stagger 1, repeat_duration 2)", in the order of the file.
  private static func summary(of cases: [Case]) -> String {
    let counts = Dictionary(cases.map { ($0.kind, 1) }, uniquingKeysWith: +)
    var kinds: [String] = []
    for entry in cases where !kinds.contains(entry.kind) { kinds.append(entry.kind) }
    let list = kinds.map { "\($0) \(counts[$0] ?? 0)" }.joined(separator: ", ")
    return cases.isEmpty ? "0" : "\(cases.count) (\(list))"
  }
}
