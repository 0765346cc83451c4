/// A node that is a shape and nothing else, so that it can clip others too.
public protocol ShapeRepresentable: NodeRepresentable {
  /// The shape.
  var shape: Shape { get }
  /// The radius of its corners, where it has any.
  var cornerRadius: Double { get }
}

extension ShapeRepresentable {
  /// No round corners.
  public var cornerRadius: Double { 0 }

  /// The node of the shape.
  public var node: Node {
    var node = Node(.shape(shape))
    node.look.cornerRadius = cornerRadius
    return node
  }
}
