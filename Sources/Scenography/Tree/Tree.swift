import Drawing

/// The nodes of a scene in one state as a flat list, each with the path that tells which node it is.
///
/// Lists (what a `for` or an `if` makes) are gone: their children stand in the node around them. A parent always comes
/// before its children.
public struct Tree: Sendable {
  /// One node.
  public struct Element: Sendable {
    /// Which node it is: the same in every state of the scene.
    public let path: String
    /// The node, without its children.
    public var node: Node
    /// The element that holds it; `nil` for the root.
    public let parent: Int?
    /// The elements it holds, as they were written.
    public internal(set) var children: [Int]
    /// The elements it holds, as they are drawn.
    public internal(set) var drawOrder: [Int]
  }

  /// The elements; the first is the root, which fills the stage.
  public var elements: [Element]

  /// How deep nodes may be nested. Deeper ones would overflow the stack of a worker.
  public static let greatestDepth = 400

  /// Makes the list of `root` and all that it holds.
  ///
  /// - Throws: ``TreeError`` where two siblings have the same id, or nodes are nested too deeply.
  public init(_ root: Node) throws(TreeError) {
    elements = []
    // Whatever the body lists stands on the stage in one stack.
    let stage = Node(.zStack(alignment: .center), children: [root])
    guard stage.height <= Self.greatestDepth else { throw .tooDeep }
    try append(stage, path: "", parent: nil)
  }

  private mutating func append(_ node: Node, path: String, parent: Int?) throws(TreeError) {
    let index = elements.count
    var bare = node
    bare.children = []
    elements.append(Element(path: path, node: bare, parent: parent, children: [], drawOrder: []))
    if let parent { elements[parent].children.append(index) }

    var ids: Set<String> = []
    for (position, child) in node.children.enumerated() {
      try appendChild(child, of: path, at: "\(position)", parent: index, ids: &ids)
    }
    let children = elements[index].children
    elements[index].drawOrder =
      children.allSatisfy { elements[$0].node.zIndex == 0 }
      ? children
      : children.enumerated()
        .sorted {
          (elements[$0.element].node.zIndex, $0.offset) < (elements[$1.element].node.zIndex, $1.offset)
        }
        .map(\.element)
  }

  /// - Parameters:
  ///   - path: The path of the nearest node around the child that is not a list. A child with an id is named by it alone,
  ///     so that it stays the same node wherever a list puts it.
  ///   - position: Where the child stands in there.
  private mutating func appendChild(
    _ child: Node, of path: String, at position: String, parent: Int, ids: inout Set<String>
  ) throws(TreeError) {
    let prefix = path.isEmpty ? "" : path + "."
    if case .list(let branch) = child.content {
      for (index, grandchild) in child.children.enumerated() {
        try appendChild(
          grandchild, of: path, at: "\(position)\(branch == 2 ? "e" : "-")\(index)", parent: parent, ids: &ids)
      }
    } else if let id = child.id {
      guard ids.insert(id).inserted else { throw .duplicateID(id, path: path) }
      try append(child, path: prefix + "#" + Self.escaped(id), parent: parent)
    } else {
      try append(child, path: prefix + position, parent: parent)
    }
  }

  /// The id as it stands in a path, where a dot of its own must not look like the start of a child.
  private static func escaped(_ id: String) -> String {
    id.contains { $0 == "." || $0 == "\\" } ? id.map { $0 == "." || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() : id
  }
}

extension Tree {
  /// What people call the node: its id, its step or its words; else its kind, with the name of what wraps it or its place.
  public func label(of index: Int) -> String {
    if let name = elements[index].name { return name }
    var outer = elements[index].parent
    while let parent = outer, elements[parent].node.content.isWrapper {
      if let name = elements[parent].name { return "\(elements[index].node.content.name) of \(name)" }
      outer = elements[parent].parent
    }
    return elements[index].path.isEmpty
      ? "stage" : "\(elements[principal(of: index)].node.content.name) \(elements[index].path)"
  }

  /// What a node wraps in the end: itself, where it is no wrapper.
  private func principal(of index: Int) -> Int {
    var index = index
    while elements[index].node.content.isWrapper, let inner = elements[index].children.first { index = inner }
    return index
  }
}

extension Tree.Element {
  fileprivate var name: String? {
    if let id = node.id { return id }
    if let step = node.steps.first { return step.name }
    if case .text(let text) = node.content { return "Text “\(text.string.prefix(24))”" }
    return nil
  }
}

/// What is wrong with a tree of nodes.
public enum TreeError: Error, Hashable, Sendable {
  /// Two siblings have the same id.
  case duplicateID(String, path: String)
  /// Nodes are nested more deeply than ``Tree/greatestDepth``.
  case tooDeep
}

extension TreeError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .duplicateID(let id, let path):
      "two nodes side by side \(path.isEmpty ? "on the stage" : "in \(path)") have the id \(id); give each its own"
    case .tooDeep: "nodes are nested more than \(Tree.greatestDepth) deep; flatten them"
    }
  }
}
