public import Drawing

extension Path: ShapeRepresentable {
  /// The path in its own coordinates, from the top left corner of its box.
  public var shape: Shape { .path(self) }
}
